import { defineConfig } from 'vitest/config';

/** Unit tests: fast, no server, no browser. How much the random suites play depends on SCALE: check, test, full. */
export default defineConfig({
  test: {
    include: ['packages/{rules,protocol,bots,server,web}/{src,test}/**/*.test.ts', 'scripts/**/*.test.ts'],
    allowOnly: false,
    // Two busy cores are slow; what hangs still fails.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
