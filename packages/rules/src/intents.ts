import type { Card } from './cards.ts';
import type { Seat } from './seats.ts';

/** A seat's wish. The cards of a play and of a payment go to the discard pile in the order named. */
export type Intent =
  | { readonly verb: 'play'; readonly cards: readonly Card[] }
  | { readonly verb: 'yield' }
  | { readonly verb: 'pay'; readonly cards: readonly Card[] }
  | { readonly verb: 'name'; readonly seat: Seat }
  | { readonly verb: 'flip' };
/** What an intent asks for. */
export type Verb = Intent['verb'];

/** Why a game intent is refused. A rejection changes nothing. */
export const INTENT_REJECTIONS = [
  /** The game has ended. */
  'intent/game_over',
  /** Another seat owes the move. */
  'intent/not_your_turn',
  /** The verb does not answer what the game waits for. */
  'intent/wrong_phase',
  /** a card named is not in the hand. */
  'intent/card_not_held',
  /** the same card is named twice. */
  'intent/card_twice',
  /** R-11..R-13: these cards make no play. */
  'intent/not_a_play',
  /** every other player's last turn was a yield. */
  'intent/yield_barred',
  /** the payment does not cover the amount. */
  'intent/pays_too_little',
  /** the amount is covered without the largest card. */
  'intent/pays_too_much',
  /** no such seat at this table. */
  'intent/no_such_seat',
  /** both Jesters are flipped, or this is no solo game. */
  'intent/no_flip_left',
] as const;
/** One of {@link INTENT_REJECTIONS}. */
export type IntentRejection = (typeof INTENT_REJECTIONS)[number];
