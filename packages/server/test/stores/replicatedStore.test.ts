import { expect, onTestFinished, test } from 'vitest';
import { openRedisStore } from '../../src/stores/redisStore.ts';
import {
  StoreUnavailable,
  type ChangedMessage,
  type FeedMessage,
  type RoomStore,
} from '../../src/stores/roomStore.ts';
import { RedisServer } from '../../src/testing/index.ts';
import { startReplica, type Replica } from '../faults/real/replica.ts';
import { eventually } from '../harness/eventually.ts';
import { ANNA, answeredNextOf, commitOf, entryOf, nextOf, sampleRoom } from '../harness/sampleRoom.ts';
import { YEAR } from './describeStore.ts';

const primaryWithReplica = async (): Promise<{ server: RedisServer; replica: Replica }> => {
  const server = await RedisServer.start();
  onTestFinished(() => server.stop());
  return { server, replica: await replicaOf(server) };
};
const replicaOf = async (server: RedisServer): Promise<Replica> => {
  const replica = await startReplica(server);
  onTestFinished(() => replica.stop());
  return replica;
};
/** A node's store that waits for one replica. */
const openWaiting = async ({ url }: RedisServer): Promise<RoomStore> => {
  const store = await openRedisStore({ url, recordTime: YEAR, waitReplicas: 1 });
  onTestFinished(() => store.close());
  return store;
};
const heardBy = async (store: RoomStore, roomId: string): Promise<FeedMessage[]> => {
  const heard: FeedMessage[] = [];
  await store.subscribe(roomId, (message) => heard.push(message));
  return heard;
};
/** As the commit path does: asks again where a replica on a starved machine was late. */
const insisted = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (;;)
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    }
};
const REQUEST = { memberId: ANNA, requestId: 'request00001' };

test('[Nothing lost] what no replica has is told to nobody and read by nobody, until one has it', async () => {
  const { server, replica } = await primaryWithReplica();
  const [store, other] = [await openWaiting(server), await openWaiting(server)];
  const room = sampleRoom();
  await insisted(() => store.commit(commitOf(room, null)));
  const heard = await heardBy(other, room.id);
  await replica.cut();
  const { events } = entryOf('game', 0);
  const next = answeredNextOf(room, ANNA, REQUEST.requestId);
  const commit = commitOf(next, room, { request: REQUEST, events, journal: entryOf('game', 0) });
  await expect(store.commit(commit)).rejects.toBeInstanceOf(StoreUnavailable);
  await expect(store.commit(commit)).rejects.toBeInstanceOf(StoreUnavailable);
  // A store that wrote nothing itself since.
  await expect(other.load(room.id)).rejects.toBeInstanceOf(StoreUnavailable);
  await expect(other.journal(room.id, 'game', 0)).rejects.toBeInstanceOf(StoreUnavailable);
  await expect(other.commit(commitOf(nextOf(room), room))).rejects.toBeInstanceOf(StoreUnavailable);
  expect(heard).toEqual([]);

  await replicaOf(server);
  expect(await insisted(() => store.commit(commit))).toEqual({
    outcome: 'duplicate',
    ack: { ok: true, revision: 2 },
    document: next,
  });
  await eventually('the message', () => heard.length === 1);
  expect((heard[0] as ChangedMessage).document).toEqual(next);
  expect((heard[0] as ChangedMessage).events).toEqual(events);
  expect(await insisted(() => other.load(room.id))).toEqual(next);
  expect(await insisted(() => other.journal(room.id, 'game', 0))).toEqual([entryOf('game', 0)]);
});

test('[Nothing lost] a change of the server, which has no id, is told as well once it is found', async () => {
  const { server, replica } = await primaryWithReplica();
  const store = await openWaiting(server);
  const room = sampleRoom();
  await insisted(() => store.commit(commitOf(room, null)));
  const heard = await heardBy(store, room.id);
  await replica.cut();
  const commit = commitOf(nextOf(room), room);
  await expect(store.commit(commit)).rejects.toBeInstanceOf(StoreUnavailable);
  await replicaOf(server);
  expect(await insisted(() => store.commit(commit))).toEqual({ outcome: 'conflict', document: nextOf(room) });
  await eventually('the message', () => heard.length === 1);
});

test('[Nothing lost] a request that another attempt committed is not told as if this one had', async () => {
  const { server } = await primaryWithReplica();
  const store = await openWaiting(server);
  const room = sampleRoom();
  await insisted(() => store.commit(commitOf(room, null)));
  const next = answeredNextOf(room, ANNA, REQUEST.requestId);
  await insisted(() => store.commit(commitOf(next, room, { request: REQUEST })));
  const heard = await heardBy(store, room.id);
  const again = commitOf({ ...next, stamp: 'never stored' }, room, { request: REQUEST });
  expect((await insisted(() => store.commit(again))).outcome).toBe('duplicate');
  await insisted(() => store.commit(commitOf(nextOf(next), next)));
  await eventually('the next message', () => heard.length > 0);
  expect((heard[0] as ChangedMessage).version.revision).toBe(3);
});
