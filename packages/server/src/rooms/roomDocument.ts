import type { GameOptions, GameState, SeatCount } from '@regicide/rules';
import type { CompanionName, GameId, MemberId, RoomCode, TalkLine, Wish } from '@regicide/protocol';

/** Version of {@link RoomDocument} as stored; a change of shape adds a migration. */
export const DOCUMENT_SCHEMA = 3;

export interface Member {
  readonly id: MemberId;
  readonly name: string;
  /** SHA-256 of each of the member's tokens (one per device), hex. */
  readonly tokenHashes: readonly string[];
  /** How this member goes on on another device: SHA-256 of a link's secret, hex, and until when it holds (server ms). */
  readonly deviceLink: { readonly secretHash: string; readonly expiresAt: number } | null;
  readonly joinedAt: number;
  /** Since when no connection is left (server ms), or null while connected. */
  readonly awaySince: number | null;
}

export interface Game {
  readonly id: GameId;
  readonly status: 'shuffling' | 'playing' | 'finished';
  readonly seatCount: SeatCount;
  readonly options: GameOptions;
  /** A position from notation, which nobody dealt: it has no proof and leaves no record. */
  readonly isScenario: boolean;
  /** 64 hex digits; secret until the end. Its SHA-256 is the published commitment. */
  readonly serverSeed: string;
  readonly nonceBySeat: readonly (string | null)[];
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly turnSince: number;
  /** from a Jester until the named player has acted. */
  readonly canWish: boolean;
  readonly wishBySeat: readonly (Wish | null)[];
  /** Null while shuffling. */
  readonly state: GameState | null;
}

/** Something due at a time, which any node acts on through an ordinary commit. */
export type Due =
  /** Deal without the nonces that did not come. */
  | { readonly kind: 'deal'; readonly at: number }
  /** The host is gone: pass the role on. */
  | { readonly kind: 'handHost'; readonly at: number }
  /** A companion makes the move of this step; at any other step it is not due any more. */
  | { readonly kind: 'companion'; readonly at: number; readonly gameId: GameId; readonly step: number };

/** Room and table in one document: everything that one commit changes. Plain JSON. */
export interface RoomDocument {
  readonly schema: typeof DOCUMENT_SCHEMA;
  /** The first code; names the room in the store for ever. */
  readonly id: RoomCode;
  /** The current link's code. */
  readonly code: RoomCode;
  /** Grows when the store came back older than what was shown. */
  readonly epoch: number;
  /** Grows by 1 with every commit of an epoch. */
  readonly revision: number;
  /** Made anew for every commit: tells two histories apart that reached the same revision. */
  readonly stamp: string;
  readonly createdAt: number;
  readonly isOpen: boolean;
  /** The host closed the room: it answers like an unknown one. */
  readonly isClosed: boolean;
  readonly hostId: MemberId;
  readonly members: readonly Member[];
  /** Four entries. */
  readonly memberBySeat: readonly (MemberId | null)[];
  /** Four entries: the companion that plays the seat; with a member on it as well, only until that member is back. */
  readonly companionBySeat: readonly (CompanionName | null)[];
  readonly options: GameOptions;
  readonly game: Game | null;
  readonly talk: readonly TalkLine[];
  readonly dues: readonly Due[];
  /** The last few answers to each member, as text (`stores/answers.ts`): the same request gets the same answer. */
  readonly answered: readonly string[];
}
