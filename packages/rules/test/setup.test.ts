import { describe, expect, it } from 'vitest';
import {
  cardName,
  cardsOfGame,
  deal,
  handLimitOf,
  isJester,
  positionErrors,
  rankOf,
  STANDARD_OPTIONS,
  type GameOptions,
  type SeatCount,
} from '../src/index.ts';

const seedOf = (number: number): string => number.toString(16).padStart(64, '0');
const dealt = (seatCount: SeatCount, options: Partial<GameOptions> = {}, seed = 1) =>
  deal({ seatCount, options: { ...STANDARD_OPTIONS, ...options }, seed: seedOf(seed) });

describe('setup', () => {
  // Tavern: 40 number cards and the Jesters, less the hands.
  it.each<[SeatCount, Partial<GameOptions>, string, number, number]>([
    [1, {}, '', 8, 32],
    [2, {}, '', 7, 26],
    [3, {}, 'J1', 6, 23],
    [4, {}, 'J1 J2', 5, 22],
    [1, { extraJester: 1 }, 'J3', 8, 33],
    [2, { extraJester: 1 }, 'J1', 7, 27],
    [3, { extraJester: 1 }, 'J1 J2', 6, 24],
    [4, { extraJester: 1 }, 'J1 J2 J3', 5, 23],
    [1, { handLimitDelta: -1 }, '', 7, 33],
    [2, { handLimitDelta: 1 }, '', 8, 24],
    [3, { handLimitDelta: -1 }, 'J1', 5, 26],
    [4, { handLimitDelta: 1 }, 'J1 J2', 6, 18],
  ])(
    '[R-04] [R-05] [R-71] [R-90] [R-91] %i players, %o',
    (seatCount, options, jesters, limit, tavernSize) => {
      const state = dealt(seatCount, options);
      const inGame = [...state.tavern, ...state.handBySeat.flat()].filter(isJester).sort((a, b) => a - b);
      expect(inGame.map(cardName).join(' ')).toBe(jesters);
      expect(state.handBySeat.map((hand) => hand.length)).toEqual(Array(seatCount).fill(limit));
      expect(handLimitOf(seatCount, state.options)).toBe(limit);
      expect(state.tavern).toHaveLength(tavernSize);
      expect(positionErrors(state)).toEqual([]);
    },
  );

  it('[R-01] [R-92] 52 cards of four suits, 48 without the Kings, and the Jesters', () => {
    expect(new Set(cardsOfGame(2, STANDARD_OPTIONS)).size).toBe(52);
    expect(cardsOfGame(4, { ...STANDARD_OPTIONS, extraJester: 1 })).toHaveLength(55);
    const short = cardsOfGame(2, { ...STANDARD_OPTIONS, length: 'short' });
    expect(short).toHaveLength(48);
    expect(short.some((card) => rankOf(card) === 13)).toBe(false);
  });

  it('[R-03] [R-92] Jacks on Queens on Kings, each rank in any order, the top one turned up', () => {
    const tops = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const { enemy, castle } = dealt(2, {}, seed);
      expect([enemy!.card, ...castle].map(rankOf)).toEqual([11, 11, 11, 11, 12, 12, 12, 12, 13, 13, 13, 13]);
      expect(enemy).toMatchObject({ damage: 0, isImmunityCancelled: false });
      for (const place of [0, 4, 8]) tops.add([enemy!.card, ...castle][place]!);
    }
    expect(tops.size).toBe(12);
    expect(dealt(2, { length: 'short' }).castle.map(rankOf)).toEqual([11, 11, 11, 12, 12, 12, 12]);
  });

  it('[R-05] one card at a time, the first player first, clockwise', () => {
    const byFirst = ([0, 1, 2, 3] as const).map((firstPlayer) => dealt(4, { firstPlayer }).handBySeat);
    byFirst.forEach((hands, first) => {
      // The same tavern is dealt: the hands only turn with the first player.
      expect(hands.map((_, i) => hands[(first + i) % 4])).toEqual(byFirst[0]);
    });
    const single = [...dealt(1).handBySeat[0]!, ...dealt(1).tavern];
    const pair = dealt(2, { firstPlayer: 1 });
    expect(pair.handBySeat[1]).toEqual([0, 2, 4, 6, 8, 10, 12].map((place) => single[place]));
    expect(pair.handBySeat[0]).toEqual([1, 3, 5, 7, 9, 11, 13].map((place) => single[place]));
    expect(pair.tavern).toEqual(single.slice(14));
  });

  it('[R-06] [R-95] the first player is random, or the seat chosen', () => {
    const firsts = new Set(Array.from({ length: 60 }, (_, seed) => dealt(4, {}, seed).turn));
    expect(firsts).toEqual(new Set([0, 1, 2, 3]));
    expect(dealt(3, { firstPlayer: 2 }).turn).toBe(2);
  });

  it('[R-95] a first player beyond the table is a RangeError', () => {
    expect(() => dealt(2, { firstPlayer: 2 })).toThrow(RangeError);
  });

  it('a seed that is not 64 hex digits is a RangeError', () => {
    expect(() => deal({ seatCount: 1, options: STANDARD_OPTIONS, seed: 'abc' })).toThrow(RangeError);
    expect(() => deal({ seatCount: 1, options: STANDARD_OPTIONS, seed: 'x'.repeat(64) })).toThrow();
  });

  it('[R-97] [R-98] talk and hints change no card', () => {
    const { options: _, ...plain } = dealt(3);
    const { options: __, ...chatty } = dealt(3, { talk: 'free', hints: false });
    expect(chatty).toEqual(plain);
  });
});
