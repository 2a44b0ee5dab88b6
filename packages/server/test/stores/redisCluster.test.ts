import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openRedisStore } from '../../src/stores/redisStore.ts';
import { StoreUnavailable, type FeedMessage, type RoomStore } from '../../src/stores/roomStore.ts';
import { RedisCluster } from '../../src/testing/index.ts';
import { eventually } from '../harness/eventually.ts';
import { commitOf, nextOf, sampleRoom } from '../harness/sampleRoom.ts';
import { Player } from '../play/player.ts';
import { playOn, seededChoice } from '../play/playOn.ts';
import { testServer } from '../play/testServer.ts';
import { describeStore, YEAR } from './describeStore.ts';

/** False for an answer that is asked for again, as the commit path does. */
const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof StoreUnavailable)) throw error;
  return false;
};

let cluster: RedisCluster;
beforeAll(async () => {
  cluster = await RedisCluster.start();
}, 120_000);
afterAll(() => cluster.stop());

describeStore(
  'a Redis Cluster',
  // A starved machine finds its way to three servers slowly.
  (recordTime) => openRedisStore({ url: cluster.url, recordTime, startTime: 30_000 }),
  'in turn',
);

describe('the store on a Redis Cluster of three', () => {
  const open = async (): Promise<RoomStore & { roomIds(): AsyncIterable<string> }> => {
    const store = await openRedisStore({ url: cluster.url, recordTime: YEAR });
    onTestFinished(() => store.close());
    return store;
  };

  test('[DESIGN commit] rooms spread over the servers, and all of them are found', async () => {
    const store = await open();
    const rooms = Array.from({ length: 40 }, () => sampleRoom());
    for (const room of rooms) await store.commit(commitOf(room, null));
    const ids = new Set<string>();
    for await (const id of store.roomIds()) ids.add(id);
    for (const { id } of rooms) expect(ids).toContain(id);
    const sizes = await cluster.onEach((redis) => redis.dbsize());
    expect(Math.min(...sizes)).toBeGreaterThan(0);
  });

  test('[DESIGN commit] connections that are closed are made anew, the feed too', async () => {
    const store = await open();
    const rooms = Array.from({ length: 6 }, () => sampleRoom());
    const heard: FeedMessage[] = [];
    for (const room of rooms) {
      await store.commit(commitOf(room, null));
      await store.subscribe(room.id, (message) => heard.push(message));
    }
    let restored = 0;
    store.onFeedRestored(() => restored++);
    await cluster.onEach(async (redis) => {
      for (const type of ['normal', 'pubsub'])
        await redis.call('CLIENT', 'KILL', 'TYPE', type, 'SKIPME', 'yes');
    });
    await eventually('the feed is back', () => restored > 0, 20_000);
    let last = rooms;
    // A message may be lost until the subscriptions stand again; a later one is not.
    await eventually(
      'every feed speaks',
      async () => {
        heard.length = 0;
        const next = last.map((room) => nextOf(room));
        for (const [index, room] of next.entries()) {
          const commit = () => store.commit(commitOf(room, last[index]!));
          await eventually('a commit', () => commit().then(Boolean, isUnavailable), 20_000);
        }
        last = next;
        await new Promise((resolve) => setTimeout(resolve, 100));
        return heard.length === rooms.length;
      },
      20_000,
    );
  });

  test('players of one game on two nodes of the game play it to its end', async () => {
    const config = { REDIS_URL: cluster.url };
    const [one, two] = [await testServer(config), await testServer(config)];
    const ann = await Player.host(one.url);
    const ben = new Player(two.url, 'Ben', undefined, ann.code);
    expect((await ben.join()).status).toBe(200);
    await ben.connect();
    await ann.command({ verb: 'start' });
    for (const player of [ann, ben]) await player.until(() => player.view !== null, 'the deal', 20_000);
    await playOn([ann, ben], seededChoice(6));
    expect(ben.room.game?.status).toBe('finished');
    expect([...ann.faults, ...ben.faults]).toEqual([]);
  });
});
