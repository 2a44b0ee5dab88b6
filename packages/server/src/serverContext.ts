import type { RoomChanges } from './commit/roomChanges.ts';
import type { Config } from './config.ts';
import type { Guesses } from './guesses.ts';
import type { Log } from './log.ts';
import type { Metrics } from './ops/metrics.ts';
import type { NewThing } from './ops/storeSpace.ts';
import type { RoomStore } from './stores/roomStore.ts';

/** What every part of a running server is handed. */
export interface ServerContext {
  readonly config: Config;
  readonly log: Log;
  readonly store: RoomStore;
  readonly changes: RoomChanges;
  readonly metrics: Metrics;
  readonly guesses: Guesses;
  /** Folder of the web client's build. */
  readonly webDir: string;
  /** Server ms since 1970. */
  readonly now: () => number;
  readonly isDraining: () => boolean;
  /** The store has no space for another of these. */
  readonly isFullFor: (what: NewThing) => boolean;
}
