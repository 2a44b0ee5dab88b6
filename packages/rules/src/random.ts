/** Where chance comes from. `decide` takes one as an argument, so that bots can search with a fast one. */
export interface RandomSource {
  /** A whole number from 0 to n - 1, each equally likely. n is 1 to 2^32. */
  below(n: number): number;
}
