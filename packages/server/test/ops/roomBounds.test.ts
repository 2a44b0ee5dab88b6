import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { PROTOCOL_VERSION } from '@regicide/protocol';
import { createRoomChanges } from '../../src/commit/roomChanges.ts';
import { configWith, type Config } from '../../src/config.ts';
import { createLog } from '../../src/log.ts';
import { createRoom } from '../../src/rooms/createRoom.ts';
import { DAY } from '../../src/rooms/expiry.ts';
import { newRoom } from '../../src/rooms/newRoom.ts';
import { LmdbStore, openLmdbStore } from '../../src/stores/lmdbStore.ts';
import { openStore } from '../../src/stores/openStore.ts';
import { openRedisStore } from '../../src/stores/redisStore.ts';
import { ServerProcess } from '../faults/serverProcess.ts';
import { COLLECTS_ON_SIGNAL, figuresOf } from '../faults/serverFigures.ts';
import { Player, post } from '../play/player.ts';
import { EACH_STORE } from './eachStore.ts';

const SCALE = process.env['SCALE'] ?? 'check';
const ROOMS = { check: 300, test: 1_500, full: 10_000 }[SCALE]!;
const WIDTH = 20;
/** A starved machine makes a thousand rooms in less, ms. */
const MAKING = 25_000;
/** ms */
const MOST_TIME = { check: 60_000, test: 300_000, full: 1_200_000 }[SCALE]!;

/** The server as a process of its own, whose memory is its own. */
const startProcess = async (place: Partial<Config>): Promise<ServerProcess> => {
  const generous = ['ROOMS_PER_MINUTE', 'JOINS_PER_MINUTE', 'SOCKETS_PER_SECOND', 'MESSAGES_PER_SECOND'];
  const server = await ServerProcess.start({
    ...COLLECTS_ON_SIGNAL,
    LOG_LEVEL: 'silent',
    ...Object.fromEntries(generous.map((name) => [`ADDRESS_${name}`, '1000000'])),
    ...Object.fromEntries(Object.entries(place).map(([name, value]) => [name, String(value ?? '')])),
  });
  onTestFinished(() => server.stop());
  return server;
};

/** Bytes that the store holds. */
const usedOf = async (place: Partial<Config>): Promise<number> => {
  const store = await openStore(configWith(place));
  const { used } = await store.usage();
  await store.close();
  return used;
};

/** Somebody makes a room, comes in, and goes away. As the client does, they ask again where a starved store was late. */
const visit = async (url: string): Promise<void> => {
  const ann = new Player(url, 'Ann');
  const request = { protocol: PROTOCOL_VERSION, token: ann.token, name: ann.name };
  const { status, body } = await post(`${url}/api/rooms`, request);
  if (body['code'] === 'store/unavailable') return visit(url);
  expect(status).toBe(201);
  ann.code = body['roomCode'] as string;
  await ann.connect();
  ann.close();
};

const visits = async (url: string, count: number): Promise<void> => {
  for (let done = 0; done < count; done += WIDTH)
    await Promise.all(Array.from({ length: Math.min(WIDTH, count - done) }, () => visit(url)));
};

for (const { name, make } of EACH_STORE) {
  test(
    `${ROOMS} rooms made and left hold no memory, and little of the store, on ${name}`,
    { timeout: MOST_TIME },
    async () => {
      const place = await make();
      const server = await startProcess(place);
      const measured = async () => {
        // The last sockets are gone.
        await pause(1_500);
        return { used: await usedOf(place), figure: await figuresOf(server) };
      };
      await visits(server.url, 200);
      const before = await measured();
      await visits(server.url, ROOMS);
      const after = await measured();
      const perRoom = (after.used - before.used) / ROOMS;
      const megabytes = (name: string) => [before, after].map(({ figure }) => figure(name) / 1e6);
      const [heapWas, heapIs] = megabytes('nodejs_heap_size_used_bytes');
      const [was, is] = megabytes('process_resident_memory_bytes');
      const grown = heapIs! - heapWas!;
      console.log(
        `${name}: ${ROOMS} rooms, ${perRoom.toFixed(0)} bytes of store each, heap ${grown.toFixed(1)} MB more, ` +
          `resident ${was!.toFixed(0)} -> ${is!.toFixed(0)} MB`,
      );
      for (const gauge of ['rooms', 'tables', 'seats', 'sockets'])
        expect(after.figure(`regicide_${gauge}`)).toBe(0);
      expect(perRoom).toBeLessThan(3_000);
      expect(grown).toBeLessThan(4);
    },
  );

  test(`rooms that have expired leave nothing in the store, on ${name}`, { timeout: 120_000 }, async () => {
    const place = await make();
    const recordTime = DAY;
    // Redis expires by its own clock: there the rooms were made nearly a day ago.
    const expiry = Date.now() + MAKING;
    let now = name === 'redis' ? expiry - DAY : Date.now();
    const options = { recordTime, now: () => now };
    const store = await (name === 'redis'
      ? openRedisStore({ url: place.REDIS_URL!, ...options })
      : openLmdbStore({ dataDir: place.DATA_DIR!, ...options }));
    const log = createLog('silent');
    const changes = createRoomChanges({ store, now: () => now, log, expiresAt: (_room, at) => at + DAY });
    onTestFinished(async () => {
      await changes.close();
      await store.close();
    });
    const context = { config: configWith(place), log, store, changes, now: () => now };
    const ann = { id: 'ann00000' as never, name: 'Ann', tokenHash: 'ab'.repeat(32) };
    const before = (await store.usage()).used;
    for (let made = 0; made < 1000; made += WIDTH)
      await Promise.all(
        Array.from({ length: WIDTH }, () =>
          createRoom(context, (code) => newRoom(code, ann, undefined, now)),
        ),
      );
    const full = (await store.usage()).used;
    expect(full - before).toBeGreaterThan(500_000);

    if (store instanceof LmdbStore) {
      now += DAY + 1;
      await store.sweep();
    } else await pause(expiry - Date.now() + 3_000);
    const left: string[] = [];
    for await (const id of store.roomIds()) left.push(id);
    expect(left).toEqual([]);
    expect((await store.usage()).used - before).toBeLessThan((full - before) * 0.25);
  });
}
