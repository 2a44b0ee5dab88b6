import { describe, expect, it } from 'vitest';
import type { GameState } from '../src/index.ts';
import { after, expectPosition, position, refusal, seatView } from './positions.ts';

const shield = (state: GameState): number => seatView(state).shield;

describe('the Jester', () => {
  it('[R-60] [R-62] cancels the immunity, deals no damage, and nobody attacks', () => {
    const { state, events } = after('players=3; enemy=QC; hands=J1 9C | 5C | 2C', 'play J1');
    expect(events).toEqual([
      { type: 'played', seat: 0, cards: [52], value: 0 },
      { type: 'immunityCancelled', suit: 'clubs' },
      { type: 'asked', seat: 0 },
    ]);
    expectPosition(state, 'enemy=QC; plays=0:J1; turn=0; await=name');
    // Clubs double from now on.
    expectPosition(after(state, 'name 0', 'play 9C').state, 'enemy=QC damage=18');
  });

  it.each([
    ['a play with one spade', '1:7S', 7],
    ['a pair with two spades, once', '1:AS 7S', 8],
    ['a combo, whole', '1:3S 3D 3C', 9],
    ['two plays', '1:7S 2:2S 2H', 11],
    ['no spades', '1:7D', 0],
  ])('[R-61] %s starts to shield at its whole value', (_, plays, amount) => {
    const start = `players=3; enemy=KS; plays=${plays}; hands=J1 | 5C | 2C`;
    expect(shield(position(start))).toBe(0);
    const { state, events } = after(start, 'play J1');
    expect(shield(state)).toBe(amount);
    expect(events.filter(({ type }) => type === 'shielded')).toEqual(
      amount === 0 ? [] : [{ type: 'shielded', amount, attack: 20 - amount }],
    );
  });

  it('[R-61] clubs stay undoubled, hearts and diamonds are not made up for', () => {
    const start = 'players=3; enemy=QC; plays=1:7C; hands=J1 | 5C | 2C; tavern=3D; ';
    expectPosition(after(start, 'play J1').state, 'enemy=QC damage=7; tavern=3D');
    const diamonds = 'players=3; enemy=QD; plays=1:7D; hands=J1 | 5C | 2C; tavern=3D';
    expectPosition(after(diamonds, 'play J1').state, 'hands= | 5C | 2C; tavern=3D');
    const hearts = 'players=3; enemy=QH; plays=1:7H; hands=J1 | 5C | 2C; discard=JH JD JC JS';
    expectPosition(after(hearts, 'play J1').state, 'discard=JH JD JC JS');
  });

  it('[R-61] [R-63] a second Jester revives nothing again; only the turn changes', () => {
    const start = 'players=3; enemy=KS; plays=1:7S 2:J2; hands=J1 | 5C | 2C; options=extraJester:1';
    expect(shield(position(start))).toBe(7);
    const { state, events } = after(start, 'play J1');
    expect(events.map(({ type }) => type)).toEqual(['played', 'immunityCancelled', 'asked']);
    expect(shield(state)).toBe(7);
    expectPosition(state, 'plays=1:7S 2:J2 0:J1; await=name');
  });

  it('[R-61] spades played after the Jester shield as ever', () => {
    const { state } = after('players=3; enemy=KS; plays=1:7S 2:J1; hands=5S JC 4C | 5C | 2C', 'play 5S');
    expectPosition(state, 'await=pay 8');
  });

  it('[R-60] [R-32] the next enemy is immune again', () => {
    const start =
      'players=3; enemy=JC; castle=JD QH QD QC QS KH KD KC KS; plays=0:10S 1:J1; hands=10H 2D 5C | 5C | 2C';
    const { state } = after(start.replace('2D 5C |', '2D 9C |'), 'play 10H', 'play 2D');
    expect(state.enemy).toEqual({
      card: position('enemy=JD').enemy!.card,
      damage: 2,
      isImmunityCancelled: false,
    });
  });

  it.each([0, 1, 2])('[R-62] seat %i is named, that player included; clockwise from there', (next) => {
    const start = 'players=3; turn=1; plays=1:J1; enemy=JH; hands=10C | 9C AC | 8C 2C; await=name';
    const { state, events } = after(start, `name ${next}`);
    expect(events).toEqual([
      { type: 'named', seat: 1, next },
      { type: 'turnStarted', seat: next },
    ]);
    expectPosition(state, `turn=${next}; await=play`);
    const hand = ['10C', '9C AC', '8C 2C'][next];
    expectPosition(after(state, 'yield', `pay ${hand}`).state, `turn=${(next + 1) % 3}`);
  });

  it('[R-62] alone there is nobody to name: the next turn starts at once', () => {
    const { state, events } = after('players=1; enemy=JH; hands=J3 2C; options=extraJester:1', 'play J3');
    expect(events.map(({ type }) => type)).toEqual(['played', 'immunityCancelled', 'turnStarted']);
    expectPosition(state, 'turn=0; await=play; plays=0:J3; hands=2C');
  });

  it('[R-52] [R-62] alone and with an empty hand after it, without a flip, the game is lost', () => {
    const start = 'players=1; enemy=JH; hands=J3; flips=2; options=extraJester:1';
    expectPosition(after(start, 'play J3').state, 'await=lost stuck');
    expectPosition(after(start.replace('flips=2', 'flips=1'), 'play J3').state, 'await=play');
    expectPosition(after(`${start} soloYield:true`, 'play J3').state, 'await=play');
  });

  it('[R-63] it stays in play until the enemy is defeated, and is discarded then', () => {
    const { state } = after(
      'players=3; enemy=JH damage=13; plays=2:J1; hands=7D | 5C | 2C; tavern=',
      'play 7D',
    );
    expectPosition({ ...state, discard: state.discard.slice(-2) }, 'discard=J1 7D; plays=');
    expect(refusal(state, 'yield')).toBeNull();
  });
});
