import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RedisServer } from '../../../src/testing/index.ts';
import { askedProcess, type AskedProcess } from '../askedProcess.ts';
import { ServerProcess } from '../serverProcess.ts';
import { answeredWithin, COLLECTS_ON_SIGNAL, figuresOf, type Figures } from '../serverFigures.ts';
import type { SoakReport } from './soakReport.ts';

/** Tables of four, how long they are watched once all play, how long people think before a move, and how long a starved machine may take to let them in; ms. */
const SOAKS = {
  check: { tables: 10, watched: 5_000, thinking: 500, opening: 60_000 },
  test: { tables: 50, watched: 20_000, thinking: 1_500, opening: 180_000 },
  full: { tables: 500, watched: 600_000, thinking: 4_000, opening: 1_200_000 },
} as const;
const { tables, thinking, opening, ...soak } = SOAKS[(process.env['SCALE'] ?? 'check') as keyof typeof SOAKS];
/** SOAK_SECONDS=n watches for so long instead. */
const WATCHED = 1_000 * Number(process.env['SOAK_SECONDS'] ?? soak.watched / 1_000);
/** SEED=n plays the very same choices. */
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
/** Looks at the server's memory while it is watched. */
const LOOKS = 5;
/** What the heap of a warm server may grow by, MB. */
const GROWTH = 16;
/** Caches fill and the compiler settles, ms. */
const WARMING = Math.min(30_000, WATCHED / 4);

let redis: RedisServer;
let server: ServerProcess;
let people: AskedProcess<SoakReport>;

beforeAll(async () => {
  console.log(`soak: SEED=${SEED}`);
  redis = await RedisServer.start({ appendfsync: 'everysec' });
  server = await ServerProcess.start({
    REDIS_URL: redis.url,
    // All come from one address.
    ADDRESS_ROOMS_PER_MINUTE: '100000',
    ADDRESS_JOINS_PER_MINUTE: '100000',
    ADDRESS_SOCKETS_PER_SECOND: '10000',
    ...COLLECTS_ON_SIGNAL,
  });
  const main = new URL('soakMain.ts', import.meta.url).pathname;
  people = await askedProcess<SoakReport>(main, [server.url, ...[tables, thinking, SEED].map(String)]);
}, opening);

afterAll(async () => {
  await people?.close();
  await server?.stop();
  await redis?.stop();
});

const quantile = (numbers: readonly number[], part: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(part * (numbers.length - 1))]!;
const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

test(
  `[Soak] ${4 * tables} sockets at ${tables} tables: nothing goes wrong, memory stays flat, /metrics tells the truth`,
  async () => {
    await pause(WARMING);
    const looks: Figures[] = [await figuresOf(server)];
    const atFirst = await people.report();
    const loggedAtFirst = server.loggedCodes.length;
    for (let look = 1; look < LOOKS; look++) {
      await pause(WATCHED / (LOOKS - 1));
      looks.push(await figuresOf(server));
    }
    const report = await people.report();
    const [before, after] = [looks[0]!, looks.at(-1)!];
    const between = (name: string): number => after(name) - before(name);
    const megabytes = (name: string): number[] => looks.map((figures) => Math.round(figures(name) / 1e6));
    const heap = megabytes('nodejs_heap_size_used_bytes');
    const answered = between('regicide_intent_seconds_count');
    const { latencies, trips, finishedGames } = report;
    const told = (1_000 * between('regicide_intent_seconds_sum')) / answered;
    const ms = (number: number): string => number.toFixed(1);
    console.log(`| ${tables} tables, ${WATCHED / 1_000} s | |
|---|---|
| sockets, moves, games that ended | ${after('regicide_sockets')}, ${latencies.length} (${ms((1_000 * latencies.length) / WATCHED)} a second), ${finishedGames} |
| the players' ack: mean, p50, p99 | ${[meanOf(latencies), quantile(latencies, 0.5), quantile(latencies, 0.99)].map(ms).join(', ')} ms |
| /metrics: mean, p50, p99 | ${ms(told)}, at most ${answeredWithin(before, after, 0.5)}, at most ${answeredWithin(before, after, 0.99)} ms |
| bare round trip by HTTP: mean | ${ms(meanOf(trips))} ms |
| openings that were refused | ${report.refusedOpenings} |
| heap after collecting, MB | ${heap.join(', ')} |
| resident, MB | ${megabytes('process_resident_memory_bytes').join(', ')} |
| the server's CPU | ${ms((100 * 1_000 * between('process_cpu_seconds_total')) / WATCHED)}% of a core |`);

    expect(after('regicide_sockets')).toBe(4 * tables);
    const { refusals, reconnects } = atFirst;
    expect(report).toMatchObject({ refusals, reconnects, faults: [] });
    expect(server.loggedCodes.slice(loggedAtFirst)).toEqual([]);
    expect(server.output).not.toContain('Warning');
    expect(between('regicide_store_errors_total')).toBe(0);

    expect(latencies.length).toBeGreaterThan(tables);
    // A look and a report are not of the same moment.
    expect(Math.abs(answered - latencies.length)).toBeLessThan(0.1 * latencies.length + tables);
    // Of the same moves: the players' time has the line in it, and their own busy process.
    expect(meanOf(latencies)).toBeGreaterThan(told);
    expect(meanOf(latencies) - told).toBeLessThan(3 * meanOf(trips));
    expect(heap.at(-1)! - heap[0]!).toBeLessThan(GROWTH);
  },
  WARMING + WATCHED + opening,
);
