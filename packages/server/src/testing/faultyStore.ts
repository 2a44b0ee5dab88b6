import type { FeedListener } from '../stores/localFeed.ts';
import { StoreUnavailable, type RoomStore } from '../stores/roomStore.ts';

export type StoreVerb = Exclude<keyof RoomStore, 'kind' | 'onFeedRestored' | 'subscribe' | 'close'>;

/** What becomes of one call on its way to the store and back. Times in ms. */
export interface CallFate {
  /** When the store does it, after the call; a second time where the request was sent twice; never where it was lost. */
  readonly doneAfter: readonly number[];
  /** How long the first answer takes from there; null where it is lost. */
  readonly answerAfter: number | null;
}

/** What becomes of one message of a feed: when it arrives, a copy each; never where it was lost. */
export type FeedFate = readonly number[];

export interface StoreFaults {
  readonly callFate: (verb: StoreVerb) => CallFate;
  readonly feedFate: () => FeedFate;
  /** How long a call waits for its answer, ms; then its outcome is unknown. */
  readonly patience: number;
}

/** A call without any fault. */
export const SMOOTH: CallFate = { doneAfter: [0], answerAfter: 0 };

/** One node's line to a store, on which requests, answers and messages of the feed are delayed, lost and doubled. */
export class FaultyStore implements RoomStore {
  readonly kind: RoomStore['kind'];
  #isDown = false;
  /** Grows with every break: what was under way then does not arrive. */
  #line = 0;
  readonly #restoredListeners: (() => void)[] = [];

  constructor(
    readonly store: RoomStore,
    readonly faults: StoreFaults,
  ) {
    this.kind = store.kind;
  }

  /** The line breaks: what was asked and is not answered yet has an unknown outcome, and nothing new is taken. */
  break(): void {
    this.#isDown = true;
    this.#line++;
  }

  heal(): void {
    if (!this.#isDown) return;
    this.#isDown = false;
    for (const listener of this.#restoredListeners) listener();
  }

  readonly load = this.#calling('load');
  readonly versionOf = this.#calling('versionOf');
  readonly commit = this.#calling('commit');
  readonly journal = this.#calling('journal');
  readonly records = this.#calling('records');
  readonly addAlias = this.#calling('addAlias');
  readonly roomIdOfAlias = this.#calling('roomIdOfAlias');
  readonly publish = this.#calling('publish');
  readonly touchPresence = this.#calling('touchPresence');
  readonly dropPresence = this.#calling('dropPresence');
  readonly presences = this.#calling('presences');

  async ping(): Promise<boolean> {
    return !this.#isDown;
  }

  async subscribe(roomId: string, listener: FeedListener): Promise<() => Promise<void>> {
    if (this.#isDown) throw new StoreUnavailable('the line is down');
    return this.store.subscribe(roomId, (message) => {
      const line = this.#line;
      if (this.#isDown) return;
      for (const after of this.faults.feedFate())
        setTimeout(() => {
          if (line === this.#line) listener(message);
        }, after);
    });
  }

  onFeedRestored(listener: () => void): void {
    this.#restoredListeners.push(listener);
  }

  async close(): Promise<void> {
    this.break();
  }

  #calling<V extends StoreVerb>(verb: V): RoomStore[V] {
    const call = (...args: unknown[]): Promise<unknown> =>
      this.#call(verb, () => (this.store[verb] as (...args: unknown[]) => Promise<unknown>)(...args));
    return call as RoomStore[V];
  }

  #call(verb: StoreVerb, work: () => Promise<unknown>): Promise<unknown> {
    const line = this.#line;
    const { doneAfter, answerAfter } = this.faults.callFate(verb);
    return new Promise((resolve, reject) => {
      const fail = (why: string): void => reject(new StoreUnavailable(why));
      if (this.#isDown) return fail('the line is down');
      setTimeout(() => fail('no answer in time'), this.faults.patience);
      for (const [index, after] of doneAfter.entries())
        setTimeout(() => {
          // What was on the wire when the line broke may still arrive; its answer does not.
          const isAnswered = index === 0 && answerAfter !== null;
          const answer = work();
          if (!isAnswered) return void answer.catch(() => {});
          answer.then(
            (value) =>
              setTimeout(() => (line === this.#line ? resolve(value) : fail('the line broke')), answerAfter),
            reject,
          );
        }, after);
    });
  }
}
