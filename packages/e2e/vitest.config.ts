import { defineConfig } from 'vitest/config';

/** vitest as the runner, as everywhere else: one way to write tests and one report to count. Two files at a time: a browser mostly waits. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    maxWorkers: 2,
    // No file leaves anything behind in its modules, and to load them anew for each takes longer than many a test.
    isolate: false,
    allowOnly: false,
    // A busy machine is slow; what hangs still fails.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000, interval: 30 } },
  },
});
