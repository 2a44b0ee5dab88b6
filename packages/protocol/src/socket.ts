import { z } from 'zod';
import type { GameView, Intent, PublicView, Card, Seat, VisibleEvent } from '@regicide/rules';
import { deviceSecret, memberId, memberToken, requestId, roomCode, type MemberId } from './ids.ts';
import { typedName } from './http.ts';
import { PHRASES, WISHES } from './phrases.ts';
import type { Rejection } from './rejections.ts';
import { gameOptions, seat, type RoomView } from './room.ts';

/** The handshake's `auth` payload. A refusal is a connect_error whose `data` is `{ code: Rejection }`. */
export const socketAuth = z.strictObject({
  protocol: z.number().int(),
  roomCode,
  token: memberToken,
});
export type SocketAuth = z.input<typeof socketAuth>;

const card = z.number().int().min(0).max(54);
const cards = z.array(card).min(1).max(55);

export const intent = z.discriminatedUnion('verb', [
  z.strictObject({ verb: z.literal('play'), cards }),
  z.strictObject({ verb: z.literal('yield') }),
  z.strictObject({ verb: z.literal('pay'), cards }),
  z.strictObject({ verb: z.literal('name'), seat }),
  z.strictObject({ verb: z.literal('flip') }),
]) satisfies z.ZodType<Intent>;

/** `intent`: a seat's wish. The seat comes from the session, never from here. */
export const intentMessage = z.strictObject({ id: requestId, step: z.number().int().min(0), intent });
export type IntentMessage = z.input<typeof intentMessage>;

/** The lobby verbs. Host only: setOptions, setOpen, start, removeMember, renewLink, handHost, closeRoom. */
export const command = z.discriminatedUnion('verb', [
  z.strictObject({ verb: z.literal('rename'), name: typedName }),
  z.strictObject({ verb: z.literal('takeSeat'), seat }),
  /** In a running game the seat becomes free for others, who then see its hand. */
  z.strictObject({ verb: z.literal('leaveSeat') }),
  /**
   * A bot plays a seat. In a lobby and after the end: the host, a free seat. In a running game: anybody who plays, a seat
   * that was left or whose owner is away for 2 minutes.
   */
  z.strictObject({ verb: z.literal('addCompanion'), seat }),
  /** The host, or the seat's owner. */
  z.strictObject({ verb: z.literal('removeCompanion'), seat }),
  z.strictObject({ verb: z.literal('setOptions'), options: gameOptions }),
  z.strictObject({ verb: z.literal('setOpen'), isOpen: z.boolean() }),
  z.strictObject({ verb: z.literal('start') }),
  /** A seated browser's part of the shuffle: 16 to 64 random hex digits. */
  z.strictObject({ verb: z.literal('addNonce'), nonce: z.string().regex(/^[0-9a-f]{16,64}$/) }),
  z.strictObject({ verb: z.literal('removeMember'), memberId }),
  z.strictObject({ verb: z.literal('renewLink') }),
  z.strictObject({ verb: z.literal('handHost'), memberId }),
  /** After the end: a new game with the same seats and options. Any seated member. */
  z.strictObject({ verb: z.literal('rematch') }),
  /** After the end: back to the lobby, same members. Host only. */
  z.strictObject({ verb: z.literal('backToLobby') }),
  /** A link to go on on another device, good once, for ten minutes; a newer one replaces it. */
  z.strictObject({ verb: z.literal('linkDevice'), secret: deviceSecret }),
  z.strictObject({ verb: z.literal('leaveRoom') }),
  z.strictObject({ verb: z.literal('closeRoom') }),
  z.strictObject({ verb: z.literal('say'), phrase: z.enum([...PHRASES, ...WISHES]) }),
  /** */
  z.strictObject({ verb: z.literal('sayText'), text: z.string().min(1).max(200) }),
]);
export type Command = z.input<typeof command>;

export const commandMessage = z.strictObject({ id: requestId, command });
export type CommandMessage = z.input<typeof commandMessage>;

/** The answer to an intent or a command; the same id gets the same answer. */
export type Ack =
  { readonly ok: true; readonly revision: number } | { readonly ok: false; readonly code: Rejection };

/** `log`: the visible events of the current game from a step on. */
export const logMessage = z.strictObject({ fromStep: z.number().int().min(0) });
export interface LogEntry {
  /** The step at which the intent was made. */
  readonly step: number;
  readonly seat: Seat;
  /** Server milliseconds since 1970. */
  readonly at: number;
  readonly events: readonly VisibleEvent[];
}
export type LogAck =
  | { readonly ok: true; readonly gameId: string | null; readonly entries: readonly LogEntry[] }
  | { readonly ok: false; readonly code: Rejection };

/** Everything, on every connect and wake; it replaces what the client had. */
export interface Snapshot {
  readonly epoch: number;
  readonly revision: number;
  /** Server clock, for timers. */
  readonly now: number;
  readonly memberId: MemberId;
  readonly room: RoomView;
  readonly view: GameView | null;
}
export type WakeAck =
  { readonly ok: true; readonly snapshot: Snapshot } | { readonly ok: false; readonly code: Rejection };

/** The part of an update that is byte-equal for everybody in the room. Absent parts did not change. */
export interface SharedUpdate {
  readonly epoch: number;
  readonly revision: number;
  readonly now: number;
  readonly room?: RoomView;
  /** `room.game.turnSince` from now on: it changes with every intent, and the room is not sent again for it. */
  readonly turnSince?: number;
  readonly view?: PublicView | null;
  /** Of one accepted intent, as a spectator sees them. */
  readonly events?: readonly VisibleEvent[];
}

/** The part of an update that only its seat gets: the hand, and the cards behind its own `drew` events in their order. */
export interface OwnUpdate {
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly drawn: readonly Card[];
}

/** Why the server ends a socket for good, or for now. */
export const GOODBYES = ['superseded', 'removed', 'room_closed', 'draining'] as const;
export type Goodbye = (typeof GOODBYES)[number];

export interface ClientToServer {
  intent: (message: IntentMessage, ack: (answer: Ack) => void) => void;
  command: (message: CommandMessage, ack: (answer: Ack) => void) => void;
  wake: (message: Record<string, never>, ack: (answer: WakeAck) => void) => void;
  log: (message: z.input<typeof logMessage>, ack: (answer: LogAck) => void) => void;
}

export interface ServerToClient {
  snapshot: (snapshot: Snapshot) => void;
  /** `own` is null for a spectator, and where there is no game. */
  update: (shared: SharedUpdate, own: OwnUpdate | null) => void;
  /** The socket closes next. `superseded`: another tab or device of this member plays now. */
  goodbye: (reason: Goodbye) => void;
}
