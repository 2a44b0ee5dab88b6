import { describe, expect, it } from 'vitest';
import type { IntentRejection } from '../src/index.ts';
import { after, expectPosition, refusal } from './positions.ts';

describe('yielding', () => {
  it('[R-50] goes straight to the attack', () => {
    const { state, events } = after('players=2; enemy=JH; hands=10C | 2C', 'yield');
    expect(events).toEqual([
      { type: 'yielded', seat: 0 },
      { type: 'attacked', seat: 0, amount: 10 },
    ]);
    expectPosition(state, 'enemy=JH; yielded=0; await=pay 10');
  });

  it.each<[string, string, IntentRejection | null]>([
    ['nobody has yielded', 'players=2; hands=2C | 3C', null],
    ['the only mate has', 'players=2; hands=2C | 3C; yielded=1', 'intent/yield_barred'],
    ['only the player has', 'players=2; hands=2C | 3C; yielded=0', null],
    ['one of two mates has', 'players=3; hands=2C | 3C | 4C; yielded=1', null],
    ['both mates have', 'players=3; hands=2C | 3C | 4C; yielded=1 2', 'intent/yield_barred'],
    ['the player and a mate have', 'players=3; hands=2C | 3C | 4C; yielded=0 2', null],
    ['two of three mates have', 'players=4; turn=3; hands=2C | 3C | 4C | 5C; yielded=0 1', null],
    [
      'all three mates have',
      'players=4; turn=3; hands=2C | 3C | 4C | 5C; yielded=0 1 2',
      'intent/yield_barred',
    ],
    ['alone', 'players=1; hands=2C', 'intent/yield_barred'],
    ['alone by option', 'players=1; hands=2C; options=soloYield:true', null],
    [
      'alone by option with the attack at 0',
      'players=1; enemy=JH; plays=0:10S; hands=2C; options=soloYield:true',
      'intent/yield_barred',
    ],
    [
      'alone by option with 1 of the attack left',
      'players=1; enemy=JH; plays=0:9S; hands=2C; options=soloYield:true',
      null,
    ],
    ['a table of two with the attack at 0', 'players=2; enemy=JH; plays=0:10S; hands=2C | 3C', null],
  ])('[R-51] [R-93] %s', (_, start, code) => {
    expect(refusal(start, 'yield')).toBe(code);
  });

  it('[R-51] one turn of another kind lifts the bar', () => {
    const { state } = after('players=2; enemy=JH; hands=10C 10D | 2C 10S; turn=0', 'yield', 'pay 10C');
    expect(refusal(state, 'yield')).toBe('intent/yield_barred');
    // 2C doubled; then seat 1 pays, and seat 0 may yield again, since seat 1 played.
    const { state: later } = after(state, 'play 2C', 'pay 10S');
    expectPosition(later, 'turn=0; yielded=0; await=play');
    expect(refusal(later, 'yield')).toBeNull();
  });

  it('[R-51] a kill starts a new turn: the last turn of its player was a play', () => {
    const { state } = after('players=2; enemy=JH damage=18; hands=2C 9C | 10C; yielded=0 1', 'play 2C');
    expectPosition(state, 'turn=0; yielded=1; await=play');
    expect(refusal(state, 'yield')).toBe('intent/yield_barred');
  });

  it('[R-51] a Jester was a play too', () => {
    const { state } = after('players=3; enemy=JH; hands=J1 9C | 10C | 2C; yielded=0', 'play J1', 'name 1');
    expectPosition(state, 'turn=1');
    expect(refusal(after(state, 'yield').state, 'pay 10C')).toBeNull();
    expectPosition(after(state, 'yield').state, 'yielded=1');
  });
});

describe('neither play nor yield', () => {
  it.each([
    ['after a payment', 'players=2; enemy=JH; hands=10C | ; yielded=0; await=pay', ['pay 10C'], 1],
    ['after a shield that stops it all', 'players=2; enemy=JH; plays=0:10S; hands=2C | ', ['yield'], 1],
    ['after a kill', 'players=2; enemy=JH damage=18; hands=2C | 9C; yielded=1', ['play 2C'], 0],
    ['after a Jester', 'players=3; plays=0:J1; hands=9C | | 8C; yielded=0 2; await=name', ['name 1'], 1],
    ['after a Jester to oneself', 'players=3; hands=J1 | 9C | 8C; yielded=1 2', ['play J1', 'name 0'], 0],
  ])('[R-52] loses the game %s', (_, start, intents, seat) => {
    const { state, events } = after(start, ...intents);
    expect(events.slice(-2)).toEqual([
      { type: 'turnStarted', seat },
      { type: 'ended', outcome: { result: 'lost', reason: 'stuck', seat } },
    ]);
    expectPosition(state, `await=lost stuck; turn=${seat}`);
  });

  it('[R-52] [R-50] an empty hand may yield where it is not barred, and bears an attack of 0', () => {
    const start = 'players=2; enemy=JH; plays=1:10S; hands= | 9C';
    expectPosition(after(start, 'yield').state, 'turn=1; await=play; yielded=0');
    expectPosition(after('players=2; enemy=JH; plays=1:9S; hands= | 9C', 'yield').state, 'await=lost attack');
  });

  it('[R-52] a kill with the last card is not lost while a yield is allowed', () => {
    const { state } = after('players=2; enemy=JH damage=18; hands=2C | 9C', 'play 2C');
    expectPosition(state, 'turn=0; hands= | 9C; await=play');
    expectPosition(after(state, 'yield').state, 'await=lost attack');
  });
});
