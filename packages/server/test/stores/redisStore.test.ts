import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { RoomDocument } from '../../src/rooms/roomDocument.ts';
import { openRedisStore } from '../../src/stores/redisStore.ts';
import {
  StoreUnavailable,
  type ChangedMessage,
  type FeedMessage,
  type RoomStore,
} from '../../src/stores/roomStore.ts';
import { RedisServer, startTcpProxy } from '../../src/testing/index.ts';
import { eventually } from '../harness/eventually.ts';
import {
  ANNA,
  answeredNextOf,
  commitOf,
  entryOf,
  HOUR,
  nextOf,
  recordOf,
  sampleRoom,
} from '../harness/sampleRoom.ts';
import { commandsOf } from './commandsOf.ts';
import { describeStore, YEAR } from './describeStore.ts';
import { othersHear } from './othersHear.ts';

let shared: RedisServer;
beforeAll(async () => {
  shared = await RedisServer.start();
});
afterAll(() => shared.stop());

describeStore('redis', (recordTime) => openRedisStore({ url: shared.url, recordTime }));

const openFor = async (url: string): Promise<RoomStore> => {
  const store = await openRedisStore({ url, recordTime: YEAR });
  onTestFinished(() => store.close());
  return store;
};
const ownServer = async (appendfsync: 'always' | 'never'): Promise<RedisServer> => {
  const server = await RedisServer.start({ appendfsync });
  onTestFinished(() => server.stop());
  return server;
};
const clientOf = (url: string): Redis => {
  const client = new Redis(url);
  onTestFinished(() => void client.disconnect());
  return client;
};
/** A Redis of the test's own with one room in it. */
const withRoom = async (appendfsync: 'always' | 'never' = 'never') => {
  const server = await ownServer(appendfsync);
  const store = await openFor(server.url);
  const room = sampleRoom();
  await store.commit(commitOf(room, null));
  return { server, store, client: clientOf(server.url), room };
};
/** A game that ended, its record, and somebody present: with them a room has everything that a room can have. */
const endGame = async (store: RoomStore, room: RoomDocument): Promise<void> => {
  const ended = { journal: entryOf('game', 0), record: recordOf('game', Date.now()) };
  await store.commit(commitOf(nextOf(room), room, ended));
  const presence = { memberId: ANNA, connectionId: 'one', expiresAt: 1 };
  await store.touchPresence(room.id, presence, Date.now() + HOUR);
};
/** How long it took until it was refused as unavailable, ms. */
const refusedAfter = async (ask: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await expect(ask()).rejects.toBeInstanceOf(StoreUnavailable);
  return performance.now() - start;
};

