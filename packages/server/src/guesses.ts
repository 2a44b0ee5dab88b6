import type { Rejection } from '@regicide/protocol';
import { TokenBuckets } from './tokenBucket.ts';

/** How long after it came a wrong guess is answered, ms: whatever had to be looked up takes less. */
const ANSWER_TIME = 100;

/** Codes and tokens that open nothing, counted per address. Somebody with a member's token is let in without being counted. */
export class Guesses {
  readonly #buckets: TokenBuckets;

  constructor(
    perMinute: number,
    /** Server clock, ms. */
    readonly now: () => number,
  ) {
    this.#buckets = new TokenBuckets(perMinute / 60, perMinute);
  }

  /**
   * The code that a wrong guess is answered with: its own, or `rate/limited` without a guess left. It comes always
   * after the same time, so that it tells as little by when as by what.
   *
   * @param since when the guess came, by `performance.now()`
   */
  async answerTo(code: Rejection, address: string, since: number): Promise<Rejection> {
    const left = ANSWER_TIME - (performance.now() - since);
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    return this.#buckets.take(address, this.now()) ? code : 'rate/limited';
  }

  /** Whether the address has guesses left; without, even a right code lets no newcomer in, or it could be told from wrong ones. */
  hasLeft(address: string): boolean {
    return this.#buckets.allows(address, this.now());
  }
}
