/**
 * A card is a small integer, compact on the wire and fast in search:
 * 0-51 are the 52 suited cards (suit * 13 + rank - 1), 52-54 the Jesters J1, J2, J3.
 */
export type Card = number;

/** The four suits, in the order in which their powers act. */
export const SUITS = ['hearts', 'diamonds', 'clubs', 'spades'] as const;
/** Jesters have none. */
export type Suit = (typeof SUITS)[number];

/** 1 is the Ace (companion), 11 Jack, 12 Queen, 13 King. Jesters have no rank: {@link rankOf} gives 0. */
export type Rank = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;

/** The ranks of the castle and of recruits. */
export const JACK = 11;
export const QUEEN = 12;
export const KING = 13;
/** J1, J2, J3; J1 and J2 are set aside in solo. */
export const JESTERS: readonly Card[] = [52, 53, 54];
/** How many different cards exist: 52 and three Jesters. */
export const CARD_COUNT = 55;

const RANK_BY_CARD = Array.from(
  { length: CARD_COUNT },
  (_, card) => (card < 52 ? (card % 13) + 1 : 0) as Rank,
);
const SUIT_BY_CARD = Array.from({ length: CARD_COUNT }, (_, card) =>
  card < 52 ? SUITS[Math.floor(card / 13)]! : null,
);
const VALUE_BY_CARD = RANK_BY_CARD.map((rank) =>
  rank <= 10 ? rank : rank === JACK ? 10 : rank === QUEEN ? 15 : 20,
);

/** The card of this suit and rank (1 Ace .. 13 King). */
export const cardOf = (suit: Suit, rank: number): Card => SUITS.indexOf(suit) * 13 + rank - 1;
/** 1 Ace .. 13 King, 0 for a Jester. */
export const rankOf = (card: Card): Rank => RANK_BY_CARD[card]!;
/** The suit, or null for a Jester. */
export const suitOf = (card: Card): Suit | null => SUIT_BY_CARD[card]!;
/** Value in hand, in play and in payment: pips, A 1, J 10, Q 15, K 20, Jester 0. */
export const valueOf = (card: Card): number => VALUE_BY_CARD[card]!;
/** J1, J2 or J3. */
export const isJester = (card: Card): boolean => card >= 52;
/** A Jack, Queen or King: an enemy in the castle, or a recruit in a hand. */
export const isRoyal = (card: Card): boolean => rankOf(card) >= JACK;
/** The attack of an enemy before shields: Jack 10, Queen 15, King 20. */
export const attackOf = (enemy: Card): number => valueOf(enemy);
/** The health of an enemy: Jack 20, Queen 30, King 40. */
export const healthOf = (enemy: Card): number => 2 * valueOf(enemy);
/** The sum of the cards' values: the attack value of a play (R-14), the worth of a hand or a payment (R-41). */
export const totalValue = (cards: readonly Card[]): number => {
  let total = 0;
  for (const card of cards) total += valueOf(card);
  return total;
};
