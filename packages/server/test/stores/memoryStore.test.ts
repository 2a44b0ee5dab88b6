import { MemoryStore } from '../../src/testing/memoryStore.ts';
import { describeStore } from './describeStore.ts';

// The double of the simulations is worth as much as its likeness to the real ones.
describeStore('the store in memory', async (recordTime, before) => {
  const store = new MemoryStore({ now: Date.now, recordTime });
  if (before instanceof MemoryStore) store.restore(before.backup());
  return store;
});
