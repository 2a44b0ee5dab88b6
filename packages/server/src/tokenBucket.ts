/** A limit with a burst: `perSecond` on average, up to `burst` at once. Time is given in ms. */
export class TokenBucket {
  readonly #perSecond: number;
  readonly #burst: number;
  #tokens: number;
  #at: number;

  constructor(perSecond: number, burst: number, now: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#tokens = burst;
    this.#at = now;
  }

  /** Whether `cost` is within the limit now; it is taken then. */
  take(now: number, cost = 1): boolean {
    if (!this.allows(now, cost)) return false;
    this.#tokens -= cost;
    return true;
  }

  /** Whether `cost` would be within the limit now. */
  allows(now: number, cost = 1): boolean {
    this.#refill(now);
    return this.#tokens >= cost;
  }

  isFull(now: number): boolean {
    this.#refill(now);
    return this.#tokens >= this.#burst;
  }

  #refill(now: number): void {
    const passed = Math.max(0, now - this.#at) / 1000;
    this.#tokens = Math.min(this.#burst, this.#tokens + passed * this.#perSecond);
    this.#at = now;
  }
}

/** So many buckets are kept without a look at who is active. */
const FEW = 1_000;

/** A bucket for each address (or whatever the key is), forgotten once it is full again. */
export class TokenBuckets {
  readonly #perSecond: number;
  readonly #burst: number;
  readonly #bucketByKey = new Map<string, TokenBucket>();
  #forgetAt = FEW;

  constructor(perSecond: number, burst: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
  }

  take(key: string, now: number, cost = 1): boolean {
    let bucket = this.#bucketByKey.get(key);
    if (bucket === undefined) {
      if (this.#bucketByKey.size >= this.#forgetAt) this.#forgetFull(now);
      bucket = new TokenBucket(this.#perSecond, this.#burst, now);
      this.#bucketByKey.set(key, bucket);
    }
    return bucket.take(now, cost);
  }

  allows(key: string, now: number, cost = 1): boolean {
    return this.#bucketByKey.get(key)?.allows(now, cost) ?? true;
  }

  /** Memory stays bounded by who is active. */
  #forgetFull(now: number): void {
    for (const [key, bucket] of this.#bucketByKey) if (bucket.isFull(now)) this.#bucketByKey.delete(key);
    this.#forgetAt = Math.max(FEW, 2 * this.#bucketByKey.size);
  }
}
