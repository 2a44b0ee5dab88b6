import { describe, expect, it } from 'vitest';
import { cardNames } from '../src/index.ts';
import { after, expectPosition, refusal } from './positions.ts';

/** All that is expected was worked out by hand from the rules; the arithmetic stands beside it. */
interface Golden {
  readonly name: string;
  readonly start: string;
  readonly intents: readonly string[];
  readonly expected: string;
  /** The upper end of the discard pile, its top last. */
  readonly top?: string;
  readonly sizes?: { readonly tavern: number; readonly discard: number };
}

const GOLDENS: readonly Golden[] = [
  {
    name: '[R-20] [R-23] [R-32] [R-41] a Jack of clubs in four turns',
    // 7D AD: 8 damage; 8 drawn in turn: 3H 8C 10C 2H for seat 0, 6H 9C 2S 3S for seat 1. Pay 8 + 2.
    // 9C is blocked: 17 damage. Pay 9 + 2 = 11, without the 9 only 2. 10S: 27, 7 over.
    start:
      'players=2; enemy=JC; hands=7D AD 10S 4C | 9H 5S 2C; tavern=3H 6H 8C 9C 10C 2S 2H 3S 4S; ' +
      'castle=JH JD JS QH QD QC QS KH KD KC KS',
    intents: ['play 7D AD', 'pay 8C 2H', 'play 9C', 'pay 9H 2C', 'play 10S'],
    expected: 'turn=0; await=play; enemy=JH; defeats=JC; hands=4C 3H 10C | 5S 6H 2S 3S; tavern=4S; plays=',
    top: '2H 8C 2C 9H JC 7D AD 9C 10S',
  },
  {
    name: '[R-61] [R-62] a Jester revives two plays of spades and names a mate',
    // 9 + 6 damage, no shield. J1: shield 9 + 6 = 15, attack 0. 6S: 21 damage. 5C doubled: 31, 1 over.
    start: 'players=3; turn=2; enemy=QS; plays=0:9S 1:3S 3D; hands=10C 8H | 7C 6S | J1 5C 4H',
    intents: ['play J1', 'name 1', 'play 6S', 'play 5C'],
    expected: 'turn=2; await=play; hands=10C 8H | 7C | 4H; plays=',
    top: 'QS 9S 3S 3D J1 6S 5C',
  },
  {
    name: '[R-94] [R-70] [R-52] a recruit goes under, is drawn by a flip and paid; then nothing is left',
    // 5D: 20, exact, after all four cards were drawn. 2C doubled 4; pay 6 + 4. 3C doubled 6: 10 damage, 9 < 10, so
    // flip: 9C away, JH drawn, worth 10. Paid; the hand and the tavern are empty: the second flip draws nothing.
    start:
      'players=1; enemy=JH damage=15; castle=JD JC JS QH QD QC QS KH KD KC KS; hands=5D 9C; tavern=2C 3C 4C 6C; ' +
      'options=recruit:under',
    intents: ['play 5D', 'play 2C', 'pay 6C 4C', 'play 3C', 'flip', 'pay JH', 'flip'],
    expected: 'await=lost stuck; flips=2; enemy=JD damage=10; defeats=JH+; hands=; tavern=; plays=0:2C 0:3C',
    top: '4C 6C 9C JH',
  },
  {
    name: '[R-13] [R-24] [R-34] [R-71] the last King alone, without a flip',
    // 9 + 1 doubled: 21 + 20 = 41, 1 over.
    start: 'players=1; enemy=KS damage=21; castle=; hands=9C AC 2D',
    intents: ['play 9C AC'],
    expected: 'await=won; enemy=none; hands=2D; flips=; castle=',
    top: 'KS 9C AC',
  },
  {
    name: '[R-51] [R-43] two yields bar the third, and its play is not enough',
    // Pay 10; pay 9 + 1. 6C doubled: 12. 5 is left against 10.
    start: 'players=3; enemy=JD; hands=10H 10S | 10C 9S AH | 6C 5C',
    intents: ['yield', 'pay 10H', 'yield', 'pay 9S AH', 'play 6C'],
    expected: 'turn=2; await=lost attack; yielded=0 1; enemy=JD damage=12; hands=10S | 10C | 5C',
    top: '10H AH 9S',
  },
  {
    name: '[R-20] [R-21] four suits at once against the King of diamonds',
    // 8: all 8 beaten royals healed; diamonds blocked; 16 damage; 20 - 8 = 12 against 9 in hand.
    start: 'players=4; enemy=KD; castle=KH KC KS; hands=2H 2D 2C 2S 9H | 3C | 4C | 5C',
    intents: ['play 2S 2H 2D 2C'],
    expected: 'await=lost attack; enemy=KD damage=16; discard=; hands=9H | 3C | 4C | 5C',
    // 40 + 2 Jesters - 8 in hands = 34, and 8 healed.
    sizes: { tavern: 42, discard: 0 },
  },
  {
    name: '[R-23] ten diamonds stopped by the hands',
    // Limit 5; room for 5, 0, 2 and 1: 8 cards, to seats 0 2 3 0 2 0 0 0. Pay 1 + 6 + 8 = 15.
    start:
      'players=4; enemy=QC; hands=10D | 3C 4C 5C 6C 7C | 8C 9C 2C | 3S 4S 5S 6S; ' +
      'tavern=AH 2H 3H 4H 5H 6H 7H 8H 9H',
    intents: ['play 10D', 'pay AH 8H 6H'],
    expected:
      'turn=1; await=play; hands=4H 7H | 3C 4C 5C 6C 7C | 8C 9C 2C 2H 5H | 3S 4S 5S 6S 3H; tavern=9H; enemy=QC damage=10',
    top: 'AH 6H 8H',
  },
  {
    name: '[R-25] [R-40] a shield of ten holds a Jack for four turns',
    // 10S: 10. 4D: 14, drawn 3H 6H by seat 1 and 5H 7H by seat 0. 5H is blocked: 19. 3H: 22, 2 over.
    start: 'players=2; enemy=JH; hands=10S | 2C 4D; tavern=3H 5H 6H 7H',
    intents: ['play 10S', 'play 4D', 'play 5H', 'play 3H'],
    expected: 'turn=1; await=play; defeats=JH; hands=7H | 2C 6H; tavern=',
    top: 'JH 10S 4D 5H 3H',
  },
  {
    name: '[R-31] [R-33] [R-52] an exact kill with the last card while the mate has yielded',
    start: 'players=2; enemy=QH damage=20; hands=10S | 9C; tavern=2C 3C; yielded=1',
    intents: ['play 10S'],
    expected: 'turn=0; await=lost stuck; tavern=QH 2C 3C; hands= | 9C; yielded=1',
    top: '10S',
  },
  {
    name: '[R-50] [R-43] the same kill with a yield left: the next enemy strikes in full',
    start: 'players=2; enemy=QH damage=20; castle=QD KH KD KC KS; hands=10S | 9C; tavern=2C 3C',
    intents: ['play 10S', 'yield'],
    expected: 'turn=0; await=lost attack; enemy=QD; yielded=0',
  },
  {
    name: '[R-93] [R-70] yielding alone, then two flips into nothing',
    // Yield, pay 10. 6D: 4 + 6 = 10 damage, draws 8C 9C; pay 17, without the 9 only 8. Yield with nothing: flip, flip.
    start: 'players=1; enemy=JS damage=4; hands=6D 10H; tavern=8C 9C; options=soloYield:true',
    intents: ['yield', 'pay 10H', 'play 6D', 'pay 9C 8C', 'yield', 'flip', 'flip'],
    expected: 'await=lost attack; flips=2; enemy=JS damage=10; hands=; tavern=',
    top: '10H 8C 9C',
  },
  {
    name: '[R-91] [R-23] hands one smaller',
    // Limit 6; hands of 2 and 4 have room for 4 and 2: 6 of 10 are drawn.
    start:
      'players=2; enemy=JC; hands=AD 9D 2S 3S | 4S 5S 6S 7S; tavern=2H 3H 4H 5H 6H 7H 8H; options=handLimitDelta:-1',
    intents: ['play 9D AD'],
    expected: 'await=pay 10; enemy=JC damage=10; hands=2S 3S 2H 4H 6H 7H | 4S 5S 6S 7S 3H 5H; tavern=8H',
  },
  {
    name: '[R-01] [R-13] [R-22] [R-25] a recruited Queen with an Ace',
    // 15 + 1 = 16: all 7 of the pile healed, 5 + 16 = 21 damage, 20 - 16 = 4 left, paid by the 4.
    start: 'players=2; enemy=KC damage=5; hands=QS AH 4D | 9D; discard=JH JD JC JS QH QD QC',
    intents: ['play QS AH', 'pay 4D'],
    expected: 'turn=1; await=play; enemy=KC damage=21; discard=4D; hands= | 9D',
    // 40 - 3 number cards in hands = 37, and 7 healed.
    sizes: { tavern: 44, discard: 1 },
  },
  {
    name: '[R-60] [R-62] [R-63] a Jester to oneself, and a second one by a mate',
    // 7C blocked: 7. 10C doubled: 27. Pay 9 + 8 + 3 = 20.
    start: 'players=4; enemy=KC; plays=3:7C; hands=J1 10C 9S 8S 3S | 2H J2 | 3H | 4H',
    intents: ['play J1', 'name 0', 'play 10C', 'pay 9S 8S 3S', 'play J2', 'name 3'],
    expected: 'turn=3; await=play; enemy=KC damage=27; plays=3:7C 0:J1 0:10C 1:J2; hands= | 2H | 3H | 4H',
    top: '8S 3S 9S',
  },
  {
    name: '[R-31] [R-32] [R-50] three turns behind a shield, exact at the end',
    // 10, then 2C doubled 4, then 3C doubled 6: 20. Seat 2 has no card left, but may yield.
    start: 'players=3; enemy=JS; plays=0:J1; hands=10S 10H | 2C | 3C; tavern=4D',
    intents: ['play 10S', 'play 2C', 'play 3C'],
    expected: 'turn=2; await=play; defeats=JS+; tavern=JS 4D; hands=10H | | ; yielded=',
    top: 'J1 10S 2C 3C',
  },
  {
    name: '[R-92] [R-34] the last Queen of a short game of three',
    // 3 x 3 doubled 18: 12 + 18 = 30, exact: on top of a tavern that holds 6H after 9 of 10 cards were drawn.
    start:
      'players=3; enemy=QH damage=12; castle=; hands=3D 3S 3C | 2S | 4S; options=length:short; ' +
      'tavern=5H 7H 8H 9H 10H 2H 3H 4H AH 6H',
    intents: ['play 3C 3S 3D'],
    expected:
      'await=won; enemy=none; tavern=QH 6H; hands=5H 9H 3H | 2S 7H 10H 4H | 4S 8H 2H AH; castle=; plays=',
    top: '3C 3S 3D',
  },
  {
    name: '[R-22] hearts heal the whole pile, and what is paid later stays',
    // 40 - 4 - 3 = 33 in the tavern, 3 healed. Pay 10.
    start: 'players=2; enemy=JS; hands=6H 10C 2D | 5C; discard=4S 9S 8D',
    intents: ['play 6H', 'pay 10C'],
    expected: 'turn=1; enemy=JS damage=6; discard=10C; hands=2D | 5C; plays=0:6H',
    sizes: { tavern: 36, discard: 1 },
  },
  {
    name: '[R-20] [R-22] [R-23] healed cards are drawn by the same play',
    // 41 + 4 Jacks - 6 in hands = 39 in the pile. 4H 4D: 8 healed into an empty tavern, all drawn. 15 is due.
    start: 'players=3; enemy=QC; hands=4H 4D 10S 9S | 2C | 3C; tavern=',
    intents: ['play 4D 4H'],
    expected: 'await=pay 15; enemy=QC damage=8; tavern=',
    sizes: { tavern: 0, discard: 31 },
  },
  {
    name: '[R-51] [R-52] yields behind a full shield until a mate is stuck',
    // 10 + 3C doubled 6 = 16. Seat 0 may yield again, since seat 1 played; then seat 1 has nothing and is barred.
    start: 'players=2; enemy=JH; plays=0:10S; hands=2C | 3C',
    intents: ['yield', 'play 3C', 'yield'],
    expected: 'turn=1; await=lost stuck; yielded=0; enemy=JH damage=16; hands=2C | ',
  },
  {
    name: '[R-41] [R-42] a Jester is paid, worth nothing, and the hand is empty',
    // 0 + 6 + 5 = 11, without the 6 only 5.
    start: 'players=3; enemy=JC; hands=J1 6S 5S | 2C | 3C; await=pay 10',
    intents: ['pay J1 6S 5S'],
    expected: 'turn=1; await=play; hands= | 2C | 3C',
    top: 'J1 5S 6S',
  },
  {
    name: '[R-90] [R-61] [R-62] an extra Jester alone',
    // 8 + 2 blocked, then revived: 10. 3S: 13 damage, 20 - 13 = 7 left, paid with 10.
    start: 'players=1; enemy=KS; plays=0:8S 0:2S; hands=J3 3S 10H 4D; options=extraJester:1',
    intents: ['play J3', 'play 3S', 'pay 10H'],
    expected: 'await=play; enemy=KS damage=13; plays=0:8S 0:2S 0:J3 0:3S; hands=4D; flips=',
    top: '10H',
  },
  {
    name: '[R-70] [R-71] a flip at step 4 saves the game, and the win is silver',
    // 5H is blocked: 25 + 5 = 30 damage, 9 in hand against 20. Flip: 10H 10S 10C, two of them paid. 10C doubled 20.
    start: 'players=1; enemy=KH damage=25; castle=; hands=5H 9S; tavern=10H 10S 10C',
    intents: ['play 5H', 'flip', 'pay 10S 10H', 'play 10C'],
    expected: 'await=won; enemy=none; flips=1; hands=; tavern=',
    // 30 + 20 = 50: 10 over, so the King lies under the plays.
    top: '9S 10S 10H KH 5H 10C',
  },
  {
    name: '[R-31] [R-33] after a kill the same seat goes on against the next Jack',
    // 8S on 12: exact. JH: 10 damage to the Jack of spades; 10 is due and paid.
    start:
      'players=2; turn=1; enemy=JD damage=12; castle=JS QH QD QC QS KH KD KC KS; hands=2H | 8S JH 10D; tavern=3S 4S',
    intents: ['play 8S', 'play JH', 'pay 10D'],
    expected: 'turn=0; await=play; enemy=JS damage=10; plays=1:JH; hands=2H | ',
  },
  {
    name: '[R-06] [R-40] a round of four, the last seat hands on to the first',
    // 9S shields 9 of 15; each pays 6: by 6, by 5 + 2 (without the 5 only 2), by 7. QD blocks no spades.
    start: 'players=4; turn=2; enemy=QD; hands=7C 8C | 9C | 9S 6S | 2H 5H; tavern=AH',
    intents: ['play 9S', 'pay 6S', 'yield', 'pay 5H 2H', 'yield', 'pay 7C'],
    expected: 'turn=1; await=play; enemy=QD damage=9; hands=8C | 9C | | ; yielded=0 3',
    top: '6S 2H 5H 7C',
  },
];

describe('goldens', () => {
  it.each(GOLDENS.map((golden) => [golden.name, golden] as const))('%s', (_, golden) => {
    const { start, intents, expected, top, sizes } = golden;
    const { state } = after(start, ...intents);
    expectPosition(state, expected);
    if (top !== undefined) expect(cardNames(state.discard.slice(-top.split(' ').length))).toBe(top);
    if (sizes !== undefined)
      expect({ tavern: state.tavern.length, discard: state.discard.length }).toEqual(sizes);
  });

  it('[R-51] the third yield of the fifth golden is refused', () => {
    const { start, intents } = GOLDENS[4]!;
    expect(refusal(after(start, ...intents.slice(0, 4)).state, 'yield')).toBe('intent/yield_barred');
  });
});
