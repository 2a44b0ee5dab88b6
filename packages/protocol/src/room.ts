import { z } from 'zod';
import type { GameOptions } from '@regicide/rules';
import type { CompanionName } from './companions.ts';
import type { GameId, MemberId, RoomCode } from './ids.ts';
import type { Phrase, Wish } from './phrases.ts';

export const seat = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);

/** All options of R-90 .. R-98, no unknown keys. */
export const gameOptions = z.strictObject({
  extraJester: z.union([z.literal(0), z.literal(1)]),
  handLimitDelta: z.union([z.literal(-1), z.literal(0), z.literal(1)]),
  length: z.enum(['full', 'short']),
  soloYield: z.boolean(),
  recruit: z.enum(['top', 'under']),
  firstPlayer: z.union([z.literal('random'), seat]),
  discardPile: z.enum(['top', 'open']),
  talk: z.enum(['phrases', 'free']),
  hints: z.boolean(),
}) satisfies z.ZodType<GameOptions>;

/** A person in the room, as everybody may see. Times are server milliseconds since 1970. */
export interface MemberView {
  readonly id: MemberId;
  readonly name: string;
  /** Since when the member is gone, or null while connected. */
  readonly awaySince: number | null;
}

/** One line of talk, newest last; at most the last 30 are kept. */
export interface TalkLine {
  readonly id: number;
  readonly memberId: MemberId;
  readonly at: number;
  readonly phrase: Phrase | Wish | null;
  /** Free text, at most 200 characters; null when it is a phrase. */
  readonly text: string | null;
}

/** The running or last game of the room: what changes rarely. */
export interface GameInfo {
  readonly id: GameId;
  /** `shuffling`: the commitment is out and browsers send their nonces. */
  readonly status: 'shuffling' | 'playing' | 'finished';
  readonly seatCount: 1 | 2 | 3 | 4;
  readonly options: GameOptions;
  /** SHA-256 of the server seed, published before anybody sends a nonce; hex. Empty for a scenario, which nobody dealt. */
  readonly commitment: string;
  readonly startedAt: number;
  readonly endedAt: number | null;
  /** Since when the seat on turn owes its move. A later `turnSince` of an update replaces it. */
  readonly turnSince: number;
  /** wishes may be said now: from a Jester until the named player has acted. */
  readonly canWish: boolean;
  /** standing wishes, by seat. */
  readonly wishBySeat: readonly (Wish | null)[];
  /** The server seed and the nonces by seat, once the game is over; never for a scenario. */
  readonly proof: { readonly serverSeed: string; readonly nonceBySeat: readonly (string | null)[] } | null;
}

/** The room as every member sees it. Sent with a snapshot, and with an update when it changed. */
export interface RoomView {
  /** The current link's code. */
  readonly code: RoomCode;
  /** Closed to newcomers by the host. */
  readonly isOpen: boolean;
  readonly hostId: MemberId;
  readonly members: readonly MemberView[];
  /** Four entries; while a game is played its seats are 0 .. seatCount - 1. */
  readonly memberBySeat: readonly (MemberId | null)[];
  /** Four entries: which companion (a bot) plays a seat. With a member on it as well, only until that member is back. */
  readonly companionBySeat: readonly (CompanionName | null)[];
  /** For the next game. */
  readonly options: GameOptions;
  readonly game: GameInfo | null;
  readonly talk: readonly TalkLine[];
}
