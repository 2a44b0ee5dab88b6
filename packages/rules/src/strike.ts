import { attackOf, SUITS, suitOf, totalValue, type Card, type Suit } from './cards.ts';
import type { Enemy } from './state.ts';

/** What a play does to this enemy before piles and hands set limits. */
export interface Strike {
  /** */
  readonly value: number;
  /** already doubled where `isDoubled`. */
  readonly damage: number;
  readonly isDoubled: boolean;
  /** the suits whose power acts, in the order in which it does. */
  readonly acting: readonly Suit[];
  /** the suit of the play that the enemy is immune to. */
  readonly blocked: Suit | null;
}

/** The cards are a legal play; a Jester strikes with 0 and no suit. */
export const strikeOf = (enemy: Enemy, cards: readonly Card[]): Strike => {
  const value = totalValue(cards);
  const immune = immuneSuitOf(enemy);
  const blocked = immune !== null && hasSuit(cards, immune) ? immune : null;
  const acting: Suit[] = [];
  for (const suit of SUITS) if (suit !== immune && hasSuit(cards, suit)) acting.push(suit);
  const isDoubled = acting.includes('clubs');
  return { value, damage: isDoubled ? 2 * value : value, isDoubled, acting, blocked };
};

/** the suit that does nothing now, null once a Jester cancelled the immunity. */
export const immuneSuitOf = (enemy: Enemy): Suit | null =>
  enemy.isImmunityCancelled ? null : suitOf(enemy.card);

/** what a play against this enemy shields as long as spades are not blocked. */
export const spadeValueOf = (cards: readonly Card[]): number =>
  hasSuit(cards, 'spades') ? totalValue(cards) : 0;

/** the shield that counts now: nothing while spades are blocked, else every play with spades once. */
export const shieldOf = (enemy: Enemy, plays: readonly { readonly cards: readonly Card[] }[]): number => {
  if (immuneSuitOf(enemy) === 'spades') return 0;
  let shield = 0;
  for (const play of plays) shield += spadeValueOf(play.cards);
  return shield;
};

/** the attack less the shield, never below 0. */
export const attackAgainst = (enemy: Enemy, shield: number): number =>
  Math.max(0, attackOf(enemy.card) - shield);

const hasSuit = (cards: readonly Card[], suit: Suit): boolean => {
  for (const card of cards) if (suitOf(card) === suit) return true;
  return false;
};
