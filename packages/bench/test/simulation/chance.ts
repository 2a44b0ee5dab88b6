import { fastRandom } from '@regicide/rules';

/** Everything that a schedule leaves to chance: the same numbers for the same seed. */
export class Chance {
  readonly #random: ReturnType<typeof fastRandom>;

  constructor(seed: number) {
    this.#random = fastRandom(seed);
  }

  /** 0 to n - 1. */
  below(n: number): number {
    return this.#random.below(n);
  }

  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** True in so many of a thousand cases. */
  perMille(cases: number): boolean {
    return this.below(1000) < cases;
  }

  pick<T>(from: readonly T[]): T {
    return from[this.below(from.length)]!;
  }

  /** A child with numbers of its own: what it is asked does not change what others get. */
  fork(): Chance {
    return new Chance(this.below(2 ** 31));
  }
}
