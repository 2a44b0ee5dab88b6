import { describe, expect, it } from 'vitest';
import type { IntentRejection } from '../src/index.ts';
import { after, expectPosition, refusal } from './positions.ts';

describe('the attack', () => {
  it('[R-40] the attack less the shields is asked of the active player', () => {
    const { state, events } = after(
      'players=2; turn=1; enemy=KH; plays=0:9S; hands=2H | 3D JC JS',
      'play 3D',
    );
    expect(events.at(-1)).toEqual({ type: 'attacked', seat: 1, amount: 11 });
    expectPosition(state, 'await=pay 11; turn=1');
  });

  it.each(['yield', 'play 3C'])('[R-40] at 0 nothing is paid and the turn passes: %s', (text) => {
    const { state, events } = after('players=2; enemy=JH; plays=0:6S 1:5S; hands=3C | 2C', text);
    expect(events.slice(-2)).toEqual([
      { type: 'attacked', seat: 0, amount: 0 },
      { type: 'turnStarted', seat: 1 },
    ]);
    expectPosition(state, 'turn=1; await=play');
  });

  // Against 10. Legal: the total covers it, and without the largest card it would not.
  it.each<[string, IntentRejection | null]>([
    ['7S 4C', null],
    ['4C 7S', null],
    ['10H', null],
    ['KD', null],
    ['7S 3D', null],
    ['7S 4C 2H', null],
    ['4C 3D 2H AH', null],
    ['10H 7S', null],
    ['10H J1', null],
    ['J1 10H', null],
    ['KD 7S 2H', null],
    ['9C 9S', null],
    ['9C 9S AH', 'intent/pays_too_much'],
    ['7S', 'intent/pays_too_little'],
    ['4C 3D 2H', 'intent/pays_too_little'],
    ['J1', 'intent/pays_too_little'],
    ['10H KD', 'intent/pays_too_much'],
    ['7S 3D 10H', 'intent/pays_too_much'],
    ['7S 4C KD', 'intent/pays_too_much'],
    ['9C 9S 7S', 'intent/pays_too_much'],
  ])('[R-41] [R-42] pay 10 with %s: %s', (cards, code) => {
    const hand = [...new Set([...cards.split(' '), 'JH'])].join(' ');
    const start = `players=2; enemy=KH; plays=1:10S; hands=${hand} | 8C; await=pay 10; options=extraJester:1`;
    expect(refusal(start, `pay ${cards}`)).toBe(code);
  });

  it.each([
    ['7S 4C', '4C 7S'],
    ['4C 7S', '4C 7S'],
    ['9C 9S', '9C 9S'],
    ['9S 9C', '9S 9C'],
    ['4C 3D 2H AH', '3D 2H AH 4C'],
    ['10H J1', 'J1 10H'],
    ['KD 2H J1', '2H J1 KD'],
    ['8C 8S AS', '8C AS 8S'],
    ['8S 8C AS', '8S AS 8C'],
  ])('[R-41] paid as %s, they land as %s', (named, landed) => {
    const hand = [...new Set([...named.split(' '), '8H'])].join(' ');
    const start = `players=2; enemy=KH; plays=1:10S; hands=${hand} | 9H; await=pay 10; options=extraJester:1`;
    const { state, events } = after(start, `pay ${named}`);
    const count = landed.split(' ').length;
    expectPosition(
      { ...state, discard: state.discard.slice(-count) },
      `discard=${landed}; turn=1; await=play`,
    );
    expect(events[0]).toMatchObject({ type: 'paid', seat: 0, cards: state.discard.slice(-count) });
  });

  it('[R-42] a hand may be emptied', () => {
    const { state } = after('players=2; enemy=JH; hands=7S 4C | 8C; await=pay', 'pay 7S 4C');
    expectPosition(state, 'hands= | 8C; turn=1; await=play');
  });

  it('[R-43] a hand worth less loses the game at once', () => {
    const { state, events } = after('players=2; enemy=KH; hands=2C 10S 9C | 8C', 'play 2C');
    expect(events.at(-1)).toEqual({
      type: 'ended',
      outcome: { result: 'lost', reason: 'attack', seat: 0, amount: 20, handValue: 19 },
    });
    expectPosition(state, 'await=lost attack');
  });

  it('[R-43] a hand worth just as much does not', () => {
    expectPosition(after('players=2; enemy=KH; hands=2C 10S 9C AH | 8C', 'play 2C').state, 'await=pay 20');
  });

  it('[R-43] the cards drawn by the play count', () => {
    const { state } = after('players=2; enemy=JH; hands=3D | 8C; tavern=6C 5C 4H', 'play 3D');
    expectPosition(state, 'hands=6C 4H | 8C 5C; await=pay 10');
  });
});
