import { defineConfig } from 'vitest/config';

/** vitest as the runner, as everywhere else: one way to write tests and one report to count. One file at a time: two cores. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    fileParallelism: false,
    allowOnly: false,
    // A busy machine is slow; what hangs still fails.
    testTimeout: 300_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 25_000, interval: 30 } },
  },
});
