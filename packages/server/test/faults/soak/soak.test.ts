import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { RedisServer } from '../../../src/testing/index.ts';
import { askedProcess } from '../askedProcess.ts';
import { mutantMain, type Mistake } from '../serverMutant.ts';
import { ServerProcess } from '../serverProcess.ts';
import { answeredWithin, COLLECTS_ON_SIGNAL, figuresOf, type Figures } from '../serverFigures.ts';
import type { SoakReport } from './soakReport.ts';

/** How much is played and watched; times in ms. */
interface Soak {
  readonly tables: number;
  /** Once all play. */
  readonly watched: number;
  /** Before a move. */
  readonly thinking: number;
  /** A starved machine may take as long to let all in. */
  readonly opening: number;
}
const SOAKS = {
  check: { tables: 10, watched: 5_000, thinking: 500, opening: 60_000 },
  test: { tables: 50, watched: 20_000, thinking: 1_500, opening: 180_000 },
  full: { tables: 500, watched: 600_000, thinking: 4_000, opening: 1_200_000 },
} as const;
const SOAK: Soak = SOAKS[(process.env['SCALE'] ?? 'check') as keyof typeof SOAKS];
/** SEED=n plays the very same choices. */
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
/** Looks at the server's memory while it is watched. */
const LOOKS = 5;
/** What the heap of a warm server may grow by, MB. */
const GROWTH = 16;

const quantile = (numbers: readonly number[], part: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(part * (numbers.length - 1))]!;
const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
/** Caches fill and the compiler settles. */
const warmingOf = ({ watched }: Soak): number => Math.min(30_000, watched / 4);
const mostTimeOf = (soak: Soak): number => warmingOf(soak) + soak.watched + 2 * soak.opening;

/** Lets so many people play at a server (`main`: that of a mutant), watches it, and judges what it saw. */
const soakServer = async ({ tables, watched, thinking, ...soak }: Soak, main?: string): Promise<void> => {
  const redis = await RedisServer.start({ appendfsync: 'everysec' });
  onTestFinished(() => redis.stop());
  const server = await ServerProcess.start(
    {
      REDIS_URL: redis.url,
      // All come from one address.
      ADDRESS_ROOMS_PER_MINUTE: '100000',
      ADDRESS_JOINS_PER_MINUTE: '100000',
      ADDRESS_SOCKETS_PER_SECOND: '10000',
      ...COLLECTS_ON_SIGNAL,
    },
    main,
  );
  onTestFinished(() => server.stop());
  const people = await askedProcess<SoakReport>(new URL('soakMain.ts', import.meta.url).pathname, [
    server.url,
    ...[tables, thinking, SEED].map(String),
  ]);
  onTestFinished(() => people.close());

  await pause(warmingOf({ tables, watched, thinking, ...soak }));
  const looks: Figures[] = [await figuresOf(server)];
  const atFirst = await people.report();
  const loggedAtFirst = server.loggedCodes.length;
  for (let look = 1; look < LOOKS; look++) {
    await pause(watched / (LOOKS - 1));
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
  console.log(`| ${tables} tables, ${watched / 1_000} s | |
|---|---|
| sockets, moves, games that ended | ${after('regicide_sockets')}, ${latencies.length} (${ms((1_000 * latencies.length) / watched)} a second), ${finishedGames} |
| the players' ack: mean, p50, p99 | ${[meanOf(latencies), quantile(latencies, 0.5), quantile(latencies, 0.99)].map(ms).join(', ')} ms |
| /metrics: mean, p50, p99 | ${ms(told)}, at most ${answeredWithin(before, after, 0.5)}, at most ${answeredWithin(before, after, 0.99)} ms |
| bare round trip by HTTP: mean | ${ms(meanOf(trips))} ms |
| openings that were refused | ${report.refusedOpenings} |
| heap after collecting, MB | ${heap.join(', ')} |
| resident, MB | ${megabytes('process_resident_memory_bytes').join(', ')} |
| the server's CPU | ${ms((100 * 1_000 * between('process_cpu_seconds_total')) / watched)}% of a core |`);

  expect(after('regicide_sockets')).toBe(4 * tables);
  // While they come in, a starved machine may ask for patience.
  const { refusals, reconnects, faults } = atFirst;
  expect(faults.filter((fault) => fault !== 'log: store/unavailable')).toEqual([]);
  expect(report).toMatchObject({ refusals, reconnects, faults });
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
};

test(
  `[Soak] ${4 * SOAK.tables} sockets at ${SOAK.tables} tables: nothing goes wrong, memory stays flat, /metrics tells the truth`,
  { timeout: mostTimeOf(SOAK) },
  async () => {
    console.log(`soak: SEED=${SEED}`);
    await soakServer(SOAK);
  },
);

/** With what each is found out by. */
const MUTANTS: readonly (readonly [string, Mistake, RegExp])[] = [
  [
    'the server keeps something of every move',
    {
      in: 'socket/handlers/intent.ts',
      replace: 'reply(ack);',
      by: `reply(ack); (globalThis.kept ??= []).push(Array(60_000).fill(id));`,
    },
    new RegExp(`less than ${GROWTH}`),
  ],
  [
    'moves are counted twice',
    {
      in: 'socket/handlers/intent.ts',
      replace: 'context.metrics.intentAnswered(',
      by: 'for (let twice = 0; twice < 2; twice++) context.metrics.intentAnswered(',
    },
    /to be less than/,
  ],
];
test.each(MUTANTS)('is caught: %s', { timeout: mostTimeOf(SOAKS.check) }, async (_, mistake, words) => {
  const main = await mutantMain({ onTestFinished }, mistake);
  await expect(soakServer(SOAKS.check, main)).rejects.toThrow(words);
});
