import { describe, expect, it } from 'vitest';
import type { IntentRejection } from '../src/index.ts';
import { after, expectPosition, refusal, seatView } from './positions.ts';

describe('solo', () => {
  it('[R-70] a flip at step 1: the whole hand, in the order drawn, then up to the limit', () => {
    const start = 'players=1; enemy=JD; hands=9C 2H 5S; tavern=AH 3H 4H 5H 6H 7H 8H 9H 10H';
    const { state, events } = after(start, 'flip');
    expect(events.map(({ type }) => type)).toEqual(['flipped', ...Array(8).fill('drew')]);
    expectPosition(state, 'hands=AH 3H 4H 5H 6H 7H 8H 9H; tavern=10H; flips=1; await=play; enemy=JD; turn=0');
    expectPosition({ ...state, discard: state.discard.slice(-3) }, 'discard=9C 2H 5S');
    expect(seatView(state).flipsLeft).toBe(1);
  });

  it('[R-70] no diamond draw, and no immunity cancelled: a diamond enemy stays immune and does not stop it', () => {
    const { state } = after('players=1; enemy=JD; hands=9C', 'flip');
    expect(state.handBySeat[0]).toHaveLength(8);
    expect(state.enemy!.isImmunityCancelled).toBe(false);
    expect(state.plays).toEqual([]);
  });

  it('[R-70] the flipped Jester enters no pile', () => {
    const { state } = after('players=1; enemy=JD; hands=9C', 'flip', 'flip');
    expect([...state.tavern, ...state.discard, ...state.handBySeat[0]!].filter((card) => card >= 52)).toEqual(
      [],
    );
  });

  it('[R-70] at step 4, before anything is paid, for the same amount', () => {
    const { state, events } = after('players=1; enemy=KD; hands=9C; tavern=10H 9H 8H; await=pay', 'flip');
    expect(events.map(({ type }) => type)).toEqual(['flipped', 'drew', 'drew', 'drew']);
    expectPosition(state, 'hands=10H 9H 8H; tavern=; await=pay 20');
    expectPosition(after(state, 'pay 8H 9H 10H').state, 'await=play; hands=');
  });

  it('[R-70] both in the same step', () => {
    const start = 'players=1; enemy=JD; hands=9C; tavern=AH 2H 3H 4H 5H 6H 7H 8H 9H 10H';
    const { state } = after(start, 'flip', 'flip');
    expectPosition(state, 'hands=9H 10H; tavern=; flips=2; await=play');
    expect(refusal(state, 'flip')).toBe('intent/no_flip_left');
  });

  it.each<[string, string, string, IntentRejection | null]>([
    ['the first', 'players=1; hands=9C', 'flip', null],
    ['the second', 'players=1; hands=9C; flips=1', 'flip', null],
    ['a third', 'players=1; hands=9C; flips=2', 'flip', 'intent/no_flip_left'],
    ['with nothing to draw', 'players=1; hands=; tavern=', 'flip', null],
  ])('[R-70] %s flip', (_, start, text, code) => {
    expect(refusal(start, text)).toBe(code);
  });

  it('[R-43] a hand too weak is not lost while a flip is left: it must be flipped', () => {
    const { state } = after('players=1; enemy=KD; hands=2C 9C; tavern=10H 10S 2S', 'play 2C');
    expectPosition(state, 'await=pay 20; hands=9C');
    expect(refusal(state, 'pay 9C')).toBe('intent/pays_too_little');
    expectPosition(after(state, 'flip').state, 'await=pay 20; hands=10H 10S 2S');
  });

  it('[R-43] with no flip left the attack of a hand too weak loses', () => {
    expectPosition(after('players=1; enemy=KD; hands=2C 9C; flips=2', 'play 2C').state, 'await=lost attack');
  });

  it('[R-43] a last flip that draws too little loses', () => {
    const start = 'players=1; enemy=KD; hands=9C; tavern=10H 9H; await=pay; flips=1';
    const { state, events } = after(start, 'flip');
    expect(events.at(-1)).toEqual({
      type: 'ended',
      outcome: { result: 'lost', reason: 'attack', seat: 0, amount: 20, handValue: 19 },
    });
    expectPosition(state, 'await=lost attack; flips=2');
  });

  it('[R-52] with an empty hand a flip is forced, even if the tavern is empty', () => {
    const { state } = after('players=1; enemy=JD; hands=10C; tavern=; await=pay; flips=1', 'pay 10C');
    expectPosition(state, 'hands=; await=play; flips=1');
    expect(refusal(state, 'yield')).toBe('intent/yield_barred');
    const { state: lost, events } = after(state, 'flip');
    expect(events.map(({ type }) => type)).toEqual(['flipped', 'ended']);
    expectPosition(lost, 'await=lost stuck; flips=2');
  });

  it('[R-52] the first of two forced flips into nothing leaves the second', () => {
    expectPosition(after('players=1; enemy=JD; hands=; tavern=', 'flip').state, 'await=play; flips=1');
  });

  it('[R-52] [R-93] with the yield allowed an empty hand is not stuck while the attack is above 0', () => {
    const start = 'players=1; enemy=JD; plays=0:9S; hands=AC; await=pay; flips=2; options=soloYield:true';
    expectPosition(after(start, 'pay AC').state, 'await=play; hands=');
    const shielded = 'players=1; enemy=JD; plays=0:9S; hands=AS; flips=2; options=soloYield:true';
    expectPosition(after(shielded, 'play AS').state, 'await=lost stuck; hands=');
  });

  it.each([
    [0, 'gold'],
    [1, 'silver'],
    [2, 'bronze'],
  ])('[R-71] won with %i flips: %s, whatever the options', (flips, medal) => {
    for (const options of ['', 'extraJester:1 handLimitDelta:1 soloYield:true']) {
      const start = `players=1; enemy=KS damage=35; castle=; hands=5D; flips=${flips}; options=${options}`;
      const { state } = after(start, 'play 5D');
      expect(state.awaiting).toEqual({ kind: 'finished', outcome: { result: 'won', medal } });
    }
  });
});