describe('the store on Redis', () => {
  test('[DESIGN commit] a commit is one command, also the first after a restart of the scripts', async () => {
    const { store, client, room: first } = await withRoom();
    let room = first;
    const commit = async () => {
      const next = nextOf(room);
      expect(await store.commit(commitOf(next, room, { journal: entryOf('game', 0) }))).toEqual({
        outcome: 'committed',
      });
      room = next;
    };
    await client.config('RESETSTAT');
    for (let n = 0; n < 5; n++) await commit();
    const calls = await commandsOf(client);
    expect(calls.get('evalsha')).toBe(5);
    expect([...calls.keys()].filter((name) => !WITHIN_A_COMMIT.has(name))).toEqual([]);
    await client.script('FLUSH');
    await commit();
    expect((await store.load(room.id))!.revision).toBe(7);
  });

  test('[DESIGN commit] a commit is published exactly where another node listens', async () => {
    const { url } = await ownServer('never');
    await othersHear(clientOf(url), () => openFor(url));
  });

  test('[DESIGN commit] all keys of a room share its hash tag', async () => {
    const { store, client, room } = await withRoom();
    await endGame(store, room);
    const keys = await client.keys('*');
    expect(keys.sort()).toEqual(
      ['journal:game', 'presence', 'records', 'room'].map((part) => `regicide:{${room.id}}:${part}`),
    );
  });

  test('[DESIGN rooms] nothing is stored without an end', async () => {
    const { store, client, room } = await withRoom();
    await endGame(store, room);
    await store.addAlias('OTHER', room.id, Date.now() + HOUR);
    const lives = await Promise.all((await client.keys('*')).map((key) => client.pttl(key)));
    expect(lives).toHaveLength(5);
    expect(Math.min(...lives)).toBeGreaterThan(0);
  });

  test('[DESIGN commit] SIGKILL of Redis loses no acked commit, the store says so at once and comes back', async () => {
    const { server, store, room: first } = await withRoom('always');
    let room = first;
    const heard: FeedMessage[] = [];
    let restored = 0;
    await store.subscribe(room.id, (message) => heard.push(message));
    store.onFeedRestored(() => restored++);
    const killed = new Promise<void>((resolve) => setTimeout(() => void server.kill().then(resolve), 100));
    for (let step = 0; ; step++) {
      const request = { memberId: ANNA, requestId: `request${String(step).padStart(5, '0')}` };
      const next = answeredNextOf({ ...room, answered: [] }, ANNA, request.requestId);
      const commit = commitOf(next, room, { request, journal: entryOf('game', step) });
      const result = await store.commit(commit).catch((error: unknown) => error);
      if (result instanceof StoreUnavailable) break;
      expect(result).toEqual({ outcome: 'committed' });
      room = next;
    }
    await killed;
    expect(await refusedAfter(() => store.load(room.id))).toBeLessThan(1_500);
    expect(await store.ping()).toBe(false);
    await expect(store.subscribe('OTHER', () => {})).rejects.toBeInstanceOf(StoreUnavailable);
    expect(restored).toBe(0);

    await server.restart();
    await eventually('the store is back', () => store.ping());
    await eventually('the feed is back', () => restored === 1);
    const stored = (await store.load(room.id))!;
    // The one whose outcome is unknown may have been stored.
    expect(stored.revision - room.revision).toBeOneOf([0, 1]);
    expect(await store.journal(room.id, 'game', 0)).toHaveLength(stored.revision - 1);
    heard.length = 0;
    expect(await store.commit(commitOf(nextOf(stored), stored))).toEqual({ outcome: 'committed' });
    await eventually('the feed speaks again', () => heard.length === 1);
  });

  test('[DESIGN commit] a Redis that hangs is unavailable within about a second, and works again afterwards', async () => {
    const { server, store, room } = await withRoom();
    server.freeze();
    expect(await refusedAfter(() => store.commit(commitOf(nextOf(room), room)))).toBeLessThan(1_500);
    expect(await refusedAfter(() => store.load(room.id))).toBeLessThan(1_500);
    server.thaw();
    await eventually('the store is back', () => store.ping());
    // The commit lay in the socket of the frozen server: it was done after its time.
    expect((await store.load(room.id))!.revision).toBe(2);
  });

  test('[DESIGN commit] a connection that Redis closes is made anew, the feed too', async () => {
    const { store, client, room } = await withRoom();
    const heard: FeedMessage[] = [];
    let restored = 0;
    await store.subscribe(room.id, (message) => heard.push(message));
    store.onFeedRestored(() => restored++);
    for (const type of ['normal', 'pubsub'])
      await client.call('CLIENT', 'KILL', 'TYPE', type, 'SKIPME', 'yes');
    await eventually('the feed is back', () => restored === 1);
    await eventually('the store is back', () => store.ping());
    await store.commit(commitOf(nextOf(room), room));
    await eventually('the message', () => heard.length === 1);
  });

  test('[DESIGN commit] a lost answer is an unknown outcome; asked again it is the same answer', async () => {
    const server = await ownServer('never');
    const proxy = await startTcpProxy(server.port);
    onTestFinished(() => proxy.close());
    const store = await openFor(`redis://127.0.0.1:${proxy.port}`);
    const room = sampleRoom();
    await store.commit(commitOf(room, null));
    const request = { memberId: ANNA, requestId: 'request00001' };
    const document = answeredNextOf(room, ANNA, request.requestId);
    const commit = commitOf(document, room, { request });
    const lost = proxy.loseAnswerTo('evalsha', 'break');
    await expect(store.commit(commit)).rejects.toBeInstanceOf(StoreUnavailable);
    await lost;
    await eventually('the store is back', () => store.ping());
    expect(await store.commit(commit)).toEqual({
      outcome: 'duplicate',
      ack: { ok: true, revision: 2 },
      document,
    });
  });

  test('[DESIGN commit] what is no document of ours is not taken for a room', async () => {
    const server = await ownServer('never');
    const store = await openFor(server.url);
    const client = clientOf(server.url);
    const room = sampleRoom();
    for (const document of ['', '{', 'null', '[]', '{"schema":99}']) {
      await client.hset(`regicide:{${room.id}}:room`, { document, answered: '[]', version: '1.1.x' });
      await expect(store.load(room.id)).rejects.toBeInstanceOf(StoreUnavailable);
      await expect(store.commit(commitOf(room, null))).rejects.toBeInstanceOf(StoreUnavailable);
    }
    await client.set(`regicide:{OTHER}:room`, 'a string');
    await expect(store.load('OTHER')).rejects.toBeInstanceOf(StoreUnavailable);
  });

  test('[DESIGN commit] what is no message of ours is not taken for one, and harms nobody', async () => {
    const { store, client, room } = await withRoom();
    const heard: FeedMessage[] = [];
    await store.subscribe(room.id, (message) => heard.push(message));
    const texts = [
      '',
      '{',
      '{}',
      'null',
      '1 1.2.x',
      'x 1.2.x\n[]\n[]\n{}',
      '{"kind":"superseded","memberId":1}',
    ];
    for (const text of texts) await client.spublish(`regicide:{${room.id}}:feed`, text);
    await client.spublish(`regicide:{${room.id}}:feed`, '1 1.2.x\nnull\n[]\n{"schema":99}');
    await store.commit(commitOf(nextOf(room), room));
    await eventually('the commit', () => heard.length === 2);
    expect(() => (heard[0] as ChangedMessage).document).toThrow('schema 99');
    expect((heard[1] as ChangedMessage).document).toEqual(nextOf(room));
  });

  test('[DESIGN commit] a full Redis refuses the commit and keeps the room', async () => {
    const { store, client, room } = await withRoom();
    await client.config('SET', 'maxmemory', '1');
    await expect(store.commit(commitOf(nextOf(room), room))).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await store.load(room.id)).toEqual(room);
    await client.config('SET', 'maxmemory', '0');
    expect(await store.commit(commitOf(nextOf(room), room))).toEqual({ outcome: 'committed' });
  });

  test('[DESIGN commit] a server that became a replica is left, and found again when it is none', async () => {
    const { store, client, room } = await withRoom();
    const before = Number(/total_connections_received:(\d+)/.exec(await client.info('stats'))![1]);
    await client.call('REPLICAOF', '127.0.0.1', '1');
    await expect(store.commit(commitOf(nextOf(room), room))).rejects.toBeInstanceOf(StoreUnavailable);
    await client.call('REPLICAOF', 'NO', 'ONE');
    await eventually('the store is back', () => store.ping());
    expect(await store.commit(commitOf(nextOf(room), room))).toEqual({ outcome: 'committed' });
    const after = Number(/total_connections_received:(\d+)/.exec(await client.info('stats'))![1]);
    expect(after).toBeGreaterThan(before);
  });

  test('[DESIGN commit] a server that starts without Redis says so', async () => {
    const server = await ownServer('never');
    await server.kill();
    const started = openRedisStore({ url: server.url, recordTime: YEAR, startTime: 200 });
    await expect(started).rejects.toBeInstanceOf(StoreUnavailable);
  });
});

/** What the script itself calls, and what is there because the test asks. */
const WITHIN_A_COMMIT = new Set([
  'evalsha',
  ...['hmget', 'hset', 'pexpireat', 'rpush', 'pubsub|shardnumsub'],
  ...['info', 'config|resetstat'],
]);
