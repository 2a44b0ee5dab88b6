import type { Database, RootDatabase } from 'lmdb';

/** What can expire: a room, the record of a game, another code of a room. */
export type Perishable = 'room' | 'record' | 'alias';
type DueKey = [at: number, kind: Perishable, id: string, gameId: string];

/**
 * Forgets one thing whose time has come, inside a write transaction. Where its time was put off meanwhile it stays,
 * and the later time is answered (server ms).
 */
export type Forget = (kind: Perishable, id: string, gameId: string) => number | null;

/** How often what has expired is swept away, ms, and how much in one transaction, which holds up the event loop. */
const SWEEP_INTERVAL = 30_000;
const SWEEP_BATCH = 50;

/**
 * When the sweep looks at a thing again. An entry is not moved when the thing's time is put off: the sweep finds it
 * too early then and enters it anew. So a commit does not pay for its expiry.
 */
export class LmdbDeadlines {
  readonly #due: Database<true, DueKey>;
  readonly #timer: NodeJS.Timeout;

  constructor(
    readonly root: RootDatabase,
    readonly now: () => number,
    readonly forget: Forget,
  ) {
    this.#due = root.openDB({ name: 'due' });
    this.#timer = setInterval(() => void this.sweep().catch(() => {}), SWEEP_INTERVAL).unref();
  }

  /** Inside a write transaction. `entered` is when the thing is due so far; answers when it is due now. */
  enter(at: number, entered: number | null, kind: Perishable, id: string, gameId = ''): number {
    if (entered !== null && entered <= at) return entered;
    if (entered !== null) void this.#due.remove([entered, kind, id, gameId]);
    void this.#due.put([at, kind, id, gameId], true);
    return at;
  }

  /** Removes what is over, in small batches with time for others between them. Failures wait for the next sweep. */
  async sweep(): Promise<void> {
    while ((await this.#sweepBatch()) === SWEEP_BATCH) await new Promise(setImmediate);
  }

  /** Where the deadlines are kept, to be measured. */
  get table(): Database<true, DueKey> {
    return this.#due;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #sweepBatch(): Promise<number> {
    return this.root.transaction(() => {
      const end = [this.now()] as unknown as DueKey;
      const over = [...this.#due.getKeys({ end, limit: SWEEP_BATCH })];
      for (const key of over) {
        void this.#due.remove(key);
        const [, kind, id, gameId] = key;
        const later = this.forget(kind, id, gameId);
        if (later !== null) this.enter(later, null, kind, id, gameId);
      }
      return over.length;
    });
  }
}
