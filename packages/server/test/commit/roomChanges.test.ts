import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MemberId } from '@regicide/protocol';
import type { Request } from '../../src/commit/answered.ts';
import { COMPARE_INTERVAL } from '../../src/commit/roomChanges.ts';
import { StoreUnavailable } from '../../src/stores/roomStore.ts';
import { SMOOTH } from '../../src/testing/faultyStore.ts';
import { BEN, commitOf, nextOf } from '../harness/sampleRoom.ts';
import {
  askedBy,
  closing,
  counting,
  inTime,
  lateBy,
  LOST_ANSWER,
  LOST_REQUEST,
  marksOf,
  newNode,
  newStore,
  PATIENCE,
  storedRoom,
} from './bench.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const bench = async () => {
  const store = newStore();
  const room = await storedRoom(store);
  const node = newNode(store);
  const follow = async (other = node) => {
    await inTime(other.changes.follow(room.id));
    return other;
  };
  const change = (...args: Parameters<typeof askedBy> | [null]) => {
    const [requestId, memberId] = args;
    const request = requestId === null ? null : askedBy(requestId, memberId);
    return (decide: Parameters<typeof node.changes.change>[2], on = node) =>
      inTime(on.changes.change(room.id, request, decide));
  };
  return { store, room, node, follow, change };
};
const ok = (revision: number) => ({ ok: true, revision });
const no = (code: string) => ({ ok: false, code });

describe('a change', () => {
  test('[DESIGN commit] is answered and shown only after it was stored', async () => {
    const { store, room, node, follow } = await bench();
    await follow();
    node.fate('commit', { doneAfter: [300], answerAfter: 100 });
    let isAnswered = false;
    const changed = node.changes.change(room.id, askedBy('request00001'), counting(1));
    void changed.then(() => (isAnswered = true));
    await vi.advanceTimersByTimeAsync(299);
    expect([isAnswered, node.shown.length, (await store.load(room.id))!.revision]).toEqual([false, 0, 1]);
    await vi.advanceTimersByTimeAsync(50);
    expect([isAnswered, node.shown.length, (await store.load(room.id))!.revision]).toEqual([false, 0, 2]);
    const { ack, document } = await inTime(changed);
    expect(ack).toEqual(ok(2));
    expect(await store.load(room.id)).toEqual(document);
    expect(node.shown).toEqual([{ at: [1, 2], document, marks: [1] }]);
  });

  test('[DESIGN commit] waits for those before it in its room, and not for those of other rooms', async () => {
    const { store, room, node } = await bench();
    const other = await storedRoom(store);
    const order: number[] = [];
    node.fate('commit', { doneAfter: [200], answerAfter: 0 });
    const run = (roomId: string, mark: number) =>
      node.changes.change(roomId, null, counting(mark)).then(() => order.push(mark));
    await inTime(Promise.all([run(room.id, 1), run(room.id, 2), run(other.id, 3), run(room.id, 4)]));
    expect(order).toEqual([3, 1, 2, 4]);
    expect(await marksOf(store, room.id)).toEqual([1, 2, 4]);
  });

  test('[DESIGN commit] of a room that is not there is refused', async () => {
    const { node } = await bench();
    const changed = await inTime(node.changes.change('NOWHERE', null, counting(1)));
    expect(changed).toEqual({ ack: no('room/not_found'), document: null });
  });

  test('[DESIGN commit] that is refused or has nothing to do leaves everything as it is', async () => {
    const { store, room, node, follow, change } = await bench();
    await follow();
    expect((await change('request00001')(counting(1, 7))).ack).toEqual(no('intent/stale_step'));
    expect((await change('request00002')(closing)).ack).toEqual(ok(2));
    expect((await change('request00003')(closing)).ack).toEqual(ok(2));
    expect((await store.load(room.id))!.revision).toBe(2);
    expect(node.shown).toHaveLength(1);
  });

  test('[DESIGN commit] with a bug in it rejects, and those behind it are done', async () => {
    const { node, room, change } = await bench();
    const buggy = node.changes.change(room.id, null, () => {
      throw new TypeError('a bug');
    });
    await expect(inTime(buggy)).rejects.toBeInstanceOf(TypeError);
    expect((await change('request00001')(counting(1))).ack).toEqual(ok(2));
  });

  test('[DESIGN commit] stands although a listener has a bug', async () => {
    const { node, change, follow } = await bench();
    await follow();
    node.changes.onChanged(() => {
      throw new TypeError('a bug');
    });
    expect((await change('request00001')(counting(1))).ack).toEqual(ok(2));
    expect(node.logged).toEqual(['bug/listener']);
  });
});

