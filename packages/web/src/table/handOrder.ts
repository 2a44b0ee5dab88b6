import { isJester, rankOf, SUITS, suitOf, type Card } from '@regicide/rules';

/** How a player likes the own hand; nobody else learns it. */
export type HandOrder = 'drawn' | 'suit' | 'rank';

const suitIndex = (card: Card): number => (isJester(card) ? SUITS.length : SUITS.indexOf(suitOf(card)!));
const rankIndex = (card: Card): number => (isJester(card) ? 14 : rankOf(card));

/** The hand in the order asked for: as drawn, by suit and rank, or by rank and suit; Jesters come last. */
export const sortHand = (hand: readonly Card[], order: HandOrder): readonly Card[] => {
  if (order === 'drawn') return hand;
  const [first, second] = order === 'suit' ? [suitIndex, rankIndex] : [rankIndex, suitIndex];
  return hand.toSorted((a, b) => first(a) - first(b) || second(a) - second(b) || a - b);
};
