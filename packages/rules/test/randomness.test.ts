import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  cardNames,
  commitmentOf,
  deal,
  decide,
  evolveAll,
  fastRandom,
  gameSeedOf,
  intentRandom,
  parseCards,
  sha256Random,
  shuffle,
  STANDARD_OPTIONS,
  type RandomSource,
} from '../src/index.ts';
import { position, seatView } from './positions.ts';

/** The example of docs/RANDOMNESS.md: its rows by their first column. */
const doc = readFileSync(new URL('../../../docs/RANDOMNESS.md', import.meta.url), 'utf8');
const example = Object.fromEntries(
  [...doc.slice(doc.indexOf('## Example')).matchAll(/^\| ([^|]+?) \|[^`|]*`([^`]+)` \|$/gm)].map(
    ([, name, value]) => [name, value!],
  ),
);

describe('the example of docs/RANDOMNESS.md', () => {
  const seed = gameSeedOf(example['server seed']!, [example['nonce of seat 0']!, null]);

  it('commitment and game seed', () => {
    expect(commitmentOf(example['server seed']!)).toBe(example['commitment']);
    expect(seed).toBe(example['game seed']);
  });

  it('the numbers of two blocks', () => {
    const source = sha256Random(seed, 0);
    const numbers = Array.from({ length: 16 }, () =>
      source
        .below(2 ** 32)
        .toString(16)
        .padStart(8, '0'),
    );
    expect(numbers.join('')).toBe(`${example['block 0 of step 0']}${example['block 1 of step 0']}`);
  });

  it('[R-03] [R-04] [R-05] [R-95] the deal', () => {
    const state = deal({ seatCount: 2, options: STANDARD_OPTIONS, seed });
    expect(cardNames([state.enemy!.card, ...state.castle])).toBe(example['enemy, castle']);
    expect(state.turn).toBe(Number(example['first player']));
    expect(cardNames(state.handBySeat[0]!)).toBe(example['hand of seat 0']);
    expect(cardNames(state.handBySeat[1]!)).toBe(example['hand of seat 1']);
    expect(cardNames(state.tavern)).toBe(example['tavern']);
  });

  it('[R-22] the shuffle at step 1', () => {
    expect(cardNames(shuffle(parseCards('AH 2H 3H 4H 5H')!, sha256Random(seed, 1)))).toBe('5H AH 2H 3H 4H');
    // Made at step 0, the first intent uses step 1: three of the five are healed, the first one first.
    const text = `players=2; enemy=JS; hands=3H 10C | 2C; discard=AH 2H 4C 4H 5H; seed=${seed}`;
    const start = position(text);
    const decision = decide(start, 0, { verb: 'play', cards: parseCards('3H')! }, intentRandom(start));
    if (!decision.isAccepted) throw new Error(decision.rejection);
    const next = evolveAll(start, decision.events);
    expect(cardNames(next.tavern.slice(-3))).toBe('5H AH 2H');
    expect(cardNames(next.discard)).toBe('4C 4H');
  });
});

describe('the seed of a game', () => {
  it('is another one for another server seed, nonce, seat of the nonce, or split of the same digits', () => {
    const seeds = [
      gameSeedOf('ab', ['cd', null]),
      gameSeedOf('ab', [null, 'cd']),
      gameSeedOf('abcd', [null, null]),
      gameSeedOf('abc', ['d', null]),
      gameSeedOf('ab', ['c', 'd']),
      gameSeedOf('ab', ['cd']),
      gameSeedOf('ac', ['cd', null]),
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
    expect(seeds.every((seed) => /^[0-9a-f]{64}$/.test(seed))).toBe(true);
  });

  it('counts a nonce that did not come as the empty text', () => {
    expect(gameSeedOf('ab', [null, 'c'])).toBe(gameSeedOf('ab', ['', 'c']));
  });
});

describe('numbers below n', () => {
  const sources: [string, RandomSource][] = [
    ['SHA-256', sha256Random('0'.repeat(64), 0)],
    ['fast', fastRandom(1)],
  ];

  it.each(sources)('%s: each number about as often', (_, source) => {
    const counts = Array<number>(6).fill(0);
    for (let i = 0; i < 6000; i++) counts[source.below(6)]!++;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(130);
  });

  it.each(sources)('%s: below 1 is 0, and 2^32 is possible', (_, source) => {
    expect(source.below(1)).toBe(0);
    const number = source.below(2 ** 32);
    expect(Number.isInteger(number) && number >= 0 && number < 2 ** 32).toBe(true);
  });

  it('SHA-256: numbers at or above the last whole multiple of n are drawn again', () => {
    // n just above 2^31: about half of all numbers are refused, and none of those left is folded over.
    const n = 2 ** 31 + 1;
    const plain = sha256Random('1'.repeat(64), 3);
    const kept = Array.from({ length: 64 }, () => plain.below(2 ** 32)).filter((number) => number < n);
    const bounded = sha256Random('1'.repeat(64), 3);
    expect(kept.length).toBeLessThan(64);
    expect(kept.map(() => bounded.below(n))).toEqual(kept);
  });

  it('SHA-256: steps do not repeat each other', () => {
    const firsts = Array.from({ length: 50 }, (_, step) => sha256Random('2'.repeat(64), step).below(2 ** 32));
    expect(new Set(firsts).size).toBe(50);
  });

  it('a shuffle is a permutation, and every card reaches every place', () => {
    const random = fastRandom(4);
    const seen = new Set<string>();
    for (let i = 0; i < 300; i++)
      shuffle([0, 1, 2, 3], random).forEach((card, place) => seen.add(`${card}@${place}`));
    expect(seen.size).toBe(16);
    expect(shuffle([0, 1, 2, 3], random).sort()).toEqual([0, 1, 2, 3]);
  });

  it('[R-80] the seed is in no view', () => {
    const state = deal({ seatCount: 2, options: STANDARD_OPTIONS, seed: 'a'.repeat(64) });
    expect(JSON.stringify(seatView(state))).not.toContain('aaaa');
  });
});
