import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const common = {
  allowOnly: false,
  // Two busy cores are slow; what hangs still fails.
  testTimeout: 30_000,
  hookTimeout: 30_000,
  // No file leaves anything behind in its modules, and to load them anew for each takes longer than many a test.
  isolate: false,
};

/** Suites that start processes or play for long; `npm test` runs them, `npm run check` has no time for them. */
const long = [
  'packages/bench/test/**/*.test.ts',
  'packages/server/test/{process,badStart,faults}.test.ts',
  'packages/server/test/companions/**/*.test.ts',
  'packages/server/test/faults/**/*.test.ts',
  'packages/server/test/stores/{redisCluster,replicatedStore,scriptMutants}.test.ts',
  'packages/server/test/ops/{adminCommands,roomBounds,storeSpace}.test.ts',
];

/** No browser in here. How much the random suites play depends on SCALE: check (the default), test, full. */
export default defineConfig({
  test: {
    // Two even on two cores: many a test waits for a process of its own.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          ...common,
          name: 'node',
          include: ['packages/{rules,protocol,bots,server}/{src,test}/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: long,
        },
      },
      { test: { ...common, name: 'long', include: long } },
      {
        // Svelte's compiler, for the client's *.svelte.ts.
        extends: './packages/web/vite.config.ts',
        root: './packages/web',
        test: { ...common, name: 'web', include: ['{src,test}/**/*.test.ts'] },
      },
    ],
  },
});
