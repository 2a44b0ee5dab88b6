import type { FastifyRequest } from 'fastify';
import { networkOf } from '../clientAddress.ts';
import { TokenBuckets } from '../tokenBucket.ts';
import { Refusal } from './refusal.ts';

/** One kind of request that changes something, per address. */
export class PostLimit {
  readonly #buckets: TokenBuckets;

  constructor(
    perMinute: number,
    /** Server clock, ms. */
    readonly now: () => number,
  ) {
    this.#buckets = new TokenBuckets(perMinute / 60, perMinute);
  }

  /** Refusal: `rate/limited`. */
  take(request: FastifyRequest): void {
    if (!this.#buckets.take(networkOf(request.ip), this.now())) throw new Refusal('rate/limited');
  }
}
