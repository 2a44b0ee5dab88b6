import { describe, expect, it } from 'vitest';
import { after, expectPosition, position, refusal, seatView } from './positions.ts';

describe('damage', () => {
  it('[R-30] adds up over the plays', () => {
    const start = 'players=2; enemy=QH; plays=0:9S 1:6S; hands=8D 3C | 2C; tavern=';
    expectPosition(after(start, 'play 8D').state, 'enemy=QH damage=23; turn=1; await=play');
  });

  // The Queen of diamonds blocks the draw; 5 of her health are left.
  it.each([
    ['exactly its health: on top of the tavern', '5D', 'QD+', 'QD 2S', '9S 6S 5D'],
    ['one above: onto the discard pile', '6D', 'QD', '2S', 'QD 9S 6S 6D'],
  ])('[R-30] [R-31] [R-32] %s', (_, card, defeat, tavern, discard) => {
    const start = `players=1; enemy=QD damage=25; plays=0:9S 0:6S; hands=${card} 8C; tavern=2S`;
    const { state } = after(start, `play ${card}`);
    const size = discard.split(' ').length;
    expectPosition(
      { ...state, discard: state.discard.slice(-size), defeats: state.defeats.slice(4) },
      `defeats=${defeat}; tavern=${tavern}; discard=${discard}; plays=; hands=8C; await=play; turn=0`,
    );
  });

  it('[R-31] [R-94] with that option under the tavern', () => {
    const start = 'players=2; enemy=JH damage=13; hands=7S 2C | 9H; tavern=2S 3S; options=recruit:under';
    expectPosition(after(start, 'play 7S').state, 'tavern=2S 3S JH; defeats=JH+');
  });

  it('[R-32] play by play, the oldest first, in the order named, Jesters included', () => {
    // 3S 3C doubled: 12; 2D: 14; AC 8S doubled: 18, which is 12 more than the 6 that were left.
    const start = 'players=3; enemy=JH; plays=1:3S 3C 2:J1 0:2D; hands=8S AC 9H | 2H | 2S';
    const { state, events } = after(start, 'play AC 8S');
    expect(events).toContainEqual({ type: 'damaged', amount: 18, isDoubled: true, left: 0, over: 12 });
    const top = state.discard.slice(-7);
    expectPosition({ ...state, discard: top }, 'discard=JH 3S 3C J1 2D AC 8S; plays=');
  });

  it('[R-32] [R-33] shields and the cancelled immunity end; the same player starts a new turn', () => {
    // 10S and JH deal just 20.
    const start =
      'players=3; turn=1; enemy=JC; castle=JS QH QD QC QS KH KD KC KS; plays=0:10S 0:J1; hands=2H | JH | 9C';
    expect(seatView(position(start))).toMatchObject({ shield: 10, enemy: { isImmunityCancelled: true } });
    const { state, events } = after(start, 'play JH');
    const types = events.map(({ type }) => type);
    expect(types).toEqual(['played', 'healed', 'damaged', 'defeated', 'revealed', 'turnStarted']);
    expectPosition(state, 'enemy=JS; castle=QH QD QC QS KH KD KC KS; turn=1; await=play; plays=');
    expect(seatView(state)).toMatchObject({ shield: 0, enemy: { isImmunityCancelled: false, damage: 0 } });
  });

  it.each([
    ['the last King', 'players=2; enemy=KS damage=35; castle=; hands=5D | 2C', 'play 5D', null],
    [
      'the last Queen of a short game',
      'players=2; enemy=QS damage=25; castle=; hands=8H | 2C; options=length:short',
      'play 8H',
      null,
    ],
    ['alone', 'players=1; enemy=KS damage=35; castle=; hands=5D; flips=1', 'play 5D', 'silver'],
  ])('[R-34] [R-92] everybody has won with %s', (_, start, text, medal) => {
    const { state, events } = after(start, text);
    expect(events.slice(-2).map(({ type }) => type)).toEqual(['defeated', 'ended']);
    expect(state.awaiting).toEqual({ kind: 'finished', outcome: { result: 'won', medal } });
    expect(state).toMatchObject({ enemy: null, plays: [], castle: [] });
    expect(refusal(state, text)).toBe('intent/game_over');
  });
});
