import { describe, expect, it } from 'vitest';
import {
  fastRandom,
  legalIntents,
  STANDARD_OPTIONS,
  type GameOptions,
  type SeatCount,
} from '@regicide/rules';
import { greedyPolicy, randomPolicy, selfPlay, type Policy } from '../src/index.ts';

const GAMES = { check: 40, test: 400, full: 1000 }[process.env['SCALE'] ?? 'check']!;
const SEAT_COUNTS: readonly SeatCount[] = [1, 2, 3, 4];

const setupOf = (seatCount: SeatCount, game: number, options: Partial<GameOptions> = {}) => ({
  seatCount,
  options: { ...STANDARD_OPTIONS, ...options },
  seed: game.toString(16).padStart(64, '0'),
});

const play = (policy: Policy, seatCount: SeatCount, game: number, options?: Partial<GameOptions>) =>
  selfPlay(setupOf(seatCount, game, options), [policy, policy, policy, policy], fastRandom(game));

/** Compares as sets of cards: a hand in another order lists the same intents with other orders of cards. */
const keyOf = (intent: object): string =>
  JSON.stringify('cards' in intent ? { ...intent, cards: [...(intent.cards as number[])].sort() } : intent);

describe.each([
  ['random', randomPolicy],
  ['greedy', greedyPolicy],
])('%s policy', (_, policy) => {
  it.each(SEAT_COUNTS)('[DESIGN one path] offers only legal intents, %i at the table', (seatCount) => {
    const watched: Policy = (view, random) => {
      const intent = policy(view, random);
      expect(legalIntents(view).map(keyOf)).toContain(keyOf(intent));
      return intent;
    };
    for (let game = 0; game < GAMES; game++)
      expect(play(watched, seatCount, game, { soloYield: game % 2 === 0 }).state.awaiting.kind).toBe(
        'finished',
      );
  });

  it('plays the same game again from the same numbers', () => {
    for (const seatCount of SEAT_COUNTS)
      expect(play(policy, seatCount, 7).moves).toEqual(play(policy, seatCount, 7).moves);
  });
});

it.each(SEAT_COUNTS)('greedy beats far more enemies than random, %i at the table', (seatCount) => {
  const beatenBy = (policy: Policy): number => {
    let beaten = 0;
    for (let game = 0; game < GAMES; game++) beaten += play(policy, seatCount, game).state.defeats.length;
    return beaten / GAMES;
  };
  expect(beatenBy(greedyPolicy)).toBeGreaterThan(2 * beatenBy(randomPolicy));
});

it('greedy wins short games now and then', () => {
  const outcomes = Array.from({ length: GAMES }, (_, game) => {
    const { awaiting } = play(greedyPolicy, 4, game, { length: 'short' }).state;
    return awaiting.kind === 'finished' && awaiting.outcome.result;
  });
  expect(outcomes.filter((result) => result === 'won').length).toBeGreaterThan(GAMES / 10);
});
