import { describe, expect, it } from 'vitest';
import {
  cardName,
  CARD_COUNT,
  cardOf,
  fastRandom,
  formatIntent,
  formatPosition,
  parseCard,
  parseIntent,
  parsePosition,
  positionErrors,
  randomPosition,
  STANDARD_OPTIONS,
  type SeatCount,
} from '../src/index.ts';
import { expectPosition, position } from './positions.ts';

const errorsOf = (text: string): readonly string[] => {
  const parsed = parsePosition(text);
  return 'errors' in parsed ? parsed.errors : [];
};

describe('cards and intents', () => {
  it.each([
    ['7H', cardOf('hearts', 7)],
    ['AH', cardOf('hearts', 1)],
    ['10C', cardOf('clubs', 10)],
    ['JH', cardOf('hearts', 11)],
    ['QD', cardOf('diamonds', 12)],
    ['KS', cardOf('spades', 13)],
    ['J1', 52],
    ['J3', 54],
  ])('%s', (name, card) => {
    expect(cardName(card)).toBe(name);
    expect(parseCard(name)).toBe(card);
    expect(parseCard(name.toLowerCase())).toBe(card);
  });

  it('names all cards apart', () => {
    expect(new Set(Array.from({ length: CARD_COUNT }, (_, card) => cardName(card))).size).toBe(CARD_COUNT);
  });

  it.each(['', '1H', '11C', 'J4', 'J0', 'HH', '7', 'H7', '7HH'])('"%s" is no card', (text) => {
    expect(parseCard(text)).toBeNull();
  });

  it.each(['play 3D 3S 3C', 'play J1', 'yield', 'pay 7S 4D', 'name 2', 'flip'])('%s', (text) => {
    expect(formatIntent(parseIntent(text)!)).toBe(text);
  });

  it.each([
    '',
    'play',
    'pay',
    'play 3X',
    'name',
    'name 4',
    'name 1 2',
    'flip 1',
    'yield now',
    'pass',
    'Play 3D',
  ])('"%s" is no intent', (text) => expect(parseIntent(text)).toBeNull());
});

