import { FaultyStore, MemoryStore, type RoomChanges, type RoomDocument } from '@regicide/server/testing';
import { SOUND, type Mutant } from './mutant.ts';
import type { Trouble } from './trouble.ts';

type Change = RoomChanges['change'];

/** The same object with some methods of its own. */
const changed = (changes: RoomChanges, own: Partial<Record<keyof RoomChanges, unknown>>): RoomChanges =>
  new Proxy(changes, {
    get: (target, key) => {
      const value: unknown = key in own ? own[key as keyof RoomChanges] : target[key as keyof RoomChanges];
      return typeof value === 'function' ? (value as (...args: unknown[]) => unknown).bind(target) : value;
    },
  });

/** Decides on what is stored, says yes, and only then stores it. */
const ackBeforeCommit: Mutant = {
  ...SOUND,
  changesOf: (changes) =>
    changed(changes, {
      change: (async (roomId, request, decide) => {
        const room = await changes.read(roomId);
        if (room === null || decide(room).kind !== 'change') return changes.change(roomId, request, decide);
        void changes.change(roomId, request, decide);
        return { ack: { ok: true, revision: room.revision + 1 }, document: room };
      }) satisfies Change,
    }),
};

/** A connect or wake is answered with what this node saw last. */
const cacheServedOnConnect: Mutant = {
  ...SOUND,
  trouble: {
    nodeCount: 3,
    pause: 500,
    rollsBack: false,
    store: { lostRequests: 0, lostAnswers: 0, doubled: 0, slow: 100, lostFeed: 400 },
  },
  changesOf: (changes) => {
    let seen: RoomDocument | null = null;
    changes.onChanged((document) => (seen = document));
    return changed(changes, { read: async (roomId: string) => seen ?? (await changes.read(roomId)) });
  },
};

/** Whether a request is known is looked up before the commit, not in its atomic step. */
class LateCheck extends MemoryStore {
  protected override answerTo(): null {
    return null;
  }

  protected override conflict(
    ...[stored]: Parameters<MemoryStore['conflict']>
  ): ReturnType<MemoryStore['conflict']> {
    const result = super.conflict(stored);
    if (result.outcome !== 'conflict' || result.document === null) return result;
    return { outcome: 'conflict', document: { ...result.document, answered: [] } };
  }
}

/** Writes over whatever is stored. */
class BlindStore extends MemoryStore {
  protected override isExpected(): boolean {
    return true;
  }
}

/** Nobody learns that the line was down. */
class UnheardStore extends FaultyStore {
  override onFeedRestored(): void {}
}

/** Nothing but messages of the feed is lost, and nobody does anything afterwards that would tell the others. */
const LOST_FEED: Partial<Trouble> = {
  nodeCount: 3,
  seatCount: 4,
  beginsEarly: false,
  endsPlay: true,
  rollsBack: false,
  pause: Infinity,
  store: { lostRequests: 0, lostAnswers: 0, doubled: 0, slow: 0, lostFeed: 400 },
};

export const MUTANTS = {
  'the duplicate check is outside the atomic step': { ...SOUND, Store: LateCheck },
  'another revision is no conflict': { ...SOUND, Store: BlindStore },
  'ack before commit': ackBeforeCommit,
  'a cache is served on connect': cacheServedOnConnect,
  'what the feed lost stays lost': {
    ...SOUND,
    Line: UnheardStore,
    every: () => () => {},
    trouble: LOST_FEED,
  },
} satisfies Record<string, Mutant>;
