import type { Card } from './cards.ts';
import type { Awaiting, Enemy } from './state.ts';
import type { Seat } from './seats.ts';

/** Who looks: a seat, or somebody without one. */
export type Audience = Seat | 'spectator';

/**
 * What everybody at the table may know, whole after every change, at most 700 bytes of JSON with a hand.
 * Everything that `legalIntents` and `preview` need is here; names and options travel apart.
 */
export interface PublicView {
  readonly step: number;
  readonly turn: Seat;
  readonly awaiting: Awaiting;
  readonly enemy: Enemy | null;
  /** Against the current enemy, oldest first: seat, then cards in the order named. */
  readonly plays: readonly (readonly [Seat, readonly Card[]])[];
  /** Shield that counts now; the enemy attacks for its attack less this, never below 0. */
  readonly shield: number;
  /** Enemies still face down. */
  readonly castleSize: number;
  /** Beaten so far, oldest first; the second of each pair: recruited. */
  readonly defeats: readonly (readonly [Card, 0 | 1])[];
  readonly tavernSize: number;
  readonly discardSize: number;
  /** Bottom first. The top card alone, or the pile whole with R-96 `open`. */
  readonly discard: readonly Card[];
  readonly handSizeBySeat: readonly number[];
  readonly handLimit: number;
  /** Whether each seat's own last turn was a yield. */
  readonly hasYieldedBySeat: readonly boolean[];
  /** whether the seat on turn may yield at step 1. */
  readonly canYield: boolean;
  /** flips left in a solo game, else 0. */
  readonly flipsLeft: number;
}

/** The public facts and one's own hand, in the order drawn. */
export interface SeatView extends PublicView {
  readonly seat: Seat;
  readonly hand: readonly Card[];
}

/** A member without a seat sees public facts only. */
export interface SpectatorView extends PublicView {
  readonly seat: null;
  readonly hand: null;
}

/** What one audience sees. */
export type GameView = SeatView | SpectatorView;
