import { afterAll, expect, test } from 'vitest';
import { MUTANTS } from './mutants.ts';
import { simulate } from './simulate.ts';
import type { Outcome } from './world.ts';

const SCALE = process.env['SCALE'] ?? 'check';
const SCHEDULES = { check: 25, test: 200, full: 10_000 }[SCALE]!;
/** ms */
const MOST_TIME = { check: 60_000, test: 300_000, full: 1_800_000 }[SCALE]!;
/** Schedules of one test, so that a long run shows how far it is. */
const BATCH = 2_500;
/** A mutant that lives as long is not caught. */
const MUTANT_SCHEDULES = 60;
/** SEED=n plays the schedule n alone and prints what happened in it. */
const SEED = process.env['SEED'];

const all: Outcome['counts'][] = [];
afterAll(() => {
  const sumOf = (key: keyof Outcome['counts']): number => all.reduce((sum, counts) => sum + counts[key], 0);
  const keys = Object.keys(all[0] ?? {}) as (keyof Outcome['counts'])[];
  console.log(`${all.length} schedules: ${keys.map((key) => `${sumOf(key)} ${key}`).join(', ')}`);
});

const play = async (seed: number): Promise<Outcome> => {
  const outcome = await simulate(seed);
  all.push(outcome.counts);
  return outcome;
};

/** What a failing schedule is reported by. */
const faultsOf = ({ seed, faults }: Outcome): string[] => faults.map((fault) => `SEED=${seed}: ${fault}`);

const batches = Array.from({ length: Math.ceil(SCHEDULES / BATCH) }, (_, n) => ({
  first: n * BATCH + 1,
  last: Math.min(SCHEDULES, (n + 1) * BATCH),
}));

if (SEED !== undefined)
  test(`schedule ${SEED}`, async () => {
    const outcome = await play(Number(SEED));
    console.log(outcome.trace.join('\n'));
    expect(faultsOf(outcome)).toEqual([]);
  });
else
  test.each(batches)(
    'every acked intent is journaled once, none twice, and all see the same in the end: schedules $first to $last',
    async ({ first, last }) => {
      const faults: string[] = [];
      for (let seed = first; seed <= last && faults.length < 20; seed++)
        faults.push(...faultsOf(await play(seed)));
      expect(faults).toEqual([]);
    },
    MOST_TIME,
  );

test('a schedule is played again from its seed', async () => {
  for (const seed of [3, 5, 8]) {
    const [one, other] = [await simulate(seed), await simulate(seed)];
    expect(other.trace).toEqual(one.trace);
    expect(one.trace.length).toBeGreaterThan(20);
  }
});

test.each(Object.entries(MUTANTS))('is caught: %s', async (_, mutant) => {
  const caught: number[] = [];
  for (let seed = 1; seed <= MUTANT_SCHEDULES && caught.length === 0; seed++)
    if ((await simulate(seed, mutant)).faults.length > 0) caught.push(seed);
  expect(caught).toHaveLength(1);
});