describe('positions', () => {
  it('reads the whole of a text', () => {
    const text =
      'players=3; turn=1; enemy=QC damage=18; castle=QD KH KD KC KS; defeats=JS JH+ JD JC QS QH+; ' +
      'plays=0:6S 1:4H 2:8D 0:J1; hands=3D 3S 3C 7H JH AC | 5H 2H | ; tavern=QH 9D J2; await=play; yielded=0 2; ' +
      'step=31; options=extraJester:1 discardPile:open';
    const state = position(text);
    expectPosition(state, text);
    expect(state).toMatchObject({
      seatCount: 3,
      turn: 1,
      enemy: { card: parseCard('QC'), damage: 18, isImmunityCancelled: true },
      hasYieldedBySeat: [true, false, true],
      options: { ...STANDARD_OPTIONS, extraJester: 1, discardPile: 'open' },
      handBySeat: [expect.any(Array), [parseCard('5H'), parseCard('2H')], []],
    });
  });

  it('a short text is enough; royals from the enemy on wait in the castle, the others fill the tavern', () => {
    const state = position('players=1; enemy=JD; hands=AH 9C 5H');
    expectPosition(state, 'turn=0; discard=; defeats=; plays=; await=play; step=0; options=');
    expect([state.castle.length, state.tavern.length]).toEqual([11, 37]);
    expect(state).toEqual(position('players=1; enemy=JD; hands=AH 9C 5H'));
    expect(state).not.toEqual(position('players=1; enemy=JD; hands=AH 9C 5H; seed=2'));
  });

  it('royals below the enemy were defeated; those named in a hand were recruited', () => {
    const state = position('players=1; enemy=KD; castle=KH; hands=QS 9C');
    expect(state.defeats).toHaveLength(10);
    expect(state.defeats.filter(({ isRecruited }) => isRecruited).map(({ card }) => cardName(card))).toEqual([
      'QS',
    ]);
    expect(state.discard).toHaveLength(9);
  });

  it('without an enemy the next in the order of the castle comes', () => {
    expect(cardName(position('players=2; hands=2C | 3C').enemy!.card)).toMatch(/^J[HDCS]$/);
    expect(cardName(position('players=2; castle=KH KD; hands=2C | 3C').enemy!.card)).toMatch(/^K[CS]$/);
    expect(position('players=2; castle=KH KD; hands=2C | 3C').defeats).toHaveLength(9);
  });

  it('hands not listed are dealt to the limit', () => {
    const state = position('players=3; enemy=JD; hands=9C');
    expect(state.handBySeat.map((hand) => hand.length)).toEqual([1, 6, 6]);
    expect(position('hands=9C | 8C').seatCount).toBe(2);
    expect(position('').handBySeat[0]).toHaveLength(8);
  });

  it('the plays tell the damage and whether a Jester cancelled the immunity', () => {
    // 7C is doubled only once the Jester lies: 5C blocked 5, 7C 14.
    const state = position('players=3; enemy=JC; plays=0:5C 1:J1 2:7C; hands=2H | 3H | 4H');
    expect(state.enemy).toEqual({ card: parseCard('JC'), damage: 19, isImmunityCancelled: true });
  });

  it('every lawful position reads back to the same state', () => {
    const random = fastRandom(5);
    for (let i = 0; i < 200; i++) {
      const state = randomPosition(random, ((i % 4) + 1) as SeatCount, STANDARD_OPTIONS);
      expect(JSON.stringify(parsePosition(formatPosition(state)))).toBe(JSON.stringify({ position: state }));
    }
  });

  it.each([
    ['players=5', 'players: "5" is not a whole number from 1 to 4.'],
    ['turn=x', 'turn: "x" is not a whole number from 0 to 3.'],
    ['hands=7H ZZ', 'hands: "ZZ" is no card.'],
    ['players=2; players=3', 'players: given twice.'],
    ['enemy=JH damage=x', 'enemy: "damage=x" is not understood; write damage=12.'],
    ['plays=6S', 'plays: the first card needs its seat, as in 0:6S.'],
    [
      'await=sleep',
      'await: "sleep" is none of play, pay, name, won, lost attack, lost stuck; an amount may follow pay.',
    ],
    ['seed=xyz', 'seed: "xyz" is not 1 to 64 lower-case hex digits.'],
    ['options=length:tiny', 'options: length is one of full, short, not "tiny".'],
    ['hands=7H; tavern=7H', '7H is in two places.'],
    ['hands=J1', 'J1 is not in this game.'],
    ['enemy=KH; hands=7H; options=length:short', 'KH is not in this game.'],
    ['enemy=7H', '7H is no enemy.'],
    ['enemy=JH; tavern=2H; discard=3H', 'Nowhere to be found'],
    ['players=4; hands=2H 3H 4H 5H 6H 7H | | | ', 'Seat 0 holds 6 cards, the limit is 5 (R-05).'],
    ['hands=2C | 3C; players=1', '2 hands are given for a table of 1.'],
    ['players=2; turn=2', 'There is no seat 2 at a table of 2.'],
    ['players=2; plays=2:6S', 'A play names a seat beyond the table.'],
    ['players=2; flips=1', 'Two flips at most, and in solo alone (R-70).'],
    ['players=2; plays=0:6S 6H', '"6S 6H" is no play (R-11).'],
    ['enemy=JH; castle=KH QH', 'The enemies come out of order: Jacks, then Queens, then Kings (R-03).'],
    ['enemy=JH; hands=KD; castle=JD JC JS QH QD QC QS KH KC KS; defeats=', 'KD is not beaten yet (R-01).'],
    ['enemy=JH damage=20', 'JH with 20 damage is beaten: its health is 20.'],
    ['enemy=QH damage=3; plays=0:6S', 'The plays did 6 damage, not 3.'],
    ['enemy=none', 'The game is won when no enemy is left (R-34).'],
    ['enemy=none; castle=KH; await=won', 'Without an enemy nobody is left to fight.'],
    ['enemy=JH; await=won', 'The game is won when no enemy is left (R-34).'],
    [
      'players=2; enemy=JH; hands= | 9C; yielded=1',
      'Seat 0 can neither play nor yield: the game is lost (R-52).',
    ],
    ['players=2; enemy=JH; plays=0:10S; await=pay', 'Nothing is to be paid: the attack is 0 (R-40).'],
    ['players=2; enemy=JH; plays=0:4S; await=pay 10', 'The attack is 6, not 10 (R-40).'],
    [
      'players=2; enemy=JH; hands=9C | 8C; await=pay',
      'Seat 0 cannot pay 10 with 9: the game is lost (R-43).',
    ],
    ['players=3; await=name', 'Seat 0 names the next player only after a Jester of its own (R-62).'],
    [
      'players=3; turn=1; plays=0:J1; await=name',
      'Seat 1 names the next player only after a Jester of its own (R-62).',
    ],
    ['options=extraJester:1; plays=0:J3; await=name', 'In solo nobody is named (R-62).'],
    ['enemy=JH; await=lost stuck', 'Seat 0 can still play, yield or flip (R-52).'],
    ['enemy=JH; await=lost attack', 'Seat 0 can still pay or flip (R-43).'],
  ])('%s is refused', (text, sentence) => {
    expect(errorsOf(text).join('\n')).toContain(sentence);
  });

  it('names what it does not know, and all of it at once', () => {
    const errors = errorsOf('foo=1; players=9; options=colour:red');
    expect(errors).toHaveLength(3);
    expect(errors[0]).toMatch(/^foo: no such field; there are players, turn, enemy/);
    expect(errors[2]).toMatch(/^options: no option "colour"; there are extraJester/);
  });

  it('an immunity that no Jester cancelled, and a medal that no flip explains, are unlawful', () => {
    const state = position('players=1; enemy=JH; hands=2C');
    expect(positionErrors({ ...state, enemy: { ...state.enemy!, isImmunityCancelled: true } })).toEqual([
      'A Jester in play cancels the immunity, nothing else (R-60).',
    ]);
    const won = position('players=1; enemy=none; hands=2C; flips=1; await=won');
    const outcome = { result: 'won', medal: 'gold' } as const;
    expect(positionErrors({ ...won, awaiting: { kind: 'finished', outcome } })).toEqual([
      'The medal follows from the flips (R-71).',
    ]);
  });
});
