import type { LogEntry } from '@regicide/protocol';
import { cardOf, type Outcome } from '@regicide/rules';
import { describe, expect, it } from 'vitest';
import { decisiveTurn } from '../../src/end/decisiveTurn.ts';
import { duration } from '../../src/end/duration.ts';

const king = cardOf('spades', 13);
const two = cardOf('hearts', 2);
const entry = (step: number, events: LogEntry['events']): LogEntry => ({ step, seat: 1, at: 0, events });
const play = (left: number, over: number): LogEntry['events'] => [
  { type: 'played', seat: 1, cards: [two], value: 2 },
  { type: 'damaged', amount: 2, isDoubled: false, left, over },
];
const LOST: Outcome = { result: 'lost', reason: 'attack', seat: 1, amount: 20, handValue: 3 };
const WON: Outcome = { result: 'won', medal: null };

describe('decisiveTurn', () => {
  it('[R-34] of a victory is the last kill', () => {
    const kill = entry(4, [...play(0, 1), { type: 'defeated', enemy: king, isRecruited: false }]);
    expect(decisiveTurn([entry(3, play(1, 0)), kill], WON)).toEqual({
      kind: 'kill',
      seat: 1,
      cards: [two],
      enemy: king,
      isExact: false,
      over: 1,
    });
  });

  it('[R-43] of a defeat is the turn before the attack, whatever was paid in between', () => {
    const turn = entry(3, [{ type: 'blocked', suit: 'hearts' }, ...play(15, 0)]);
    const flip = entry(4, [{ type: 'flipped', seat: 1, cards: [] }]);
    expect(decisiveTurn([turn, flip], LOST)).toMatchObject({ kind: 'fatal', left: 15, blocked: 'hearts' });
    expect(decisiveTurn([entry(3, [{ type: 'yielded', seat: 1 }])], LOST)).toMatchObject({ cards: null });
  });

  it('is not made up where the record is missing', () => {
    expect(decisiveTurn([], WON)).toBeNull();
    expect(decisiveTurn([], LOST)).toBeNull();
    expect(decisiveTurn([entry(0, play(1, 0))], { result: 'lost', reason: 'stuck', seat: 0 })).toBeNull();
  });
});

describe('duration', () => {
  it.each([
    [0, '0:00'],
    [1_100_000, '18:20'],
    [3_849_000, '1:04:09'],
    [-5, '0:00'],
  ])('%i ms is %s', (milliseconds, words) => {
    expect(duration(milliseconds)).toBe(words);
  });
});
