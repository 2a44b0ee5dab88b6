import { defineConfig } from 'vitest/config';

const common = {
  allowOnly: false,
  // Two busy cores are slow; what hangs still fails.
  testTimeout: 30_000,
  hookTimeout: 30_000,
};

/** Unit tests: no browser. How much the random suites play depends on SCALE: check (the default), test, full. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: 'node',
          include: [
            'packages/{rules,protocol,bots,server,bench}/{src,test}/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        // Svelte's compiler, for the client's *.svelte.ts.
        extends: './packages/web/vite.config.ts',
        root: './packages/web',
        test: { ...common, name: 'web', include: ['{src,test}/**/*.test.ts'] },
      },
    ],
  },
});
