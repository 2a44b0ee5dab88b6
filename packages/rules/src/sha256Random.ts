import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import type { RandomSource } from './random.ts';
import type { GameState } from './state.ts';

const SEED_DIGITS = 64;
const NUMBERS_PER_BLOCK = 8;
const TWO_TO_32 = 2 ** 32;

/**
 * The random source of real games. Block b of a step is SHA-256(seed as 32 bytes, step, b), both numbers as four
 * bytes, big-endian; its digest is read as eight big-endian 32-bit numbers. Nothing is hashed before the first
 * number is asked for. The layout is fixed for ever: docs/RANDOMNESS.md.
 * @param seed game seed, 64 hex digits; a RangeError otherwise
 * @param step 0 for the deal, n + 1 for the intent made at step n
 */
export const sha256Random = (seed: string, step: number): RandomSource => new Sha256Random(seed, step);

/** The source for the next intent of this game (R-22 is the only rule that needs it). */
export const intentRandom = (state: Pick<GameState, 'seed' | 'step'>): RandomSource =>
  sha256Random(state.seed, state.step + 1);

class Sha256Random implements RandomSource {
  private readonly seed: string;
  private readonly step: number;
  private input: Uint8Array | null = null;
  private digest: Uint8Array | null = null;
  private block = 0;
  private used = NUMBERS_PER_BLOCK;

  constructor(seed: string, step: number) {
    if (seed.length !== SEED_DIGITS) throw new RangeError('A game seed is 64 hex digits.');
    this.seed = seed;
    this.step = step;
  }

  below(n: number): number {
    if (n === 1) return 0;
    const limit = TWO_TO_32 - (TWO_TO_32 % n);
    for (;;) {
      const number = this.next();
      if (number < limit) return number % n;
    }
  }

  private next(): number {
    if (this.used === NUMBERS_PER_BLOCK) this.hashBlock();
    const bytes = this.digest!;
    const at = 4 * this.used++;
    return ((bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!) >>> 0;
  }

  private hashBlock(): void {
    this.input ??= this.firstInput();
    writeUint32(this.input, 36, this.block++);
    this.digest = sha256(this.input);
    this.used = 0;
  }

  private firstInput(): Uint8Array {
    const input = new Uint8Array(40);
    input.set(hexToBytes(this.seed));
    writeUint32(input, 32, this.step);
    return input;
  }
}

/** Big-endian. Plain bytes, since making a DataView for one number costs more than the number. */
const writeUint32 = (bytes: Uint8Array, at: number, number: number): void => {
  bytes[at] = number >>> 24;
  bytes[at + 1] = number >>> 16;
  bytes[at + 2] = number >>> 8;
  bytes[at + 3] = number;
};
