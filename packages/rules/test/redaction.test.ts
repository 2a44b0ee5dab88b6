import { describe, expect, it } from 'vitest';
import { parseCard, viewFor, visibleEvents } from '../src/index.ts';
import { after, position } from './positions.ts';

const start =
  'players=3; turn=0; enemy=QC damage=18; defeats=JH+ JS JD JC; plays=0:6S 1:4H 2:8D; hands=3D 3S 7H | 5H JH | 9C; ' +
  'discard=2H JD JC JS 2S; yielded=2; step=9; seed=ab';

const publicView = {
  step: 9,
  turn: 0,
  awaiting: { kind: 'playOrYield' },
  enemy: { card: parseCard('QC'), damage: 18, isImmunityCancelled: false },
  plays: [
    [0, [parseCard('6S')]],
    [1, [parseCard('4H')]],
    [2, [parseCard('8D')]],
  ],
  shield: 6,
  castleSize: 7,
  defeats: [
    [parseCard('JH'), 1],
    [parseCard('JS'), 0],
    [parseCard('JD'), 0],
    [parseCard('JC'), 0],
  ],
  // 40 + 1 Jester + 4 Jacks, less 6 in hands, 3 in play, 5 discarded.
  tavernSize: 31,
  discardSize: 5,
  discard: [parseCard('2S')],
  handSizeBySeat: [3, 2, 1],
  handLimit: 6,
  hasYieldedBySeat: [false, false, true],
  canYield: true,
  flipsLeft: 0,
};

describe('what may be known', () => {
  it('[R-80] [R-81] a seat sees the public facts and its own hand, and nothing else', () => {
    const state = position(start);
    expect(viewFor(state, 0)).toEqual({
      ...publicView,
      seat: 0,
      hand: [parseCard('3D'), parseCard('3S'), parseCard('7H')],
    });
    expect(viewFor(state, 2)).toEqual({ ...publicView, seat: 2, hand: [parseCard('9C')] });
  });

  it('[R-80] [R-81] a spectator, or a seat beyond the table, sees no hand', () => {
    expect(viewFor(position(start), 'spectator')).toEqual({ ...publicView, seat: null, hand: null });
    expect(viewFor(position(start), 3)).toEqual({ ...publicView, seat: null, hand: null });
  });

  it('[R-80] [R-96] an open discard pile is shown whole, bottom first', () => {
    const view = viewFor(position(`${start}; options=discardPile:open`), 'spectator');
    expect(view.discard).toEqual(['2H', 'JD', 'JC', 'JS', '2S'].map(parseCard));
  });

  it('[R-80] a drawn card is shown to the one who drew it alone', () => {
    const { events } = after('players=2; enemy=KS; hands=3D JC JD | 2C; tavern=4S 5S 6S', 'play 3D');
    const drawn = (audience: 0 | 1 | 'spectator') =>
      visibleEvents(events, audience).flatMap((event) =>
        event.type === 'drew' ? [[event.seat, event.card]] : [],
      );
    const [four, five, six] = ['4S', '5S', '6S'].map(parseCard);
    expect(drawn(0)).toEqual([
      [0, four],
      [1, null],
      [0, six],
    ]);
    expect(drawn(1)).toEqual([
      [0, null],
      [1, five],
      [0, null],
    ]);
    expect(drawn('spectator')).toEqual([
      [0, null],
      [1, null],
      [0, null],
    ]);
  });

  it('[R-80] [R-22] of a heal the number and the new top are shown', () => {
    const { state, events } = after(
      'players=2; enemy=JS; hands=3H 10C | 9H; discard=4C 5C 6C 7C 8C',
      'play 3H',
    );
    expect(visibleEvents(events, 0)[1]).toEqual({ type: 'healed', count: 3, top: state.discard.at(-1) });
    const all = after('players=2; enemy=JS; hands=8H 10C | 9H; discard=4C 5C 6C 7C 8C', 'play 8H');
    expect(visibleEvents(all.events, 1)[1]).toEqual({ type: 'healed', count: 5, top: null });
  });

  it('[R-81] whatever is played, paid, flipped or named is shown to all', () => {
    for (const [text, intents] of [
      ['players=2; enemy=JH; hands=10C 10S | 2C; await=pay', ['pay 10S']],
      ['players=3; hands=J1 9H | 2C | 3C', ['play J1']],
      ['players=3; plays=0:J1; hands=9H | 2C | 3C; await=name', ['name 2']],
    ] as const) {
      const { events } = after(text, ...intents);
      expect(visibleEvents(events, 'spectator')).toEqual(events);
    }
  });
});
