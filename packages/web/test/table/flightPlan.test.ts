import { parseCards, type VisibleEvent } from '@regicide/rules';
import { describe, expect, test } from 'vitest';
import { flightPlan, type FlightPlan } from '../../src/table/flightPlan.ts';
import { playOn } from './people.ts';

const QUEEN = 'defeats=JC JD JH JS; enemy=QC';
const planOf = (start: string, moves: readonly string[]): FlightPlan =>
  flightPlan(playOn(start, moves).log.at(-1)!.events, 0);
const isDefeat = (event: VisibleEvent) => event.type === 'defeated';
const ways = ({ flights }: FlightPlan): string[] => flights.map(({ from, to }) => `${from} ${to}`);

describe('what flies', () => {
  test('[R-11] own cards from the hand, others’ from their seats', () => {
    expect(ways(planOf(`players=2; ${QUEEN}; hands=3S 3C 10H | 2H`, ['play 3S 3C']))).toEqual([
      'hand-41 play',
      'hand-28 play',
    ]);
    expect(ways(planOf(`players=2; turn=1; ${QUEEN}; hands=3S | 3C 10H 9H`, ['play 3C']))).toEqual([
      'seat-1 play',
    ]);
  });

  test('[R-23] [R-80] drawn cards: the own ones to their place, others’ as backs to their seats', () => {
    const plan = planOf(`players=2; ${QUEEN}; hands=2D 10H | 2H`, ['play 2D']);
    const [own, other] = plan.flights.slice(1);
    expect(own).toMatchObject({ from: 'tavern', to: `hand-${own!.card}` });
    expect(other).toMatchObject({ card: null, from: 'tavern', to: 'seat-1' });
  });

  test('[R-22] a heal shows a few backs, never which', () => {
    const plan = planOf(`players=2; ${QUEEN}; hands=9H 10S 6S | 2H; discard=2S 3S 4S 5S 7S 8S 9S`, [
      'play 9H',
    ]);
    expect(plan.flights.filter(({ to }) => to === 'tavern').map(({ card }) => card)).toEqual(
      Array(5).fill(null),
    );
  });

  test('[R-31] a recruit goes to the tavern, another falls to the discard pile', () => {
    const jack = `players=2; enemy=JD; castle=JS QC QD QH QS KC KD KH KS; defeats=JC JH; hands=5C 5S 10C | 2H`;
    expect(ways(planOf(jack, ['play 5C 5S']))).toContain('enemy tavern');
    const fallen = planOf(`players=2; enemy=JD; plays=1:2S; hands=10C | 2H`, ['play 10C']);
    expect(fallen.flights).toContainEqual(expect.objectContaining({ to: 'discard', look: 'fallen' }));
  });

  test('[R-31] [R-32] [UX motion] with the enemy goes what was played against it, now and before', () => {
    const { log } = playOn(`players=2; enemy=JD; plays=1:2S; hands=10C | 2H`, ['play 10C']);
    const [before, now] = parseCards('2S 10C')!;
    const plan = flightPlan(log[0]!.events, 0, [before!]);
    const swept = plan.flights.filter(
      ({ card, to }) => to === 'discard' && card !== log[0]!.events.find(isDefeat)?.enemy,
    );
    expect(swept.map(({ card, from }) => [card, from])).toEqual([
      [before, `play-${before}`],
      [now, 'play'],
    ]);
    const landed = plan.flights.find(({ to }) => to === 'play')!;
    for (const { start } of swept) expect(start).toBeGreaterThanOrEqual(landed.start + landed.duration);
  });

  test('[R-24] clubs double the number that is shown, and the gauge loses it', () => {
    const { stirs } = planOf(`players=2; enemy=JD; hands=7C 10S | 2H`, ['play 7C']);
    expect(stirs.find(({ kind }) => kind === 'blow')).toMatchObject({ amount: 14, isDoubled: true });
    expect(stirs.find(({ kind }) => kind === 'loss')).toMatchObject({ amount: 14 });
  });

  test('[R-21] [R-60] the seal presses where it blocks, and cracks by a Jester', () => {
    const kinds = (moves: readonly string[]): string[] =>
      planOf(`players=3; ${QUEEN}; hands=7C J1 10H 9H | 2H | 3H`, moves).stirs.map(({ kind }) => kind);
    expect(kinds(['play 7C'])).toContain('press');
    expect(kinds(['play J1'])).toEqual(['crack']);
  });

  test('what is seen again leaves the gauges alone, and starts from the seats', () => {
    const { log } = playOn(`players=2; ${QUEEN}; hands=6S 9H | 2H`, ['play 6S']);
    const { flights, stirs } = flightPlan(log[0]!.events, 0, [], true);
    expect(flights[0]).toMatchObject({ from: 'seat-0', to: 'play' });
    expect(stirs.map(({ kind }) => kind)).not.toContain('loss');
    expect(stirs.map(({ kind }) => kind)).not.toContain('shield');
  });
});

describe('how long it takes', () => {
  test('never above 900 ms, however much happens', () => {
    const start = `players=1; enemy=JC; castle=JS QC QD QH QS KC KD KH KS; defeats=JD JH; hands=10D AH; discard=2S 3S 4S 5S 7S 8S 9S`;
    const plan = planOf(start, ['play 10D AH']);
    expect(plan.flights.length).toBeGreaterThan(10);
    for (const { start: from, duration } of [...plan.flights, ...plan.stirs])
      expect(from + duration).toBeLessThanOrEqual(900);
    // Steps overlap for it; no card flies faster.
    for (const { duration } of plan.flights) expect(duration).toBeGreaterThanOrEqual(180);
  });

  test('nothing to move takes no time', () => {
    expect(flightPlan([], 0)).toEqual({ flights: [], stirs: [] });
  });
});
