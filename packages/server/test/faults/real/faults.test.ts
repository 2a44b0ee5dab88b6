import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BLOWS, failover } from './blows.ts';
import { FaultStage, type Blow, type StageOptions } from './faultStage.ts';

/** How often each fault is made, or REPEATS. */
const REPEATS = Number(process.env['REPEATS'] ?? (process.env['SCALE'] === 'full' ? 5 : 1));
/** SEED=n plays the very same choices; what happens when is up to the processes. */
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const TABLES = process.env['SCALE'] === 'full' ? 8 : 3;

const blowsByFault = new Map<string, Blow[]>();

const sum = (blows: readonly Blow[], key: 'acked' | 'lost' | 'twice'): number =>
  blows.reduce((total, blow) => total + blow[key], 0);

beforeAll(() => console.log(`faults: SEED=${SEED}`));
afterAll(() => {
  const rows = [...blowsByFault].map(([fault, blows]) => {
    const longest = Math.max(...blows.map(({ longestBreak }) => longestBreak)) / 1000;
    const counts = (['acked', 'lost', 'twice'] as const).map((key) => sum(blows, key));
    return `| ${[fault, blows.length, ...counts, `${longest.toFixed(1)} s`].join(' | ')} |`;
  });
  console.log(['| fault | times | moves acked | lost | applied twice | longest break |', ...rows].join('\n'));
});

const strike = async (stage: FaultStage, fault: string, blow: (stage: FaultStage) => Promise<void>) => {
  const blows: Blow[] = [];
  blowsByFault.set(fault, blows);
  for (let count = 0; count < REPEATS; count++) blows.push(await stage.strike(blow));
  expect(sum(blows, 'acked')).toBeGreaterThan(REPEATS * TABLES);
  expect(sum(blows, 'twice')).toBe(0);
  return blows;
};

/** Nobody was shown an older state, or refused anything in a way that does not pass, and no node found a mistake. */
const expectNobodyDisturbed = ({ games, errors }: FaultStage): void => {
  expect(games!.refusals).toEqual([]);
  expect(games!.stepsBack).toBe(0);
  expect(errors).toEqual([]);
};

/** A stage for the tests of this group. */
const onStage = (options: Pick<StageOptions, 'redis' | 'hasReplica' | 'environment'>): (() => FaultStage) => {
  let stage: FaultStage | undefined;
  beforeAll(async () => {
    stage = await FaultStage.open({ nodes: 2, tables: TABLES, seed: SEED, ...options });
  }, 400_000);
  afterAll(() => stage?.close());
  return () => stage!;
};

const TIMEOUT = REPEATS * 300_000;

describe('two nodes on one Redis', () => {
  const stage = onStage({ redis: { appendfsync: 'everysec' } });
  for (const [fault, blow] of Object.entries(BLOWS))
    test(
      `[Nothing lost] ${fault}: no answered move is lost, none applied twice, play goes on`,
      async () => {
        const blows = await strike(stage(), fault, blow);
        expect(sum(blows, 'lost')).toBe(0);
        expectNobodyDisturbed(stage());
      },
      TIMEOUT,
    );
});

describe('failover to a replica that had lost sight of its primary', () => {
  describe('with REDIS_WAIT_REPLICAS=1', () => {
    const stage = onStage({ hasReplica: true, environment: { REDIS_WAIT_REPLICAS: '1' } });
    test(
      '[Nothing lost] no answered move is lost, none applied twice, play goes on',
      async () => {
        const blows = await strike(stage(), 'failover, REDIS_WAIT_REPLICAS=1', failover);
        expect(sum(blows, 'lost')).toBe(0);
        expect(stage().games!.refusals).toEqual([]);
      },
      TIMEOUT,
    );
  });
  describe('without', () => {
    const stage = onStage({ hasReplica: true });
    test(
      '[Nothing lost] what the replica had not got is lost, is noticed, and play goes on',
      async () => {
        const blows = await strike(stage(), 'failover without it', failover);
        expect(sum(blows, 'lost')).toBeGreaterThan(0);
        expect(stage().errors.join()).toContain('store/rolled_back');
      },
      TIMEOUT,
    );
  });
});
