import { describe, expect, it } from 'vitest';
import {
  cardNames,
  parseCard,
  paymentPreview,
  playableCards,
  preview,
  suggestPayment,
  whyNot,
  yieldAnswer,
  type Card,
  type IntentRejection,
  type PaymentPreview,
} from '../src/index.ts';
import { position, seatView } from './positions.ts';

const cards = (names: string): Card[] =>
  names === '' ? [] : names.split(' ').map((name) => parseCard(name)!);
const previewOf = (start: string, names: string) => preview(seatView(position(start)), cards(names));

describe('the preview of a play', () => {
  it('[R-20] [R-23] [R-24] [R-25] tells all that a play does', () => {
    // Hands of 3 and 6 take 4 and 1 cards, then both are full: 9 were wanted.
    const start = 'players=2; enemy=QH damage=6; hands=3D 3S 3C 9H 2H JS | 2C 4C 5C 6C 7C 8C';
    expect(previewOf(start, '3D 3S 3C')).toEqual({
      cards: cards('3D 3S 3C'),
      isJester: false,
      value: 9,
      damage: 18,
      isDoubled: true,
      healthLeft: 6,
      over: 0,
      result: 'stands',
      wins: false,
      blocked: null,
      healed: 0,
      drawnBySeat: [4, 1],
      drawWanted: 9,
      drawStoppedBy: 'hands',
      shieldGained: 9,
      attackAfter: 6,
      answer: { kind: 'yes', amount: 6, handValue: 21 },
    });
  });

  it('[R-21] names the blocked suit', () => {
    const start = 'players=2; enemy=QC; hands=3D 3S 3C 9H | 2C; tavern=2S 2D';
    expect(previewOf(start, '3D 3S 3C')).toMatchObject({
      blocked: 'clubs',
      damage: 9,
      isDoubled: false,
      drawnBySeat: [1, 1],
      drawWanted: 9,
      drawStoppedBy: 'tavern',
      answer: { kind: 'yes', amount: 6, handValue: 9 },
    });
  });

  it.each([
    ['5C', { result: 'exact', healthLeft: 0, over: 0, wins: false, answer: { kind: 'none' } }],
    ['6C', { result: 'over', healthLeft: 0, over: 2, wins: false, answer: { kind: 'none' } }],
    ['4C', { result: 'stands', healthLeft: 2, over: 0, wins: false }],
  ])('[R-30] [R-31] %s against 10 of health left', (names, expected) => {
    expect(previewOf(`players=2; enemy=JH damage=10; hands=${names} 9S 2S | 3H`, names)).toMatchObject(
      expected,
    );
  });

  it('[R-34] the last enemy', () => {
    expect(previewOf('players=2; enemy=KH damage=30; castle=; hands=10S | 3H', '10S')).toMatchObject({
      wins: true,
    });
  });

  it('[R-22] heals at most the discard pile, and diamonds draw from what was healed', () => {
    const start = 'players=2; enemy=JS; hands=8H AD 10S | 3H; tavern=';
    expect(previewOf(start, '8H AD')).toMatchObject({ healed: 9, drawnBySeat: [5, 4], drawStoppedBy: null });
    const few = 'players=2; enemy=JS; hands=8H 10S | 3H; discard=2H 4H';
    expect(previewOf(few, '8H')).toMatchObject({ healed: 2, drawWanted: 0, drawnBySeat: [0, 0] });
  });

  it('[R-60] [R-61] a Jester: the shield it revives, and nobody attacks', () => {
    expect(previewOf('players=3; enemy=KS; plays=1:7S 2:2D; hands=J1 | 3H | 4H', 'J1')).toMatchObject({
      isJester: true,
      damage: 0,
      healthLeft: 31,
      shieldGained: 7,
      attackAfter: 13,
      answer: { kind: 'none' },
    });
  });

  it.each([
    ['the hand covers it', 'enemy=JH; hands=2C 9H AS | 3H', '2C', { kind: 'yes', amount: 10, handValue: 10 }],
    ['the hand does not', 'enemy=JH; hands=2C 9H | 3H', '2C', { kind: 'no', amount: 10, handValue: 9 }],
    [
      'unseen cards may',
      'enemy=JH; hands=2D 9H | 3H',
      '2D',
      { kind: 'depends', amount: 10, handValue: 9, unseen: 1 },
    ],
    ['a shield stops it', 'enemy=JH; plays=1:8S; hands=2S | 3H', '2S', { kind: 'none' }],
  ])('[R-40] [R-43] the answer: %s', (_, start, names, answer) => {
    expect(previewOf(`players=2; ${start}`, names)!.answer).toEqual(answer);
  });

  it('[R-43] where the best cards unseen could not help either, the answer is no', () => {
    // One card is drawn: at most a ten while no enemy was beaten, so 10 of 20 stays unpaid; a beaten King may bring 20.
    const jack = 'players=1; enemy=JH; hands=AD; tavern=10S 9S';
    expect(previewOf(jack, 'AD')!.answer).toEqual({ kind: 'depends', amount: 10, handValue: 0, unseen: 1 });
    const king = 'players=1; enemy=KH; hands=AD; defeats=JH JD JC JS QH QD QC QS; castle=KD KC KS';
    expect(previewOf(king, 'AD')!.answer).toEqual({ kind: 'no', amount: 20, handValue: 0 });
    const second = 'players=1; enemy=KH; hands=AD; defeats=JH JD JC JS QH QD QC QS KD; castle=KC KS';
    expect(previewOf(second, 'AD')!.answer).toEqual({ kind: 'depends', amount: 20, handValue: 0, unseen: 1 });
  });

  it('is null where the cards are no play, or it is not the moment for one', () => {
    expect(previewOf('players=2; enemy=JH; hands=2C 9H | 3H', '2C 9H')).toBeNull();
    expect(previewOf('players=2; enemy=JH; hands=2C 9H | 3H', '')).toBeNull();
    expect(previewOf('players=2; enemy=JH; hands=2C 9H | 3H; await=pay', '2C')).toBeNull();
    const view = seatView(position('players=2; enemy=JH; hands=2C 9H | 3H'), 1);
    expect(preview(view, cards('3H'))).toBeNull();
  });

  it.each([
    ['players=2; enemy=JH; hands=9H AS | 3H', { kind: 'yes', amount: 10, handValue: 10 }],
    ['players=2; enemy=JH; hands=9H | 3H', { kind: 'no', amount: 10, handValue: 9 }],
    ['players=2; enemy=JH; plays=1:10S; hands=9H | 3H', { kind: 'none' }],
    ['players=1; enemy=none; hands=9H; await=won', { kind: 'none' }],
  ])('[R-50] the answer to a yield: %s', (start, answer) => {
    expect(yieldAnswer(seatView(position(start)))).toEqual(answer);
  });
});

