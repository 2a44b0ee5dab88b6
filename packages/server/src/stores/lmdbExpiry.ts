import type { Database, RootDatabase } from 'lmdb';

/** What can expire: a room, the record of a game, another code of a room. */
export type ExpiryKey =
  | [kind: 'room', roomId: string]
  | [kind: 'record', roomId: string, gameId: string]
  | [kind: 'alias', code: string];

/** How each kind is forgotten; called inside a write transaction. */
export interface Forget {
  readonly room: (roomId: string) => void;
  readonly record: (roomId: string, gameId: string) => void;
  readonly alias: (code: string) => void;
}

/** How often what has expired is swept away, ms, and how much at once. */
const SWEEP_INTERVAL = 60_000;
const SWEEP_BATCH = 200;

/** When things in the embedded store end. What is over counts as gone at once, and is removed in small batches. */
export class LmdbExpiry {
  readonly #times: Database<number, ExpiryKey>;
  readonly #timer: NodeJS.Timeout;

  constructor(
    readonly root: RootDatabase,
    readonly now: () => number,
    readonly forget: Forget,
  ) {
    this.#times = root.openDB({ name: 'expiry', encoding: 'json' });
    this.#timer = setInterval(() => void this.sweep(), SWEEP_INTERVAL).unref();
  }

  /** Inside a write transaction. Server ms. */
  set(key: ExpiryKey, expiresAt: number): void {
    void this.#times.put(key, expiresAt);
  }

  of(key: ExpiryKey): number | undefined {
    return this.#times.get(key);
  }

  isOver(key: ExpiryKey): boolean {
    const expiresAt = this.#times.get(key);
    return expiresAt !== undefined && expiresAt <= this.now();
  }

  async sweep(): Promise<void> {
    const over: ExpiryKey[] = [];
    for (const { key, value } of this.#times.getRange({})) {
      if (value <= this.now()) over.push(key);
      if (over.length === SWEEP_BATCH) break;
    }
    if (over.length === 0) return;
    await this.root.transaction(() => {
      for (const key of over) {
        if (!this.isOver(key)) continue;
        void this.#times.remove(key);
        if (key[0] === 'record') this.forget.record(key[1], key[2]);
        else if (key[0] === 'room') this.forget.room(key[1]);
        else this.forget.alias(key[1]);
      }
    });
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