describe('asked twice', () => {
  test('[DESIGN commit] the same id gets the same answer, though the step is another now', async () => {
    const { store, room, node, follow, change } = await bench();
    await follow();
    const first = await change('request00001')(counting(1, 0));
    await change('request00002', BEN)(counting(2, 1));
    const again = await change('request00001')(counting(1, 0));
    expect([first.ack, again.ack]).toEqual([ok(2), ok(2)]);
    const elsewhere = newNode(store);
    expect((await change('request00001')(counting(1, 0), elsewhere)).ack).toEqual(ok(2));
    expect(await marksOf(store, room.id)).toEqual([1, 2]);
    expect(node.shown).toHaveLength(2);
  });

  test('[DESIGN commit] at once on two nodes it is applied once', async () => {
    const { store, room, node, change, follow } = await bench();
    const other = await follow(newNode(store));
    await follow();
    const both = await Promise.all([
      change('request00001')(counting(1, 0)),
      change('request00001')(counting(1, 0), other),
    ]);
    expect(both.map(({ ack }) => ack)).toEqual([ok(2), ok(2)]);
    expect(await marksOf(store, room.id)).toEqual([1]);
    for (const { shown } of [node, other]) expect(shown.map(({ at }) => at)).toEqual([[1, 2]]);
  });

  test('[DESIGN commit] the last few answers of each member are kept, and a bounded number in all', async () => {
    const { store, room, change } = await bench();
    for (let n = 0; n < 6; n++) await change(`request0000${n}`)(counting(n));
    for (let n = 0; n < 170; n++) await change('request00009', `member${n}` as MemberId)(counting(n));
    const { answered } = (await store.load(room.id))!;
    expect(answered).toHaveLength(160);
    await change('requestA0001')(counting(0));
    for (let n = 0; n < 6; n++) await change(`requestB000${n}`)(counting(n));
    const all = (await store.load(room.id))!.answered.map((text) => JSON.parse(text) as Request);
    const own = all.filter(({ memberId }) => memberId === askedBy('').memberId);
    expect(own.map(({ requestId }) => requestId)).toEqual([2, 3, 4, 5].map((n) => `requestB000${n}`));
  });
});

