import { expect } from 'vitest';
import type { RoomDocument } from '../../src/rooms/roomDocument.ts';
import type { ChangedMessage, FeedMessage, RoomStore } from '../../src/stores/roomStore.ts';
import { eventually, pause } from '../harness/eventually.ts';
import {
  ANNA,
  answeredNextOf,
  BEN,
  commitOf,
  entryOf,
  freshCode,
  HOUR,
  nextOf,
  recordOf,
  sampleRoom,
} from '../harness/sampleRoom.ts';

/** How a case gets a store; `again` closes it and opens what it left. */
export interface StoreBench {
  readonly open: (recordTime: number) => Promise<RoomStore>;
  readonly again: (store: RoomStore) => Promise<RoomStore>;
}

type Case = (store: RoomStore, bench: StoreBench) => Promise<void>;

/** A room that is stored, at revision 1. */
const made = async (store: RoomStore, room = sampleRoom()): Promise<RoomDocument> => {
  expect(await store.commit(commitOf(room, null))).toEqual({ outcome: 'committed' });
  return room;
};
/** Long enough for a starved machine to commit twice within, ms. */
const SOON = 1_000;
const past = (time: number): Promise<void> => pause(time - Date.now() + 15);

/** What every store keeps. A case is a function of its own, so that it can be shown to catch a broken store. */
export const STORE_CASES = {
  '[DESIGN commit] a room is made only once': async (store) => {
    const room = await made(store);
    const other = { ...sampleRoom(room.id), stamp: 'other' };
    expect(await store.commit(commitOf(other, null))).toEqual({ outcome: 'conflict', document: room });
    expect(await store.load(room.id)).toEqual(room);
  },

  '[DESIGN commit] a room of the first schema is read as one of today, and goes on': async (store) => {
    const today = sampleRoom();
    const { companionBySeat: _none, ...first } = { ...today, schema: 1 };
    await made(store, first as unknown as RoomDocument);
    expect(await store.load(first.id)).toEqual(today);
    const next = nextOf(today, { isOpen: false });
    expect(await store.commit(commitOf(next, today))).toEqual({ outcome: 'committed' });
    expect(await store.load(first.id)).toEqual(next);
  },

  '[DESIGN commit] what is not there is null, and cannot be changed': async (store) => {
    const room = sampleRoom();
    expect(await store.load(room.id)).toBeNull();
    expect(await store.versionOf(room.id)).toBeNull();
    expect(await store.commit(commitOf(nextOf(room), room))).toEqual({ outcome: 'conflict', document: null });
    expect(await store.load(room.id)).toBeNull();
    expect(await store.journal(room.id, 'game', 0)).toEqual([]);
    expect(await store.records(room.id)).toEqual([]);
    expect(await store.roomIdOfAlias(room.id)).toBeNull();
    expect(await store.presences(room.id, 0)).toEqual([]);
  },

  '[DESIGN commit] only the expected revision is replaced; the others get the newer document': async (
    store,
  ) => {
    const first = await made(store);
    const second = nextOf(first, { hostId: BEN });
    expect(await store.commit(commitOf(second, first))).toEqual({ outcome: 'committed' });
    const late = nextOf(first, { stamp: 'late', isOpen: false });
    const journal = entryOf('game', 0);
    expect(await store.commit(commitOf(late, first, { journal }))).toEqual({
      outcome: 'conflict',
      document: second,
    });
    expect(await store.load(first.id)).toEqual(second);
    expect(await store.journal(first.id, 'game', 0)).toEqual([]);
    expect(await store.versionOf(first.id)).toEqual({ epoch: 1, revision: 2, stamp: 's2' });
  },

  '[DESIGN commit] the same revision of another history is not the expected one': async (store) => {
    const room = await made(store);
    const stored = nextOf(room, { stamp: 'one' });
    await store.commit(commitOf(stored, room));
    const shown = nextOf(room, { stamp: 'two' });
    const result = await store.commit(commitOf(nextOf(shown), shown));
    expect(result).toEqual({ outcome: 'conflict', document: stored });
    const otherEpoch = { ...stored, epoch: 2 };
    expect((await store.commit(commitOf(nextOf(otherEpoch), otherEpoch))).outcome).toBe('conflict');
  },

  '[DESIGN commit] of many at once one commits': async (store) => {
    const room = await made(store);
    const commits = Array.from({ length: 20 }, (_, n) =>
      store.commit(commitOf(nextOf(room, { stamp: `n${n}` }), room, { journal: entryOf('game', 0) })),
    );
    const results = await Promise.all(commits);
    expect(results.filter(({ outcome }) => outcome === 'committed')).toHaveLength(1);
    expect(results.filter(({ outcome }) => outcome === 'conflict')).toHaveLength(19);
    expect(await store.journal(room.id, 'game', 0)).toHaveLength(1);
  },

  '[DESIGN commit] a known request is answered as before, inside the atomic step': async (store) => {
    const room = await made(store);
    const request = { memberId: ANNA, requestId: 'request00001' };
    const second = answeredNextOf(room, ANNA, request.requestId);
    const commit = commitOf(second, room, { request, journal: entryOf('game', 0) });
    // All at once: a check before the step would let several through, one after it would call them conflicts.
    const results = await Promise.all(Array.from({ length: 10 }, () => store.commit(commit)));
    expect(results.filter(({ outcome }) => outcome === 'committed')).toHaveLength(1);
    const duplicates = results.filter(({ outcome }) => outcome === 'duplicate');
    const answer = { outcome: 'duplicate', ack: { ok: true, revision: 2 }, document: second };
    expect(duplicates).toEqual(Array(9).fill(answer));
    expect(await store.journal(room.id, 'game', 0)).toHaveLength(1);
  },

  '[DESIGN commit] a known request is answered as before, with the room of now, when the revision has moved on':
    async (store) => {
      const room = await made(store);
      const request = { memberId: ANNA, requestId: 'request00001' };
      const second = answeredNextOf(room, ANNA, request.requestId);
      await store.commit(commitOf(second, room, { request }));
      const third = answeredNextOf(second, BEN, 'request00002');
      await store.commit(commitOf(third, second, { request: { memberId: BEN, requestId: 'request00002' } }));
      const answer = { outcome: 'duplicate', ack: { ok: true, revision: 2 }, document: third };
      expect(await store.commit(commitOf(second, room, { request }))).toEqual(answer);
      expect(await store.commit(commitOf(nextOf(third), third, { request }))).toEqual(answer);
      expect(await store.load(room.id)).toEqual(third);
    },

  '[DESIGN commit] only the same id of the same member is a known request': async (store) => {
    const room = await made(store);
    const second = answeredNextOf(room, ANNA, 'request00001');
    await store.commit(commitOf(second, room, { request: { memberId: ANNA, requestId: 'request00001' } }));
    const others = [
      { memberId: BEN, requestId: 'request00001' },
      { memberId: ANNA, requestId: 'request0000' },
      { memberId: ANNA, requestId: 'request000011' },
      { memberId: ANNA, requestId: 'anna0000' },
      { memberId: 'anna000', requestId: 'request00001' },
      { memberId: ANNA, requestId: '.*' },
      { memberId: ANNA, requestId: '","requestId":"request00001' },
    ];
    let room2 = second;
    for (const request of others) {
      const next = answeredNextOf(room2, request.memberId as typeof ANNA, request.requestId);
      expect(await store.commit(commitOf(next, room2, { request }))).toEqual({ outcome: 'committed' });
      expect((await store.commit(commitOf(next, room2, { request }))).outcome).toBe('duplicate');
      room2 = next;
    }
  },

  '[DESIGN commit] the journal is kept in order, for each game by itself': async (store) => {
    let room = await made(store);
    const other = await made(store);
    await store.commit(commitOf(nextOf(other), other, { journal: entryOf('gameA', 0) }));
    for (const [gameId, step] of [
      ['gameA', 0],
      ['gameA', 1],
      ['gameB', 0],
      ['gameA', 2],
      ['gameB', 1],
    ] as const) {
      const next = nextOf(room);
      await store.commit(commitOf(next, room, { journal: entryOf(gameId, step) }));
      room = next;
    }
    expect(await store.journal(room.id, 'gameA', 0)).toEqual([0, 1, 2].map((step) => entryOf('gameA', step)));
    expect(await store.journal(room.id, 'gameA', 2)).toEqual([entryOf('gameA', 2)]);
    expect(await store.journal(room.id, 'gameA', 3)).toEqual([]);
    expect(await store.journal(room.id, 'gameB', 0)).toEqual([0, 1].map((step) => entryOf('gameB', step)));
    expect(await store.journal(room.id, 'game', 0)).toEqual([]);
  },

  '[DESIGN commit] more than ten steps stay in order': async (store) => {
    let room = await made(store);
    for (let step = 0; step < 12; step++) {
      const next = nextOf(room);
      await store.commit(commitOf(next, room, { journal: entryOf('game', step) }));
      room = next;
    }
    const steps = (await store.journal(room.id, 'game', 0)).map(({ step }) => step);
    expect(steps).toEqual(Array.from({ length: 12 }, (_, step) => step));
  },

  '[DESIGN rooms] a record and its journal outlive the room': async (store) => {
    const expiresAt = Date.now() + SOON;
    const room = sampleRoom();
    await store.commit(commitOf(room, null, { expiresAt }));
    const second = nextOf(room);
    const journal = entryOf('played', 0);
    await store.commit(
      commitOf(second, room, { expiresAt, journal, record: recordOf('played', Date.now()) }),
    );
    const third = nextOf(second);
    await store.commit(commitOf(third, second, { expiresAt, journal: entryOf('unfinished', 0) }));
    await past(expiresAt);
    expect(await store.load(room.id)).toBeNull();
    expect((await store.records(room.id)).map(({ gameId }) => gameId)).toEqual(['played']);
    expect(await store.journal(room.id, 'played', 0)).toEqual([journal]);
  },

  '[DESIGN rooms] records come by the time of their end, and end themselves': async (_store, bench) => {
    const store = await bench.open(2 * SOON);
    let room = await made(store);
    const start = Date.now();
    for (const [gameId, endedAt] of [
      ['second', start - 5],
      ['first', start - 10],
    ] as const) {
      const next = nextOf(room);
      await store.commit(
        commitOf(next, room, { journal: entryOf(gameId, 0), record: recordOf(gameId, endedAt) }),
      );
      room = next;
    }
    expect((await store.records(room.id)).map(({ gameId }) => gameId)).toEqual(['first', 'second']);
    await past(Date.now() + 2 * SOON);
    expect(await store.records(room.id)).toEqual([]);
    expect(await store.load(room.id)).toEqual(room);
  },

  '[DESIGN rooms] an expired room is as one that never was': async (store) => {
    const expiresAt = Date.now() + SOON;
    const room = sampleRoom();
    await store.commit(commitOf(room, null, { expiresAt }));
    expect(await store.load(room.id)).toEqual(room);
    await past(expiresAt);
    expect(await store.load(room.id)).toBeNull();
    expect(await store.versionOf(room.id)).toBeNull();
    expect(await store.commit(commitOf(nextOf(room), room))).toEqual({ outcome: 'conflict', document: null });
    await made(store, sampleRoom(room.id));
  },

  '[DESIGN rooms] a commit says anew when the room expires': async (store) => {
    const room = sampleRoom();
    const soon = Date.now() + SOON;
    await store.commit(commitOf(room, null, { expiresAt: soon }));
    const second = nextOf(room);
    await store.commit(commitOf(second, room, { expiresAt: soon + 2 * SOON }));
    await past(soon);
    expect(await store.load(room.id)).toEqual(second);
    await past(soon + 2 * SOON);
    expect(await store.load(room.id)).toBeNull();
  },

  '[DESIGN rooms] somebody present keeps room and journal from expiring': async (store) => {
    const soon = Date.now() + SOON;
    const room = sampleRoom();
    await store.commit(commitOf(room, null, { expiresAt: soon }));
    const second = nextOf(room);
    await store.commit(commitOf(second, room, { expiresAt: soon, journal: entryOf('game', 0) }));
    const presence = { memberId: ANNA, connectionId: 'one', expiresAt: soon };
    await store.touchPresence(room.id, presence, soon + HOUR);
    await store.touchPresence(room.id, presence, soon - 100);
    await past(soon);
    expect(await store.load(room.id)).toEqual(second);
    expect(await store.journal(room.id, 'game', 0)).toHaveLength(1);
  },

  '[DESIGN rooms] another code leads to the room until its time is over': async (store) => {
    const [code, other] = [freshCode(), freshCode()];
    const soon = Date.now() + SOON;
    await store.addAlias(code, 'ROOM1', soon);
    await store.addAlias(other, 'ROOM1', soon);
    await store.addAlias(other, 'ROOM2', soon + HOUR);
    expect(await store.roomIdOfAlias(code)).toBe('ROOM1');
    expect(await store.roomIdOfAlias(other)).toBe('ROOM2');
    await past(soon);
    expect(await store.roomIdOfAlias(code)).toBeNull();
    expect(await store.roomIdOfAlias(other)).toBe('ROOM2');
  },

  '[DESIGN rooms] a connection is present until it is dropped or lapses': async (store) => {
    const room = await made(store);
    const presence = (connectionId: string, expiresAt: number) => ({
      memberId: ANNA,
      connectionId,
      expiresAt,
    });
    const idsAt = async (now: number) =>
      (await store.presences(room.id, now)).map(({ connectionId }) => connectionId).sort();
    await store.touchPresence(room.id, presence('one', 1_000), Date.now() + HOUR);
    await store.touchPresence(room.id, presence('two', 2_000), Date.now() + HOUR);
    await store.touchPresence(room.id, presence('three', 2_000), Date.now() + HOUR);
    await store.touchPresence((await made(store)).id, presence('elsewhere', 9_000), Date.now() + HOUR);
    expect(await idsAt(999)).toEqual(['one', 'three', 'two']);
    expect(await idsAt(1_000)).toEqual(['three', 'two']);
    await store.touchPresence(room.id, presence('one', 3_000), Date.now() + HOUR);
    await store.dropPresence(room.id, 'three');
    await store.dropPresence(room.id, 'unknown');
    expect(await store.presences(room.id, 2_500)).toEqual([presence('one', 3_000)]);
  },

  '[DESIGN commit] everybody who listens to a room hears its commits in order, and nobody else': async (
    store,
  ) => {
    const room = await made(store);
    const other = await made(store);
    const heard: FeedMessage[][] = [[], [], []];
    const stops = [
      await store.subscribe(room.id, (message) => heard[0]!.push(message)),
      await store.subscribe(room.id, (message) => heard[1]!.push(message)),
      await store.subscribe(other.id, (message) => heard[2]!.push(message)),
    ];
    // What was committed before may still be on its way: this is behind it.
    for (const { id } of [room, other])
      await store.publish(id, { kind: 'superseded', memberId: BEN, connectionId: 'x' });
    await eventually('the sign for all', () =>
      heard.every((messages) => messages.at(-1)?.kind === 'superseded'),
    );
    for (const messages of heard) messages.length = 0;

    const second = answeredNextOf(room, ANNA, 'request00001');
    const third = nextOf(second);
    await store.commit(commitOf(second, room, { events: [{ type: 'yielded', seat: 1 }] }));
    await store.commit(commitOf(nextOf(room, { stamp: 'late' }), room));
    await store.commit(commitOf(third, second));
    await store.publish(room.id, { kind: 'superseded', memberId: ANNA, connectionId: 'two' });
    await eventually('three messages for both', () => heard[0]!.length === 3 && heard[1]!.length === 3);
    const [first, next, last] = heard[0] as [ChangedMessage, ChangedMessage, FeedMessage];
    expect(first.version).toEqual({ epoch: 1, revision: 2, stamp: 's2' });
    expect(first.document).toEqual(second);
    expect(first.events).toEqual([{ type: 'yielded', seat: 1 }]);
    expect([next.document, next.events]).toEqual([third, null]);
    expect(last).toEqual({ kind: 'superseded', memberId: ANNA, connectionId: 'two' });
    expect(heard[2]).toEqual([]);

    await stops[0]!();
    const fourth = nextOf(third);
    await store.commit(commitOf(fourth, third));
    await eventually('the fourth for the one who stayed', () => heard[1]!.length === 4);
    await stops[1]!();
    await store.commit(commitOf(nextOf(fourth), fourth));
    await store.publish(other.id, { kind: 'superseded', memberId: BEN, connectionId: 'three' });
    await eventually('the other room', () => heard[2]!.length === 1);
    expect([heard[0]!.length, heard[1]!.length]).toEqual([3, 4]);
    await stops[2]!();
  },

  '[DESIGN commit] any text comes back as it was': async (store) => {
    const name = 'é e\u0301 \u0000 \n \r \u2028 \u2029 " \\ } 👩‍👩‍👧 \ud800 \u202e {"memberId":"x"} $1 %d';
    const first = sampleRoom();
    const room = { ...first, members: [{ ...first.members[0]!, name }] };
    const heard: FeedMessage[] = [];
    const stop = await store.subscribe(room.id, (message) => heard.push(message));
    await made(store, room);
    expect(await store.load(room.id)).toEqual(room);
    await eventually('the message', () => heard.length === 1);
    expect((heard[0] as ChangedMessage).document).toEqual(room);
    await stop();
  },

  '[DESIGN commit] a document of a megabyte is stored, compared and heard': async (store) => {
    const first = sampleRoom();
    const line = { id: 1, memberId: ANNA, at: 1, phrase: null, text: 'x'.repeat(200) };
    const room: RoomDocument = { ...first, talk: Array(4_000).fill(line) };
    expect(JSON.stringify(room).length).toBeGreaterThan(1_000_000);
    const heard: FeedMessage[] = [];
    const stop = await store.subscribe(room.id, (message) => heard.push(message));
    await made(store, room);
    expect(await store.commit(commitOf(nextOf(room), room))).toEqual({ outcome: 'committed' });
    expect(await store.commit(commitOf(nextOf(room, { stamp: 'late' }), room))).toEqual({
      outcome: 'conflict',
      document: nextOf(room),
    });
    await eventually('both messages', () => heard.length === 2);
    expect((heard[1] as ChangedMessage).document).toEqual(nextOf(room));
    await stop();
  },

  '[DESIGN commit] a closed and opened store has it all, the answers too': async (store, bench) => {
    const room = await made(store);
    const request = { memberId: ANNA, requestId: 'request00001' };
    const second = answeredNextOf(room, ANNA, request.requestId);
    const journal = entryOf('game', 0);
    const code = freshCode();
    const record = recordOf('game', Date.now());
    await store.commit(commitOf(second, room, { request, journal, record }));
    await store.addAlias(code, room.id, Date.now() + HOUR);
    const again = await bench.again(store);
    expect(await again.load(room.id)).toEqual(second);
    expect(await again.journal(room.id, 'game', 0)).toEqual([journal]);
    expect(await again.records(room.id)).toEqual([record]);
    expect(await again.roomIdOfAlias(code)).toBe(room.id);
    const asked = await again.commit(commitOf(second, room, { request }));
    expect(asked).toEqual({ outcome: 'duplicate', ack: { ok: true, revision: 2 }, document: second });
    const third = nextOf(second);
    expect(await again.commit(commitOf(third, second))).toEqual({ outcome: 'committed' });
  },
} satisfies Record<string, Case>;

export type StoreCase = keyof typeof STORE_CASES;
