import { describe, expect, it } from 'vitest';
import { isJester, type GameState } from '../src/index.ts';
import { after, expectPosition, position, seatView } from './positions.ts';

const sizes = (state: GameState): readonly number[] => seatView(state).handSizeBySeat;

describe('suit powers', () => {
  // Two players, hand limit 7. AD 8D: 9 cards go to hands of 1 and 1 in turn: 5 and 4 of them.
  it.each([
    ['AD 8D', 'enemy=KH damage=9', [6, 5]],
    ['AC 5C', 'enemy=KH damage=12; await=pay 20', [3, 1]],
    ['AS 5S', 'enemy=KH damage=6; await=pay 14', [3, 1]],
  ])('[R-20] two cards of one suit act once, at the whole value: %s', (cards, expected, left) => {
    const rest = cards === 'AD 8D' ? 'JC' : 'JC JS 9H';
    const { state } = after(`players=2; enemy=KH; hands=${cards} ${rest} | 10H`, `play ${cards}`);
    expectPosition(state, expected);
    expect(sizes(state)).toEqual(left);
  });

  it('[R-20] hearts, diamonds, clubs, spades, however the cards are named', () => {
    // Hands of 2 and 1 draw all 8; clubs are told with the damage: 16. 20 - 8 = 12 is left of the attack.
    const start = 'players=2; enemy=KS; plays=1:J1; hands=2S 2C 2D 2H 10H JD | 3H; options=extraJester:1';
    const { state, events } = after(start, 'play 2S 2C 2D 2H');
    const types = events.map(({ type }) => type);
    expect(types).toEqual(['played', 'healed', ...Array(8).fill('drew'), 'shielded', 'damaged', 'attacked']);
    expect(events.slice(-3)).toEqual([
      { type: 'shielded', amount: 8, attack: 12 },
      { type: 'damaged', amount: 16, isDoubled: true, left: 24, over: 0 },
      { type: 'attacked', seat: 0, amount: 12 },
    ]);
    expectPosition(state, 'enemy=KS damage=16; await=pay 12');
  });

  it('[R-20] [R-23] hearts come first, so diamonds draw what was healed', () => {
    const start = 'players=2; enemy=KS; hands=8H AD JC JD | 3H; tavern=';
    const { state } = after(start, 'play 8H AD');
    // 9 are healed into the empty tavern and drawn: hands of 2 and 1 become 7 and 5.
    expect(sizes(state)).toEqual([7, 5]);
    expect(state.tavern).toEqual([]);
  });

  it.each([
    ['hearts', 'KH', '7H', 'damage=7; discard=2C 3C 4C; await=pay 20'],
    ['diamonds', 'KD', '7D', 'damage=7; discard=2C 3C 4C; await=pay 20'],
    ['clubs', 'KC', '7C', 'damage=7; discard=2C 3C 4C; await=pay 20'],
    ['spades', 'KS', '7S', 'damage=7; discard=2C 3C 4C; await=pay 20'],
  ])('[R-21] %s are blocked by their own King, the value still counts', (suit, enemy, card, expected) => {
    const royals = 'JH+ JD+ JC+ JS+ QH+ QD+ QC+ QS+';
    const start = `players=2; enemy=${enemy}; defeats=${royals}; hands=${card} JC JS | 3H; discard=2C 3C 4C`;
    const before = position(start);
    const { state, events } = after(before, `play ${card}`);
    expect(events.filter(({ type }) => type === 'blocked')).toEqual([{ type: 'blocked', suit }]);
    expectPosition(state, `enemy=${enemy} ${expected}`);
    expect(state.tavern).toEqual(before.tavern);
    expect(sizes(state)).toEqual([2, 1]);
  });

  it('[R-21] the other suits of the same play still act', () => {
    // 9 damage, not doubled; 9 cards for hands of 2 and 1; 20 - 9 = 11.
    const { state } = after('players=2; enemy=KC; hands=3D 3S 3C JD JH | 3H', 'play 3D 3S 3C');
    expectPosition(state, 'enemy=KC damage=9; await=pay 11');
    expect(sizes(state)).toEqual([7, 5]);
  });

  it('[R-21] [R-60] nothing is blocked once a Jester lies against the enemy', () => {
    const { state, events } = after('players=3; enemy=JC; plays=1:J1; hands=7C 10D | 3H', 'play 7C');
    expect(events.map(({ type }) => type)).not.toContain('blocked');
    expectPosition(state, 'enemy=JC damage=14');
  });
});

