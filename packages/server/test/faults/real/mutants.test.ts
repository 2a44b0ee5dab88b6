import { expect, onTestFinished, test } from 'vitest';
import { mutantMain, type Mistake } from '../serverMutant.ts';
import { failover } from './blows.ts';
import { FaultStage, type StageOptions } from './faultStage.ts';

interface Mutant {
  readonly mistake: Mistake;
  readonly options?: Partial<StageOptions>;
  readonly blow: (stage: FaultStage) => Promise<void>;
  readonly shows: 'lost' | 'twice';
}

/** Each is a server that breaks a promise, and the fault that has to bring it to light. */
const MUTANTS: Readonly<Record<string, Mutant>> = {
  'a move is answered before Redis has it': {
    mistake: {
      in: 'commit/storeAccess.ts',
      replace: 'result = await store.commit(commit);',
      by: `if (commit.journal === null) result = await store.commit(commit);
      else {
        result = { outcome: 'committed' };
        setTimeout(() => void store.commit(commit).catch(() => {}), 200);
      }`,
    },
    // Two nodes with such memories would not play with one another.
    options: { nodes: 1 },
    blow: async (stage) => {
      await stage.nodes[0]!.stop('SIGKILL');
      stage.nodes[0] = await stage.newNode();
    },
    shows: 'lost',
  },
  'a move is answered before its replica has it': {
    mistake: {
      in: 'stores/openStore.ts',
      replace: 'waitReplicas: config.REDIS_WAIT_REPLICAS',
      by: 'waitReplicas: 0',
    },
    options: { hasReplica: true, environment: { REDIS_WAIT_REPLICAS: '1' } },
    blow: failover,
    shows: 'lost',
  },
  'a move is journaled twice': {
    mistake: {
      in: 'stores/redisScripts.ts',
      replace: "redis.call('RPUSH', KEYS[2], ARGV[10])",
      by: "redis.call('RPUSH', KEYS[2], ARGV[10], ARGV[10])",
    },
    blow: () => Promise.resolve(),
    shows: 'twice',
  },
};

test.each(Object.entries(MUTANTS))('is caught: %s', { timeout: 300_000 }, async (_, mutant) => {
  const main = await mutantMain({ onTestFinished }, mutant.mistake);
  const stage = await FaultStage.open({ nodes: 2, tables: 3, seed: 1, main, ...mutant.options });
  onTestFinished(() => stage.close());
  const blow = await stage.strike(mutant.blow);
  expect(blow[mutant.shows]).toBeGreaterThan(0);
});
