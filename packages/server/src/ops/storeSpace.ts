import type { Log } from '../log.ts';
import type { StoreCensus } from './metrics.ts';
import { StoreUnavailable } from '../stores/roomStore.ts';
import type { StoreUpkeep, StoreUsage } from '../stores/storeUpkeep.ts';

/** How often the store is measured: after so many ms, and so many questions about something new. */
const MEASURE_INTERVAL = 5_000;
const MEASURE_EVERY = 100;

/**
 * From which part of the store's limit on something new is refused: rooms before games, and both well before a running
 * game would have no place for its next step.
 */
const FULL_FOR = { room: 0.8, game: 0.9 };
export type NewThing = keyof typeof FULL_FOR;

/** Watches how full the store is. */
export class StoreSpace {
  #usage: StoreUsage = { used: 0, limit: null };
  #questions = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    readonly store: Pick<StoreUpkeep, 'usage'>,
    readonly log: Pick<Log, 'warn' | 'info'>,
  ) {}

  /** Measures now and from now on. */
  async start(): Promise<void> {
    await this.#measure();
    this.#timer = setInterval(() => void this.#measure(), MEASURE_INTERVAL).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** As last measured. */
  census(): StoreCensus {
    return { store_used_bytes: this.#usage.used, store_limit_bytes: this.#usage.limit ?? Infinity };
  }

  isFullFor(what: NewThing): boolean {
    if (++this.#questions % MEASURE_EVERY === 0) void this.#measure();
    return this.#isAbove(what);
  }

  #isAbove(what: NewThing): boolean {
    const { used, limit } = this.#usage;
    return limit !== null && used >= limit * FULL_FOR[what];
  }

  async #measure(): Promise<void> {
    const wasFull = this.#isAbove('room');
    try {
      this.#usage = await this.store.usage();
    } catch (error) {
      // What was measured last still tells more than nothing.
      if (!(error instanceof StoreUnavailable)) throw error;
    }
    if (this.#isAbove('room') === wasFull) return;
    if (wasFull) this.log.info({ code: 'store/has_space', ...this.#usage }, 'new rooms are taken again');
    else this.log.warn({ code: 'store/full', ...this.#usage }, 'the store is nearly full: no new rooms');
  }
}
