import { afterAll, describe, test } from 'vitest';
import type { RoomStore } from '../../src/stores/roomStore.ts';
import { STORE_CASES, type StoreBench } from './storeContract.ts';

export const YEAR = 365 * 24 * 60 * 60 * 1000;

/**
 * Runs the whole contract on a store. `open` gets the store, closed now, whose contents the new one must have. A store
 * with many connections is tried one case after the other.
 */
export const describeStore = (
  name: string,
  open: (recordTime: number, before?: RoomStore) => Promise<RoomStore>,
  order: 'at once' | 'in turn' = 'at once',
): void => {
  const opened: RoomStore[] = [];
  const bench: StoreBench = {
    open: async (recordTime) => {
      const store = await open(recordTime);
      opened.push(store);
      return store;
    },
    again: async (store) => {
      await store.close();
      const again = await open(YEAR, store);
      opened.push(again);
      return again;
    },
  };
  const closeAll = async (): Promise<void> => {
    await Promise.all(opened.splice(0).map((store) => store.close()));
  };
  afterAll(closeAll);
  describe(`the contract of stores, kept by ${name}`, () => {
    for (const [cause, run] of Object.entries(STORE_CASES))
      (order === 'at once' ? test.concurrent : test)(cause, async () => {
        await run(await bench.open(YEAR), bench);
        if (order === 'in turn') await closeAll();
      });
  });
};
