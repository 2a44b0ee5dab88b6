import type { Ack, MemberId, RoomCode } from '@regicide/protocol';
import { newRoom } from '../../src/rooms/newRoom.ts';
import type { RoomDocument } from '../../src/rooms/roomDocument.ts';
import { answerText } from '../../src/stores/answers.ts';
import type { Commit, GameRecord, JournalEntry } from '../../src/stores/roomStore.ts';
import { STANDARD_OPTIONS } from '@regicide/rules';

export const HOUR = 60 * 60 * 1000;

let codes = 0;
/** A code that no other test uses. */
export const freshCode = (): RoomCode =>
  `R${String(process.pid).slice(-4)}${(codes++).toString(36).toUpperCase()}` as RoomCode;

export const ANNA = 'anna0000' as MemberId;
export const BEN = 'ben00000' as MemberId;

export const sampleRoom = (id: RoomCode = freshCode()): RoomDocument =>
  newRoom(id, { id: ANNA, name: 'Anna', tokenHash: 'ab'.repeat(32) }, undefined, 1_000);

/** The document one commit later; `hostId` serves as its visible content. */
export const nextOf = (room: RoomDocument, changes: Partial<RoomDocument> = {}): RoomDocument => ({
  ...room,
  revision: room.revision + 1,
  stamp: `s${room.revision + 1}`,
  ...changes,
});

/** The document one commit later, which remembers the answer to a request. */
export const answeredNextOf = (room: RoomDocument, memberId: MemberId, requestId: string): RoomDocument => {
  const ack: Ack = { ok: true, revision: room.revision + 1 };
  return nextOf(room, { answered: [...room.answered, answerText({ memberId, requestId }, ack)] });
};

export const commitOf = (
  document: RoomDocument,
  expected: RoomDocument | null,
  more: Partial<Commit> = {},
): Commit => ({
  document,
  expected,
  request: null,
  events: null,
  journal: null,
  record: null,
  expiresAt: Date.now() + HOUR,
  ...more,
});

export const entryOf = (gameId: string, step: number): JournalEntry => ({
  gameId,
  step,
  at: 1_000 + step,
  seat: 0,
  intent: { verb: 'yield' },
  events: [{ type: 'yielded', seat: 0 }],
});

export const recordOf = (gameId: string, endedAt: number): GameRecord => ({
  gameId,
  seatCount: 1,
  options: STANDARD_OPTIONS,
  serverSeed: 'cd'.repeat(32),
  nonceBySeat: [null],
  startedAt: endedAt - 1_000,
  endedAt,
  outcome: { result: 'won', medal: 'gold' },
  steps: 2,
});