describe('an unknown outcome', () => {
  for (const [cause, fates] of Object.entries({
    'a lost answer': [LOST_ANSWER],
    'a lost request': [LOST_REQUEST],
    'several losses': [LOST_REQUEST, LOST_ANSWER, LOST_REQUEST],
    'a request that the network doubled': [{ doneAfter: [0, 3], answerAfter: 10 }],
    'a request that arrives behind its repetition': [lateBy(PATIENCE + 40)],
  }))
    test(`[DESIGN commit] by ${cause} ends as the right ack, applied and shown once`, async () => {
      const { store, room, node, follow, change } = await bench();
      await follow();
      node.fate('commit', ...fates);
      expect((await change('request00001')(counting(1, 0))).ack).toEqual(ok(2));
      await vi.advanceTimersByTimeAsync(2 * PATIENCE);
      expect((await change('request00002')(counting(2, 1))).ack).toEqual(ok(3));
      expect(await marksOf(store, room.id)).toEqual([1, 2]);
      expect(node.shown.map(({ at, marks }) => [...at, marks])).toEqual([
        [1, 2, [1]],
        [1, 3, [2]],
      ]);
    });

  test('[DESIGN commit] of the server itself ends applied once', async () => {
    const { store, room, node, follow, change } = await bench();
    await follow();
    node.fate('commit', LOST_ANSWER);
    expect((await change(null)(counting(1))).ack).toEqual(ok(2));
    expect(await marksOf(store, room.id)).toEqual([1]);
    expect(node.shown.map(({ marks }) => marks)).toEqual([[1]]);
  });

  test('[DESIGN commit] that others built upon meanwhile is still answered as applied', async () => {
    const { store, room, node, follow, change } = await bench();
    await follow();
    const other = newNode(store);
    node.fate('commit', LOST_ANSWER);
    const asked = change('request00001')(counting(1, 0));
    await change('request00002', BEN)(counting(2, 1), other);
    expect((await asked).ack).toEqual(ok(2));
    expect(await marksOf(store, room.id)).toEqual([1, 2]);
    expect(node.shown.map(({ at }) => at)).toEqual([
      [1, 2],
      [1, 3],
    ]);
  });

  test('[DESIGN commit] that lasts claims nothing; asked again later it is answered rightly', async () => {
    const { store, room, node, follow, change } = await bench();
    await follow();
    node.fate('commit', LOST_ANSWER, ...Array(40).fill(LOST_REQUEST));
    const start = Date.now();
    const changed = await change('request00001')(counting(1, 0));
    expect(changed).toEqual({ ack: no('store/unavailable'), document: null });
    expect(Date.now() - start).toBeGreaterThan(3_000);
    expect(Date.now() - start).toBeLessThan(7_000);
    expect(node.logged).toEqual(['store/unavailable']);
    node.fate('commit');
    expect((await change('request00001')(counting(1, 0))).ack).toEqual(ok(2));
    expect(await marksOf(store, room.id)).toEqual([1]);
    expect(node.shown.map(({ at }) => at)).toEqual([[1, 2]]);
  });

  test('[DESIGN commit] that the store decides after everybody gave up is found by the next question', async () => {
    const { store, room, node, follow, change } = await bench();
    await follow();
    node.fate('commit', lateBy(9_000), ...Array(40).fill(LOST_REQUEST));
    expect((await change('request00001')(counting(1, 0))).ack).toEqual(no('store/unavailable'));
    expect(await marksOf(store, room.id)).toEqual([]);
    node.fate('commit');
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await marksOf(store, room.id)).toEqual([1]);
    expect((await change('request00001')(counting(1, 0))).ack).toEqual(ok(2));
    expect(await marksOf(store, room.id)).toEqual([1]);
  });

  test('[DESIGN commit] while the line is down every change waits, then is applied', async () => {
    const { store, room, node, follow, change } = await bench();
    await follow();
    node.line.break();
    const asked = [1, 2, 3].map((mark) => change(`request0000${mark}`)(counting(mark)));
    setTimeout(() => node.line.heal(), 2_000);
    expect((await Promise.all(asked)).map(({ ack }) => ack)).toEqual([ok(2), ok(3), ok(4)]);
    expect(await marksOf(store, room.id)).toEqual([1, 2, 3]);
  });
});

