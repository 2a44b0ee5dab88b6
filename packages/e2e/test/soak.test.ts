import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WireTable } from '../compose/wireTable.ts';
import { freePort } from '../src/freePort.ts';
import { GameServer } from '../src/gameServer.ts';
import { startRedis } from '../src/redisServer.ts';

/** Tables of four, how long they are watched once all are playing, and the thinking time before a move; ms. */
const SOAKS = {
  test: { tables: 40, watched: 20_000, thinking: 400 },
  full: { tables: 500, watched: 600_000, thinking: 2_500 },
} as const;
const { tables: TABLES, watched, thinking } = SOAKS[process.env['SCALE'] === 'full' ? 'full' : 'test'];
/** What the players' own work may add to the median, ms, beyond the line; what a warm server's heap may grow by, MB. */
const WIRE = 25;
const GROWTH = 16;
/** So many tables are opened at once. */
const WIDTH = 10;

let redis: Awaited<ReturnType<typeof startRedis>>;
let server: GameServer;
let metricsUrl: string;
const tables: WireTable[] = [];

/** The figures of the server, by name with labels; sums of the ones that begin alike. */
const figures = async () => {
  const text = await (await fetch(metricsUrl)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const entries = lines.map((line) => {
    const space = line.lastIndexOf(' ');
    return [line.slice(0, space), Number(line.slice(space + 1))] as const;
  });
  return (start: string): number =>
    entries.filter(([name]) => name.startsWith(start)).reduce((sum, [, value]) => sum + value, 0);
};

/** The upper bound of the histogram's bucket that half of the moves lie below, ms. */
const medianOf = (between: (name: string) => number): number => {
  const half = between('regicide_intent_seconds_count') / 2;
  const bounds = [0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 250, 500, 1000, 2500, 5000];
  return (
    bounds.find((ms) => between(`regicide_intent_seconds_bucket{le="${ms / 1000}"}`) >= half) ?? Infinity
  );
};

/** Asks for next to nothing for so long, and gives the median of the round trips: what the line and busy cores cost. Both ms. */
const bareRoundTrips = async (ms: number): Promise<number> => {
  const trips: number[] = [];
  for (const end = Date.now() + ms; Date.now() < end; await pause(100)) {
    const since = performance.now();
    await (await fetch(server.url('/healthz'))).text();
    trips.push(performance.now() - since);
  }
  return trips.sort((a, b) => a - b)[Math.floor(trips.length / 2)]!;
};

const players = () => tables.flatMap((table) => table.players);

beforeAll(async () => {
  redis = await startRedis();
  const metricsPort = await freePort();
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  server = await GameServer.start({
    REDIS_URL: redis.url,
    METRICS_PORT: String(metricsPort),
    LOG_LEVEL: 'warn',
    ADDRESS_SOCKETS_PER_SECOND: '10000',
    ADDRESS_MESSAGES_PER_SECOND: '100000',
    NODE_OPTIONS: '--expose-gc --import data:text/javascript,setInterval(gc,2000).unref()',
  });
});

afterAll(async () => {
  for (const table of tables) table.close();
  await server.close();
  await redis.stop();
});

it(
  `[soak] ${TABLES * 4} sockets at ${TABLES} tables: memory stays flat, nothing goes wrong`,
  { timeout: watched * 2 + 240_000 },
  async () => {
    const doors = [{ origin: server.url('').replace(/\/$/, '') }];
    for (let opened = 0; opened < TABLES; opened += WIDTH)
      tables.push(
        ...(await Promise.all(
          Array.from({ length: WIDTH }, (_, index) =>
            WireTable.open({ doors, seatCount: 4, pause: thinking, seed: opened + index, playsOn: true }),
          ),
        )),
      );
    // The first minutes fill caches and let the compiler settle.
    await pause(watched / 5);
    const before = await figures();
    for (const player of players()) player.latencies.length = 0;
    const bare = await bareRoundTrips(watched * 0.8);
    const after = await figures();
    const latencies = players().flatMap((player) => player.latencies);
    const between = (name: string): number => after(name) - before(name);

    expect(after('regicide_sockets')).toBe(TABLES * 4);
    const refused = players().flatMap(({ refusals }) => [...refusals]);
    expect(refused).toEqual([]);
    expect(
      players()
        .map(({ connects }) => connects)
        .filter((connects) => connects !== 1),
    ).toEqual([]);
    expect(tables.flatMap(({ faults }) => faults)).toEqual([]);
    expect(server.process.output.split('\n').filter((line) => line.startsWith('{'))).toEqual([]);
    expect(after('regicide_store_errors_total')).toBe(0);

    const accepted = between('regicide_intents_total');
    expect(between('regicide_intents_total{verb="')).toBe(accepted);
    // Moves that were under way at the two moments.
    expect(Math.abs(accepted - latencies.length)).toBeLessThanOrEqual(TABLES);
    const sorted = [...latencies].sort((a, b) => a - b);
    const at = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))]!;
    const served = medianOf(between);
    const heap = [before, after].map((read) => read('nodejs_heap_size_used_bytes') / 1e6);
    const resident = [before, after].map((read) => read('process_resident_memory_bytes') / 1e6);
    const loop = after('nodejs_eventloop_lag_p99_seconds') * 1000;
    console.log(
      `${latencies.length} moves, ${(latencies.length / (watched * 0.0008)).toFixed(0)}/s, ` +
        `${tables.reduce((sum, { finishedGames }) => sum + finishedGames, 0)} games ended; answered after ` +
        `p50 ${at(0.5).toFixed(1)}, p99 ${at(0.99).toFixed(1)} ms, by the server's own figures p50 below ${served} ms, bare round trip ${bare.toFixed(1)} ms; ` +
        `heap ${heap.map((mb) => mb.toFixed(0)).join(' -> ')} MB, resident ${resident.map((mb) => mb.toFixed(0)).join(' -> ')} MB; ` +
        `event loop p99 ${loop.toFixed(0)} ms`,
    );
    // The rest is the wire, and that the players share the cores with the server.
    expect(at(0.5) - served).toBeLessThan(WIRE + 2 * bare);
    expect(heap[1]! - heap[0]!).toBeLessThan(GROWTH);
    expect(resident[1]! - resident[0]!).toBeLessThan(2 * GROWTH);
  },
);