describe('hearts', () => {
  const start = 'players=2; enemy=JS; plays=1:2C; hands=3H 10C | 9H';

  it('[R-22] as many as the value, first under first, the rest face up', () => {
    const before = position(`${start}; discard=4C 5C 6C 7C 8C`);
    const { state, events } = after(before, 'play 3H');
    const healed = events.find((event) => event.type === 'healed')!;
    expect(healed.cards).toHaveLength(3);
    expect(state.tavern).toEqual([...before.tavern, ...healed.cards]);
    expect(state.discard).toEqual(healed.rest);
    expect([...healed.cards, ...healed.rest].sort((a, b) => a - b)).toEqual(
      before.discard.slice().sort((a, b) => a - b),
    );
  });

  it('[R-22] all of the pile where it is smaller; cards in play are not in it', () => {
    const { state } = after(`${start}; discard=4C 5C`, 'play 3H');
    expectPosition(state, 'discard=; plays=1:2C 0:3H');
  });

  it('[R-22] nothing to heal is lawful', () => {
    const { events } = after(start, 'play 3H');
    expect(events[1]).toEqual({ type: 'healed', cards: [], rest: [] });
  });

  it('[R-22] every card of the pile may go under, and every one may stay', () => {
    const under = new Set<number>();
    const top = new Set<number>();
    for (let seed = 1; seed <= 60; seed++) {
      const text = `${start}; discard=4C 5C 6C 7C 8C; seed=${seed.toString(16)}`;
      const healed = after(text, 'play 3H').events.find((event) => event.type === 'healed')!;
      for (const card of healed.cards) under.add(card);
      top.add(healed.rest.at(-1)!);
    }
    expect([under.size, top.size]).toEqual([5, 5]);
  });

  it('[R-22] [R-01] an enemy in the discard pile comes back like any card', () => {
    const { state } = after('players=2; enemy=QS; hands=9H 10C 5C | 8H', 'play 9H');
    // Four beaten Jacks were the whole pile.
    expect(state.tavern.slice(-4).map((card) => card % 13)).toEqual([10, 10, 10, 10]);
  });
});

describe('diamonds', () => {
  it('[R-23] from the active player clockwise, skipping full hands; the played card has left the hand', () => {
    const start =
      'players=3; turn=1; enemy=KH; hands=2H 3H 4H 5H 6H 7H | 5D 8H AC | 2C; tavern=2S 3S 4S 5S 6S 7S';
    const { state, events } = after(start, 'play 5D');
    // Limit 6. Seat 1, seat 2, (seat 0 is full), seat 1, seat 2, seat 1.
    expect(events.flatMap((event) => (event.type === 'drew' ? [event.seat] : []))).toEqual([1, 2, 1, 2, 1]);
    expectPosition(state, 'tavern=7S; hands=2H 3H 4H 5H 6H 7H | 8H AC 2S 4S 6S | 2C 3S 5S; await=pay 20');
  });

  it('[R-23] the hand of the active player has room for the cards it played', () => {
    const { state } = after(
      'players=1; enemy=JC; hands=2D 10H 10S 9H 9S 8H 8S 7H; tavern=2S 3S 4S',
      'play 2D',
    );
    // Limit 8: one place is free, so one of two is drawn.
    expectPosition(state, 'hands=10H 10S 9H 9S 8H 8S 7H 2S; tavern=3S 4S');
  });

  it('[R-23] stops when the tavern is empty; the discard pile is not turned over', () => {
    const { state } = after('players=2; enemy=JC; hands=9D 10H | 2C; tavern=2S 3S 4S', 'play 9D');
    expectPosition(state, 'hands=10H 2S 4S | 2C 3S; tavern=');
    expect(state.discard).toHaveLength(40 - 6);
  });

  it('[R-23] stops when every hand is full', () => {
    const start = 'players=2; enemy=KC; hands=JD 10H JS QD 9H 8H 7H | 2C 3C 4C 5C 6C 7C';
    const { state } = after(start, 'play JD');
    expect(sizes(state)).toEqual([7, 7]);
  });

  it('[R-23] [R-91] with the limit raised each hand draws one more', () => {
    const start = 'players=2; enemy=KC; hands=JD 10H JS QD 9H 8H 7H | 2C 3C 4C 5C 6C 7C';
    expect(sizes(after(`${start}; options=handLimitDelta:1`, 'play JD').state)).toEqual([8, 8]);
  });

  it('[R-90] Jesters are drawn like any card', () => {
    const { state } = after(
      'players=2; enemy=JC; hands=AD 10H | 2C; tavern=J1; options=extraJester:1',
      'play AD',
    );
    expect(state.handBySeat[0]!.some(isJester)).toBe(true);
  });
});

describe('clubs and spades', () => {
  it('[R-24] the damage of this play alone is doubled', () => {
    const first = after('players=2; enemy=KH; hands=7C JC JD | 10S', 'play 7C');
    expectPosition(first.state, 'enemy=KH damage=14');
    const second = after(first.state, 'pay JC JD', 'play 10S');
    expectPosition(second.state, 'enemy=KH damage=24');
  });

  it('[R-25] shields of all players add up and last until the enemy falls', () => {
    // 20 - 6 = 14, then 20 - 6 - 5 = 9 also after another play.
    const first = after('players=2; enemy=KH; plays=1:6S; hands=5S 9C 4D | 10C 9D', 'play 5S');
    expectPosition(first.state, 'await=pay 9');
    expectPosition(after(first.state, 'pay 9C', 'play 10C').state, 'await=pay 9');
  });

  it('[R-25] [R-40] a shield beyond the attack leaves 0, not less', () => {
    const { events } = after('players=2; enemy=JH; plays=1:6S; hands=7S 4D | 10C', 'play 7S');
    expect(events).toContainEqual({ type: 'shielded', amount: 7, attack: 0 });
  });
});
