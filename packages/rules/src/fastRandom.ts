import type { RandomSource } from './random.ts';

/**
 * A small generator (mulberry32) for search, self-play and tests. A 32-bit seed can be found by trial from one visible
 * hand, so no real game is ever dealt with it.
 */
export const fastRandom = (seed: number): RandomSource => new FastRandom(seed);

class FastRandom implements RandomSource {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  below(n: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
  }
}
