import { describe, expect, test } from 'vitest';
import { sortHand } from '../../src/table/handOrder.ts';
import { planView } from '../../src/table/planView.ts';
import { keepHeld, toggle } from '../../src/table/selection.ts';
import { cards, playOn, seatView } from './people.ts';

const QUEEN = 'players=2; enemy=QC; hands=3D 3S 7H JH AC 10D | 4H 5H 6H 8H 9H';

describe('a selection', () => {
  test('[R-32] keeps the order of choice, which is the order named', () => {
    const chosen = cards('3S 3D').reduce(toggle, [] as readonly number[]);
    expect(chosen).toEqual(cards('3S 3D'));
    expect(toggle(chosen, cards('3S')[0]!)).toEqual(cards('3D'));
  });

  test('survives an update that keeps its cards, as the same array', () => {
    const view = seatView(QUEEN);
    const chosen = cards('3S 3D');
    expect(keepHeld(chosen, view, { ...view, step: view.step + 1 })).toBe(chosen);
  });

  test('loses only the cards that left the hand', () => {
    const view = seatView(QUEEN);
    const later = { ...view, hand: cards('3D 7H') };
    expect(keepHeld(cards('3S 3D'), view, later)).toEqual(cards('3D'));
  });

  test('a plan made while another seat had the move is still chosen on the own turn', () => {
    const before = seatView(`${QUEEN}; turn=1`);
    const after = seatView(`${QUEEN}; turn=0`);
    expect(keepHeld(cards('3S 3D'), before, after)).toEqual(cards('3S 3D'));
  });

  test('[R-41] what was chosen for a play is no payment', () => {
    const before = seatView(QUEEN);
    const after = seatView(`${QUEEN}; await=pay`);
    expect(keepHeld(cards('10D'), before, after)).toEqual([]);
    expect(keepHeld(cards('10D'), after, before)).toEqual([]);
  });
});

describe('planning', () => {
  test('somebody else has the move: tried as if it were the own turn', () => {
    const view = seatView(`${QUEEN}; turn=1; await=pay`);
    expect(planView(view)).toMatchObject({ seat: 0, turn: 0, awaiting: { kind: 'playOrYield' } });
  });

  test('nothing to plan for a spectator, after the end and while naming', () => {
    expect(planView(playOn(QUEEN, [], 'spectator').view)).toBeNull();
    expect(planView(seatView('players=1; enemy=none; await=won'))).toBeNull();
    expect(
      planView(playOn('players=2; options=extraJester:1; enemy=QC; hands=J1 | 2H', ['play J1']).view),
    ).toBeNull();
  });
});

describe('the order of the hand', () => {
  const hand = cards('10S J1 3D AH KC 3H');
  test('as drawn', () => expect(sortHand(hand, 'drawn')).toBe(hand));
  test('by suit, then rank, Jesters last', () =>
    expect(sortHand(hand, 'suit')).toEqual(cards('AH 3H 3D KC 10S J1')));
  test('by rank, then suit, Jesters last', () =>
    expect(sortHand(hand, 'rank')).toEqual(cards('AH 3H 3D 10S KC J1')));
});
