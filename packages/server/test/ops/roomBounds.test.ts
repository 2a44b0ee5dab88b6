import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
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
import { HOUR } from '../harness/sampleRoom.ts';
import { Player, post } from '../play/player.ts';
import { EACH_STORE } from './eachStore.ts';
import { freePort } from './freePort.ts';

const ROOMS = { check: 300, test: 1_500, full: 10_000 }[process.env['SCALE'] ?? 'check']!;
const WIDTH = 20;
const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** Garbage is collected all the time: what is measured is held by somebody. */
const COLLECTING = 'data:text/javascript,setInterval(gc, 500)';

/** The server as a process of its own, whose memory is its own, and its figures. */
const startProcess = async (place: Partial<Config>) => {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const generous = ['ROOMS_PER_MINUTE', 'JOINS_PER_MINUTE', 'SOCKETS_PER_SECOND', 'MESSAGES_PER_SECOND'];
  const child = spawn(process.execPath, ['--expose-gc', '--import', COLLECTING, '--import', 'tsx', MAIN], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      LOG_LEVEL: 'silent',
      ...Object.fromEntries(generous.map((name) => [`ADDRESS_${name}`, '1000000'])),
      ...Object.fromEntries(Object.entries(place).map(([name, value]) => [name, String(value ?? '')])),
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const url = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await pause(50);
  const figures = async (): Promise<(name: string) => number> => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return (name) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
  };
  /** The least of a few. */
  const heap = async (): Promise<number> => {
    const samples: number[] = [];
    for (let tries = 0; tries < 4; tries++) {
      samples.push((await figures())('nodejs_heap_size_used_bytes'));
      await pause(250);
    }
    return Math.min(...samples);
  };
  return { url, figures, heap };
};

/** Bytes that the store holds. */
const usedOf = async (place: Partial<Config>): Promise<number> => {
  const store = await openStore(configWith(place));
  const { used } = await store.usage();
  await store.close();
  return used;
};

/**
 * Somebody makes a room, comes in, and goes away. As the client does, they come again where a store on a starved machine
 * did not answer in time.
 */
const visit = async (url: string): Promise<void> => {
  for (;;) {
    const ann = new Player(url, 'Ann');
    const request = { protocol: PROTOCOL_VERSION, token: ann.token, name: ann.name };
    const { status, body } = await post(`${url}/api/rooms`, request);
    if (body['code'] === 'store/unavailable') continue;
    expect(status).toBe(201);
    ann.code = body['roomCode'] as string;
    const socket = ann.open();
    await new Promise<void>((resolve, reject) => {
      for (const event of ['snapshot', 'disconnect']) socket.once(event, () => resolve());
      socket.once('connect_error', (error: Error & { data?: { code: string } }) =>
        error.data?.code === 'store/unavailable' ? resolve() : reject(error),
      );
    });
    ann.close();
    if (ann.snapshots.length > 0) return;
  }
};

const visits = async (url: string, count: number): Promise<void> => {
  for (let done = 0; done < count; done += WIDTH)
    await Promise.all(Array.from({ length: Math.min(WIDTH, count - done) }, () => visit(url)));
};

for (const { name, make } of EACH_STORE) {
  test(
    `${ROOMS} rooms made and left hold no memory, and little of the store, on ${name}`,
    { timeout: HOUR },
    async () => {
      const place = await make();
      const server = await startProcess(place);
      const measured = async () => {
        // The last sockets are gone, and garbage was collected.
        await pause(1_500);
        return { heap: await server.heap(), used: await usedOf(place), figure: await server.figures() };
      };
      await visits(server.url, 200);
      const before = await measured();
      await visits(server.url, ROOMS);
      const after = await measured();
      const perRoom = (after.used - before.used) / ROOMS;
      const grown = (after.heap - before.heap) / 1e6;
      const [was, is] = [before, after].map(({ figure }) => figure('process_resident_memory_bytes') / 1e6);
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
    let now = name === 'redis' ? Date.now() - DAY + 5_000 : Date.now();
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
    } else await pause(8_000);
    const left: string[] = [];
    for await (const id of store.roomIds()) left.push(id);
    expect(left).toEqual([]);
    expect((await store.usage()).used - before).toBeLessThan((full - before) * 0.25);
  });
}
