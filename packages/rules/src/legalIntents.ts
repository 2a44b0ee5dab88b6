import { totalValue, type Card } from './cards.ts';
import type { Intent } from './intents.ts';
import { isPlay, paymentRefusal, refusalOf } from './legality.ts';
import type { Seat } from './seats.ts';
import type { SeatView } from './view.ts';

/**
 * Every intent that the seat may make now, each set of cards once, in the order of the hand. Empty while the seat
 * owes nothing; never empty for the seat on turn of an unfinished game.
 */
export const legalIntents = (view: SeatView): Intent[] => {
  const { awaiting, hand } = view;
  if (awaiting.kind === 'finished' || view.seat !== view.turn) return [];
  const others: Intent[] = [
    { verb: 'yield' },
    ...SEATS.map((seat): Intent => ({ verb: 'name', seat })),
    { verb: 'flip' },
  ];
  const lawful = others.filter((intent) => refusalOf(view, intent) === null);
  if (awaiting.kind === 'playOrYield')
    return [...growSets(hand, isPlay).map((cards): Intent => ({ verb: 'play', cards })), ...lawful];
  if (awaiting.kind === 'payAttack') {
    const { amount } = awaiting;
    const payments = growSets(hand, (cards) => paymentRefusal(cards, amount) !== 'intent/pays_too_much');
    return [
      ...payments
        .filter((cards) => totalValue(cards) >= amount)
        .map((cards): Intent => ({ verb: 'pay', cards })),
      ...lawful,
    ];
  }
  return lawful;
};

const SEATS: readonly Seat[] = [0, 1, 2, 3];

/**
 * All sets of cards that pass, grown card by card. Right for tests that hold for every part of a set that passes: a
 * part of a play is a play, and a part of a payment that is not too large is not too large.
 */
const growSets = (hand: readonly Card[], passes: (cards: readonly Card[]) => boolean): Card[][] => {
  const sets: Card[][] = [];
  const grow = (set: Card[], from: number): void => {
    for (let i = from; i < hand.length; i++) {
      const larger = [...set, hand[i]!];
      if (!passes(larger)) continue;
      sets.push(larger);
      grow(larger, i + 1);
    }
  };
  grow([], 0);
  return sets;
};
