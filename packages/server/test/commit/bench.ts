import { vi } from 'vitest';
import type { GameEvent } from '@regicide/rules';
import type { Decide } from '../../src/commit/changeRoom.ts';
import {
  createRoomChanges,
  type RoomChanges,
  type RoomChangesOptions,
} from '../../src/commit/roomChanges.ts';
import { changedTo, NOTHING, rejected } from '../../src/rooms/decided.ts';
import type { RoomDocument } from '../../src/rooms/roomDocument.ts';
import type { RoomStore } from '../../src/stores/roomStore.ts';
import { FaultyStore, SMOOTH, type CallFate, type StoreVerb } from '../../src/testing/faultyStore.ts';
import { MemoryStore } from '../../src/testing/memoryStore.ts';
import { ANNA, commitOf, HOUR, sampleRoom } from '../harness/sampleRoom.ts';

export const GAME = 'game00000000';
export const askedBy = (requestId: string, memberId = ANNA) => ({ memberId, requestId });

/**
 * A wish that can be counted: `createdAt` of the room is the step, which grows by 1, and the journal's seat, cards and
 * event name it by its mark. At another step than its own it is stale.
 */
export const counting =
  (mark: number, step: number | null = null): Decide =>
  (room) => {
    const at = room.createdAt;
    if (step !== null && step !== at) return rejected('intent/stale_step');
    const events: GameEvent[] = [{ type: 'shielded', amount: mark, attack: 0 }];
    const journal = {
      gameId: GAME,
      step: at,
      seat: 0,
      intent: { verb: 'play', cards: [mark] },
      events,
    } as const;
    return { kind: 'change', document: { ...room, createdAt: at + 1 }, events, journal, record: null };
  };

/** A wish of the server's own, which is fulfilled once the room is closed to newcomers. */
export const closing: Decide = (room) => (room.isOpen ? changedTo({ ...room, isOpen: false }) : NOTHING);

export interface Shown {
  readonly at: readonly [epoch: number, revision: number];
  readonly document: RoomDocument;
  readonly marks: readonly number[] | null;
}

export interface Node {
  readonly changes: RoomChanges;
  readonly line: FaultyStore;
  readonly shown: Shown[];
  readonly logged: string[];
  /** The next calls of a verb go as said, then smoothly again. */
  readonly fate: (verb: StoreVerb, ...fates: CallFate[]) => void;
  /** What becomes of the feed's messages from now on. */
  feed: readonly number[];
  /** What becomes of calls that nothing was said about. */
  otherFate: (verb: StoreVerb) => CallFate;
}

/** The answer is lost, but the store does it. */
export const LOST_ANSWER: CallFate = { doneAfter: [0], answerAfter: null };
/** The store never hears of it. */
export const LOST_REQUEST: CallFate = { doneAfter: [], answerAfter: null };
/** The store does it when nobody waits any more. */
export const lateBy = (ms: number): CallFate => ({ doneAfter: [ms], answerAfter: 0 });

/** So long waits a call here, ms. */
export const PATIENCE = 1_000;

export const newStore = (): MemoryStore => new MemoryStore({ now: Date.now });

/** A room that is stored, at step 0. */
export const storedRoom = async (store: RoomStore): Promise<RoomDocument> => {
  const room = { ...sampleRoom(), createdAt: 0 };
  await store.commit(commitOf(room, null, { expiresAt: Date.now() + 1_000 * HOUR }));
  // Nobody who follows the room from now on hears of its making.
  await vi.advanceTimersByTimeAsync(1);
  return room;
};

let stamps = 0;

/** A node of its own over a line of its own to the store. */
export const newNode = (
  store: RoomStore,
  create: (options: RoomChangesOptions) => RoomChanges = createRoomChanges,
): Node => {
  const planned = new Map<StoreVerb, CallFate[]>();
  const callFate = (verb: StoreVerb) => planned.get(verb)?.shift() ?? node.otherFate(verb);
  const shown: Shown[] = [];
  const logged: string[] = [];
  const log = (fields: unknown) => void logged.push((fields as { code: string }).code);
  const line = new FaultyStore(store, { patience: PATIENCE, callFate, feedFate: () => node.feed });
  const changes = create({
    store: line,
    now: Date.now,
    log: { info: log, warn: log, error: log } as never,
    expiresAt: (_room, at) => at + 1_000 * HOUR,
    stamp: () => `stamp${stamps++}`,
  });
  changes.onChanged((document, events) =>
    shown.push({
      at: [document.epoch, document.revision],
      document,
      marks: events && events.map((event) => (event.type === 'shielded' ? event.amount : -1)),
    }),
  );
  const node: Node = {
    changes,
    line,
    shown,
    logged,
    fate: (verb, ...fates) => void planned.set(verb, fates),
    feed: [0],
    otherFate: () => SMOOTH,
  };
  return node;
};

/** Lets the faked time pass until this is done; a test that never ends fails. */
export const inTime = async <T>(work: Promise<T>, most = 120_000, step = 5): Promise<T> => {
  let isDone = false;
  const end = Date.now() + most;
  const done = work.finally(() => {
    isDone = true;
  });
  done.catch(() => {});
  while (!isDone) {
    if (Date.now() > end) throw new Error('it never ended');
    await vi.advanceTimersByTimeAsync(step);
  }
  return done;
};

export const marksOf = async (store: RoomStore, roomId: string): Promise<number[]> =>
  (await store.journal(roomId, GAME, 0)).map(({ intent }) =>
    intent.verb === 'play' ? intent.cards[0]! : -1,
  );
