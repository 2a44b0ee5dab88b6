import { FaultyStore, MemoryStore, type RoomChanges } from '@regicide/server/testing';
import type { Trouble } from './trouble.ts';

/** The parts of a node that a deliberate mistake may replace; the simulation must notice. */
export interface Mutant {
  /** What has to go wrong for the mistake to matter. */
  readonly trouble: Partial<Trouble>;
  readonly Store: typeof MemoryStore;
  readonly Line: typeof FaultyStore;
  readonly changesOf: (changes: RoomChanges) => RoomChanges;
  /** Calls again and again until the returned function is called. */
  readonly every: (ms: number, work: () => void) => () => void;
}

/** Everything as it should be. */
export const SOUND: Mutant = {
  trouble: {},
  Store: MemoryStore,
  Line: FaultyStore,
  changesOf: (changes) => changes,
  every: (ms, work) => {
    const timer = setInterval(work, ms);
    return () => clearInterval(timer);
  },
};
