import type { Card } from './cards.ts';
import type { GameOptions, SeatCount } from './options.ts';
import type { Seat } from './seats.ts';

/** The cards of one play on the table against the current enemy, in the order named. */
export interface Play {
  readonly seat: Seat;
  readonly cards: readonly Card[];
}

/** The castle card that is turned up and fought now. */
export interface Enemy {
  readonly card: Card;
  /** Damage taken so far. */
  readonly damage: number;
  /** a Jester cancelled its immunity. */
  readonly isImmunityCancelled: boolean;
}

/** An enemy that has left the castle, oldest first. */
export interface Defeat {
  readonly card: Card;
  /** defeated exactly, so it joined the tavern. */
  readonly isRecruited: boolean;
}

/** 0, 1 or 2 flips; null with more than one seat. */
export type Medal = 'gold' | 'silver' | 'bronze';
/** How a game ended. `attack` R-43, `stuck` R-52. The hand value is the loser's. */
export type Outcome =
  | { readonly result: 'won'; readonly medal: Medal | null }
  | {
      readonly result: 'lost';
      readonly reason: 'attack';
      readonly seat: Seat;
      readonly amount: number;
      readonly handValue: number;
    }
  | { readonly result: 'lost'; readonly reason: 'stuck'; readonly seat: Seat };

/** What the game waits for; the seat that owes it is `turn`. */
export type Awaiting =
  | { readonly kind: 'playOrYield' }
  | { readonly kind: 'payAttack'; readonly amount: number }
  | { readonly kind: 'nameNext' }
  | { readonly kind: 'finished'; readonly outcome: Outcome };

/**
 * The whole truth of one game, plain JSON. It never leaves the server: players get a {@link SeatView}.
 * Piles: index 0 of castle and tavern is the top; the last of the discard pile is its top.
 */
export interface GameState {
  readonly seatCount: SeatCount;
  readonly options: GameOptions;
  /** Game seed, 64 hex digits; secret until the game is over. */
  readonly seed: string;
  /** Accepted intents so far; an intent names the step it was made at. */
  readonly step: number;
  readonly castle: readonly Card[];
  /** Null only after the last enemy fell. */
  readonly enemy: Enemy | null;
  readonly defeats: readonly Defeat[];
  readonly tavern: readonly Card[];
  readonly discard: readonly Card[];
  /** Against the current enemy, oldest first. */
  readonly plays: readonly Play[];
  /** In the order drawn. */
  readonly handBySeat: readonly (readonly Card[])[];
  readonly turn: Seat;
  readonly awaiting: Awaiting;
  /** whether the seat's own last turn was a yield. */
  readonly hasYieldedBySeat: readonly boolean[];
  /** Jesters flipped so far, 0-2; always 0 with more than one seat. */
  readonly flipsUsed: number;
}
