import { defineConfig } from 'vitest/config';

/** One stack at a time, its tests in the order in which they stand: each goes on from what the one before left. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    fileParallelism: false,
    sequence: { concurrent: false },
    allowOnly: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
