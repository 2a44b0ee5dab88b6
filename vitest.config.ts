import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const common = {
  allowOnly: false,
  // Two busy cores are slow; what hangs still fails.
  testTimeout: 30_000,
  hookTimeout: 30_000,
};

/** No file leaves anything behind in its modules, and to load them anew for each takes longer than many a test. */
const quick = { ...common, isolate: false };

/** Suites that start processes or play for long; `npm test` runs them, `npm run check` has no time for them. */
const long = [
  'packages/bench/test/**/*.test.ts',
  'packages/server/test/{process,badStart,faults}.test.ts',
  'packages/server/test/companions/**/*.test.ts',
  'packages/server/test/faults/{fuzz,hidden,real}/**/*.test.ts',
  'packages/server/test/stores/{redisCluster,replicatedStore,scriptMutants}.test.ts',
  'packages/server/test/ops/{adminCommands,roomBounds,storeSpace}.test.ts',
];

const soak = ['packages/server/test/faults/soak/**/*.test.ts'];

/** What takes longest begins first, so that no worker is left alone with it at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project }: TestSpecification): number =>
      ['soak', 'long', 'node', 'web'].indexOf(project.name);
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

/** No browser in here. How much the random suites play depends on SCALE: check (the default), test, full. */
export default defineConfig({
  test: {
    // Two even on two cores: many a test waits for a process of its own.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...quick,
          name: 'node',
          include: ['packages/{rules,protocol,bots,server}/{src,test}/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...long, ...soak],
        },
      },
      { test: { ...common, name: 'long', include: long } },
      {
        // Two thousand people are watched for ten minutes once nothing else runs.
        test: {
          ...common,
          name: 'soak',
          include: soak,
          sequence: { groupOrder: process.env['SCALE'] === 'full' ? 1 : 0 },
        },
      },
      {
        // Svelte's compiler, for the client's *.svelte.ts.
        extends: './packages/web/vite.config.ts',
        root: './packages/web',
        test: { ...quick, name: 'web', include: ['{src,test}/**/*.test.ts'] },
      },
    ],
  },
});
