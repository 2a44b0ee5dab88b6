import type { Card, Suit } from './cards.ts';
import type { Outcome } from './state.ts';
import type { Seat } from './seats.ts';

/**
 * A past-tense fact. One list per accepted intent, in rule order; it feeds the journal, the log, the animation and
 * the redaction. `evolve` only places cards by it: all arithmetic is already in it.
 */
export type GameEvent =
  /** `value` is the attack value, 0 for a Jester. */
  | { readonly type: 'played'; readonly seat: Seat; readonly cards: readonly Card[]; readonly value: number }
  | { readonly type: 'yielded'; readonly seat: Seat }
  /** the enemy's suit does nothing now. */
  | { readonly type: 'blocked'; readonly suit: Suit }
  /** `cards` went under the tavern, the first one first; `rest` is the discard pile afterwards, bottom first. */
  | { readonly type: 'healed'; readonly cards: readonly Card[]; readonly rest: readonly Card[] }
  /** R-23, and the redrawn hand of a flip: one card from the top of the tavern. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Card }
  /** `amount` was added to the shield; `attack` is what is left of the enemy's. */
  | { readonly type: 'shielded'; readonly amount: number; readonly attack: number }
  /** `left` is the health that remains, never below 0; `over` what went beyond it. */
  | {
      readonly type: 'damaged';
      readonly amount: number;
      readonly isDoubled: boolean;
      readonly left: number;
      readonly over: number;
    }
  /** the enemy leaves, and the plays against it go to the discard pile. */
  | { readonly type: 'defeated'; readonly enemy: Card; readonly isRecruited: boolean }
  /** */
  | { readonly type: 'revealed'; readonly enemy: Card }
  /** the current enemy's immunity is cancelled (also when it already was). */
  | { readonly type: 'immunityCancelled'; readonly suit: Suit }
  /** `amount` 0 means that nothing is paid. */
  | { readonly type: 'attacked'; readonly seat: Seat; readonly amount: number }
  /** in the order in which they landed on the discard pile. */
  | { readonly type: 'paid'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** the hand went to the discard pile in this order; `drew` events follow. */
  | { readonly type: 'flipped'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** the seat's player is asked who goes next. */
  | { readonly type: 'asked'; readonly seat: Seat }
  | { readonly type: 'named'; readonly seat: Seat; readonly next: Seat }
  /** A turn begins at step 1. */
  | { readonly type: 'turnStarted'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly outcome: Outcome };

/** An event as one audience may see it: a hidden card is null, a heal is a count. */
export type VisibleEvent =
  | Exclude<GameEvent, { type: 'drew' | 'healed' }>
  /** `card` is null unless it is the audience's own. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Card | null }
  /** `top` is the new top card of the discard pile, null when it is empty. */
  | { readonly type: 'healed'; readonly count: number; readonly top: Card | null };