describe('paying', () => {
  const start =
    'players=2; enemy=KH; plays=1:10S; hands=7S 4C 2H J1 8D 9C 9D | 3H; await=pay; options=extraJester:1';

  it.each<[string, PaymentPreview['result'], number]>([
    ['', 'short', 0],
    ['7S', 'short', 7],
    ['8D 2H', 'exact', 10],
    ['7S 4C', 'enough', 11],
    ['8D 2H J1', 'exact', 10],
    ['9C 9D 2H', 'wasteful', 20],
  ])('[R-41] %s: %s', (names, result, total) => {
    expect(paymentPreview(seatView(position(start)), cards(names))).toEqual({ amount: 10, total, result });
  });

  it.each([
    ['the least total', 'hands=7S 4C 2H 8D | 3H', '2H 8D'],
    ['then the fewest cards', 'hands=7S 2H AH 10D | 3H', '10D'],
    ['a Jester is kept', 'hands=J1 10D | 3H', '10D'],
    ['then the smaller of the largest cards', 'hands=7S 3C 6H 4D | 3H', '6H 4D'],
    ['what is there', 'hands=KD 3C | 3H', 'KD'],
  ])('[R-41] the suggestion: %s', (_, hands, suggestion) => {
    const text = `players=2; enemy=KH; plays=1:10S; ${hands}; await=pay; options=extraJester:1`;
    expect(cardNames(suggestPayment(seatView(position(text)))!)).toBe(suggestion);
  });

  it('[R-41] [R-43] nothing is suggested where nothing is due or the hand is too weak', () => {
    expect(suggestPayment(seatView(position('players=2; enemy=KH; hands=9C | 3H')))).toBeNull();
    expect(suggestPayment(seatView(position('players=1; enemy=KH; hands=9C; await=pay')))).toBeNull();
  });
});

describe('selecting', () => {
  const hand = 'AH AD 2H 2D 5C 9S J1';
  const step1 = `players=2; enemy=KH; hands=${hand} | 3H; options=extraJester:1`;

  it.each([
    ['', hand],
    ['AH', 'AD 2H 2D 5C 9S'],
    ['2H', 'AH AD 2D'],
    ['2H 2D', ''],
    ['AH 9S', ''],
    ['9S', 'AH AD'],
    ['J1', ''],
  ])('[R-11] [R-12] [R-13] to "%s" may be added: %s', (selection, others) => {
    expect(cardNames(playableCards(seatView(position(step1)), cards(selection)))).toBe(others);
  });

  const step4 = 'players=2; enemy=KH; plays=1:10S; hands=7S 4C 2H 9C 8D | 3H; await=pay';
  it.each([
    ['', '7S 4C 2H 9C 8D'],
    ['7S', '4C 2H 9C 8D'],
    // 7 and 4 are 11. A 2 stays below 10 without the 7; 9 or 8 would not be needed.
    ['7S 4C', '2H'],
    ['9C 8D', ''],
  ])('[R-41] to a payment of "%s" may be added: %s', (selection, others) => {
    expect(cardNames(playableCards(seatView(position(step4)), cards(selection)))).toBe(others);
  });

  it.each<[string, string, string, IntentRejection | null]>([
    [step1, '2H', '5C', 'intent/not_a_play'],
    [step1, '2H', '2H', 'intent/card_twice'],
    [step1, '2H', '2D', null],
    [step1, '2H', '3H', 'intent/card_not_held'],
    [step4, '7S 4C', '9C', 'intent/pays_too_much'],
    [step4, '7S', '2H', null],
    ['players=1; enemy=KH; hands=9C 2C; await=pay', '2C', '9C', 'intent/pays_too_little'],
    ['players=3; plays=0:J1; hands=9C 2C; await=name', '', '9C', 'intent/wrong_phase'],
  ])('%s: why not, with "%s", %s', (start, selection, card, code) => {
    expect(whyNot(seatView(position(start)), cards(selection), parseCard(card)!)).toBe(code);
  });
});