describe('several nodes', () => {
  test('[DESIGN commit] a conflict is decided again on the newer document', async () => {
    const { store, room, node, follow, change } = await bench();
    await follow();
    const other = newNode(store);
    node.feed = [500];
    await change('request00001', BEN)(counting(1), other);
    expect((await change('request00002')(counting(2))).ack).toEqual(ok(3));
    expect(await marksOf(store, room.id)).toEqual([1, 2]);
  });

  test('[DESIGN commit] after five conflicts the client is told to ask again, and nothing was applied', async () => {
    const { store, room, node, follow } = await bench();
    await follow();
    let attempts = 0;
    const disturbed = node.changes.change(room.id, askedBy('request00001'), (current) => {
      attempts++;
      void store.commit(commitOf(nextOf(current, { stamp: `by another ${attempts}` }), current));
      return counting(1)(current);
    });
    expect((await inTime(disturbed)).ack).toEqual(no('store/unavailable'));
    expect(attempts).toBe(6);
    expect(await marksOf(store, room.id)).toEqual([]);
  });

  test('[DESIGN commit] a request that another node applied is not refused by a cache that is behind', async () => {
    const { store, room, node, follow, change } = await bench();
    await follow();
    node.feed = [];
    const other = newNode(store);
    await change('request00001', BEN)(counting(1, 0), other);
    await change('request00002')(counting(2, 1), other);
    // Its answer was lost with the other node; here the room still stands at step 0.
    expect((await change('request00002')(counting(2, 1))).ack).toEqual(ok(3));
    expect((await change('request00003')(counting(3, 2))).ack).toEqual(ok(4));
    expect(await marksOf(store, room.id)).toEqual([1, 2, 3]);
  });

  test('[DESIGN commit] a wish that only a cache behind the store calls fulfilled is fulfilled', async () => {
    const { store, room, node, follow, change } = await bench();
    await change(null)(closing);
    await follow();
    node.feed = [];
    const opened = await store.load(room.id);
    await store.commit(commitOf(nextOf(opened!, { isOpen: true }), opened));
    expect((await change('request00001')(closing)).ack).toEqual(ok(4));
    expect((await store.load(room.id))!.isOpen).toBe(false);
  });

  test('[DESIGN commit] whoever connects is shown the store, not the cache', async () => {
    const { store, room, node, follow, change } = await bench();
    await follow();
    node.feed = [];
    const { document } = await change('request00001', BEN)(counting(1), newNode(store));
    expect(await inTime(node.changes.read(room.id))).toEqual(document);
  });

  test('[DESIGN commit] the feed brings every change with its events, in order and once', async () => {
    const { store, room, node, follow, change } = await bench();
    await follow();
    const other = await follow(newNode(store));
    node.feed = [5, 30];
    for (const mark of [1, 2, 3]) {
      await change(`request0000${mark}`)(counting(mark), mark === 2 ? node : other);
      await vi.advanceTimersByTimeAsync(mark === 3 ? 100 : 10);
    }
    const expected = [1, 2, 3].map((mark) => ({ at: [1, mark + 1], marks: [mark] }));
    for (const { shown } of [node, other])
      expect(shown.map(({ at, marks }) => ({ at, marks }))).toEqual(expected);
    expect(node.shown.at(-1)!.document).toEqual(await store.load(room.id));
  });

  test('[DESIGN commit] where messages were lost the next one is shown without events', async () => {
    const { store, node, follow, change } = await bench();
    await follow();
    const other = newNode(store);
    node.feed = [];
    await change('request00001')(counting(1), other);
    node.feed = [0];
    await change('request00002')(counting(2), other);
    await vi.advanceTimersByTimeAsync(10);
    expect(node.shown.map(({ at, marks }) => ({ at, marks }))).toEqual([{ at: [1, 3], marks: null }]);
  });

  test('[DESIGN commit] messages that overtook one another never show the room going back', async () => {
    const { store, node, follow, change } = await bench();
    await follow();
    const other = newNode(store);
    for (const [mark, delay] of [
      [1, 100],
      [2, 50],
      [3, 75],
    ] as const) {
      node.feed = [delay];
      await change(`request0000${mark}`)(counting(mark), other);
    }
    await vi.advanceTimersByTimeAsync(200);
    const revisions = node.shown.map(({ at: [, revision] }) => revision);
    expect(revisions).toEqual([3, 4]);
  });

  test('[DESIGN commit] a change built upon ours that arrives before our answer is shown behind ours', async () => {
    const { store, node, follow, change } = await bench();
    await follow();
    const other = newNode(store);
    node.fate('commit', { doneAfter: [0], answerAfter: 300 });
    const ours = change('request00001')(counting(1));
    await vi.advanceTimersByTimeAsync(50);
    await change('request00002', BEN)(counting(2), other);
    await vi.advanceTimersByTimeAsync(50);
    expect(node.shown).toEqual([]);
    expect((await ours).ack).toEqual(ok(2));
    const expected = [1, 2].map((mark) => ({ at: [1, mark + 1], marks: [mark] }));
    expect(node.shown.map(({ at, marks }) => ({ at, marks }))).toEqual(expected);
  });

  test('[DESIGN commit] after the feed came back, and every 10 s, what it lost is shown', async () => {
    const { store, node, follow, change } = await bench();
    await follow();
    const other = newNode(store);
    node.feed = [];
    await change('request00001')(counting(1), other);
    await vi.advanceTimersByTimeAsync(COMPARE_INTERVAL + 10);
    expect(node.shown.map(({ at, marks }) => ({ at, marks }))).toEqual([{ at: [1, 2], marks: null }]);
    await change('request00002')(counting(2), other);
    node.line.break();
    node.line.heal();
    await vi.advanceTimersByTimeAsync(10);
    expect(node.shown.map(({ at }) => at)).toEqual([
      [1, 2],
      [1, 3],
    ]);
  });

  test('[DESIGN commit] a commit whose answer stayed away is shown as soon as it is found by its id', async () => {
    const { node, follow, change } = await bench();
    await follow();
    node.feed = [];
    node.otherFate = (verb) => (verb === 'commit' ? LOST_ANSWER : { doneAfter: [0], answerAfter: 0 });
    const first = await change('request00001')(counting(1));
    expect(first.ack).toEqual({ ok: false, code: 'store/unavailable' });
    expect(node.shown).toEqual([]);
    node.otherFate = () => ({ doneAfter: [0], answerAfter: 0 });
    expect((await change('request00001')(counting(1))).ack).toEqual(ok(2));
    expect(node.shown.map(({ at }) => at)).toEqual([[1, 2]]);
  });

  test('[DESIGN commit] a known request brings the room with its answer: nothing is loaded for it', async () => {
    const { store, room, node, follow, change } = await bench();
    await follow();
    node.feed = [];
    const other = newNode(store);
    await change('request00001')(counting(1, 0), other);
    await change('request00002', BEN)(counting(2, 1), other);
    const asked: string[] = [];
    node.otherFate = (verb) => {
      asked.push(verb);
      return SMOOTH;
    };
    const changed = await change('request00001')(counting(1, 0));
    expect(changed).toEqual({ ack: ok(2), document: await store.load(room.id) });
    expect(node.shown.map(({ at }) => at)).toEqual([[1, 3]]);
    expect(asked).toEqual(['commit']);
  });

  test('[DESIGN commit] a message that this node does not understand is left to the comparison', async () => {
    const { store, room, node, follow, change } = await bench();
    const listen = vi.spyOn(node.line, 'subscribe');
    await follow();
    const hear = listen.mock.calls[0]![1];
    hear({
      kind: 'changed',
      version: { epoch: 1, revision: 2, stamp: 'x' },
      at: 0,
      get document(): never {
        throw new Error('a document of schema 99');
      },
      events: null,
    });
    await vi.advanceTimersByTimeAsync(10);
    expect(node.shown).toEqual([]);
    expect((await change('request00001')(counting(1))).ack).toEqual(ok(2));
    expect(node.shown.map(({ document }) => document)).toEqual([await store.load(room.id)]);
  });

  test('[DESIGN commit] a newer connection is told of on every node', async () => {
    const { store, room, node, follow } = await bench();
    await follow();
    const heard: string[][] = [];
    node.changes.onSuperseded((...told) => heard.push(told));
    await store.publish(room.id, { kind: 'superseded', memberId: BEN, connectionId: 'two' });
    await vi.advanceTimersByTimeAsync(10);
    expect(heard).toEqual([[room.id, BEN, 'two']]);
  });

  test('[DESIGN commit] a room is followed until the last one leaves it', async () => {
    const { store, node, room, follow, change } = await bench();
    const other = newNode(store);
    await follow();
    await follow();
    await inTime(node.changes.unfollow(room.id));
    await change('request00001')(counting(1), other);
    await vi.advanceTimersByTimeAsync(10);
    expect(node.shown).toHaveLength(1);
    await inTime(node.changes.unfollow(room.id));
    await inTime(node.changes.unfollow(room.id));
    await change('request00002')(counting(2), other);
    await vi.advanceTimersByTimeAsync(COMPARE_INTERVAL + 10);
    expect(node.shown).toHaveLength(1);
    await follow();
    await change('request00003')(counting(3), other);
    await vi.advanceTimersByTimeAsync(10);
    expect(node.shown.map(({ marks }) => marks)).toEqual([[1], [3]]);
  });

  test('[DESIGN commit] a room whose feed cannot be had is not followed; the next try can', async () => {
    const { node, room, follow, store, change } = await bench();
    node.line.break();
    await expect(inTime(node.changes.follow(room.id))).rejects.toBeInstanceOf(StoreUnavailable);
    await inTime(node.changes.unfollow(room.id));
    node.line.heal();
    await follow();
    await change('request00001')(counting(1), newNode(store));
    await vi.advanceTimersByTimeAsync(10);
    expect(node.shown).toHaveLength(1);
  });
});

describe('a store that came back older', () => {
  /** Three changes, of which the store forgets the last ones. */
  const rolledBack = async (lost: number) => {
    const made = await bench();
    const { store, node, follow, change } = made;
    await follow();
    let backup = store.backup();
    for (const mark of [1, 2, 3]) {
      await change(`request0000${mark}`)(counting(mark, mark - 1));
      if (mark === 3 - lost) backup = store.backup();
    }
    store.restore(backup);
    node.shown.length = 0;
    return made;
  };

  test('[DESIGN commit] is noticed by the comparison: the epoch grows, it is logged, all are told', async () => {
    const { store, room, node } = await rolledBack(2);
    await vi.advanceTimersByTimeAsync(COMPARE_INTERVAL + 10);
    expect(node.shown.map(({ at, marks }) => [...at, marks])).toEqual([[2, 3, null]]);
    expect(node.shown[0]!.document.createdAt).toBe(1);
    expect(node.logged).toEqual(['store/rolled_back']);
    expect(await store.load(room.id)).toEqual(node.shown[0]!.document);
  });

  test('[DESIGN commit] is noticed by a change, which is decided on what is there now', async () => {
    const { store, room, node, change } = await rolledBack(1);
    expect((await change('request00004')(counting(4, 3))).ack).toEqual(no('intent/stale_step'));
    expect((await change('request00005')(counting(5, 2))).ack).toEqual(ok(5));
    expect(await marksOf(store, room.id)).toEqual([1, 2, 5]);
    expect(node.shown.map(({ at }) => at)).toEqual([
      [2, 4],
      [2, 5],
    ]);
  });

  test('[DESIGN commit] is noticed by whoever connects', async () => {
    const { room, node } = await rolledBack(1);
    const read = await inTime(node.changes.read(room.id));
    expect([read!.epoch, read!.revision, read!.createdAt]).toEqual([2, 4, 2]);
    expect(node.shown.map(({ document }) => document)).toEqual([read]);
  });

  test('[DESIGN commit] is noticed although others built upon it up to the revision shown', async () => {
    const { store, room, node, change } = await rolledBack(1);
    node.feed = [];
    const other = newNode(store);
    expect((await change('request00004', BEN)(counting(4, 2), other)).ack).toEqual(ok(4));
    // Shown here is another revision 4: a change of it must not go over the acked one.
    expect((await change('request00005')(counting(5, 3))).ack).toEqual(ok(6));
    expect(await marksOf(store, room.id)).toEqual([1, 2, 4, 5]);
    expect(node.logged).toEqual(['store/rolled_back']);
  });

  test('[DESIGN commit] is noticed when the feed brings another history', async () => {
    const { store, node, change } = await rolledBack(1);
    await change('request00004', BEN)(counting(4, 2), newNode(store));
    await vi.advanceTimersByTimeAsync(50);
    expect(node.shown.map(({ at }) => at)).toEqual([[2, 5]]);
  });

  test('[DESIGN commit] is mended once, though two nodes notice it', async () => {
    const { store, room, node, follow, change } = await bench();
    await follow();
    const other = await follow(newNode(store));
    const backup = store.backup();
    await change('request00001')(counting(1));
    await vi.advanceTimersByTimeAsync(10);
    store.restore(backup);
    await inTime(Promise.all([node.changes.compareAll(), other.changes.compareAll()]));
    await vi.advanceTimersByTimeAsync(10);
    expect([...node.logged, ...other.logged]).toEqual(['store/rolled_back']);
    const stored = await store.load(room.id);
    expect(stored!.epoch).toBe(2);
    for (const { shown } of [node, other]) expect(shown.at(-1)!.document).toEqual(stored);
  });

  test('[DESIGN commit] without the room: changes say so, and it is logged', async () => {
    const { store, node, follow, change } = await bench();
    const empty = { ...store.backup(), rooms: new Map() };
    await follow();
    store.restore(empty);
    await vi.advanceTimersByTimeAsync(COMPARE_INTERVAL + 10);
    expect(node.logged).toEqual(['store/room_gone']);
    expect((await change('request00001')(counting(1))).ack).toEqual(no('room/not_found'));
  });
});

describe('the end', () => {
  test('[DESIGN commit] lets changes under way end, and does not insist any more', async () => {
    const { store, room, node, follow, change } = await bench();
    await follow();
    node.fate('commit', { doneAfter: [100], answerAfter: 100 });
    const underWay = change('request00001')(counting(1));
    const behind = change('request00002')(counting(2));
    await vi.advanceTimersByTimeAsync(20);
    await inTime(node.changes.close());
    expect((await underWay).ack).toEqual(ok(2));
    expect((await behind).ack).toEqual(ok(3));
    expect(await marksOf(store, room.id)).toEqual([1, 2]);
    node.line.break();
    const start = Date.now();
    expect((await change('request00003')(counting(3))).ack).toEqual(no('store/unavailable'));
    expect(Date.now() - start).toBeLessThan(100);
  });
});
