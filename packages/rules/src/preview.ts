import type { Card, Suit } from './cards.ts';

/** Whether the hand left over can pay for the attack that follows. */
export type Answer =
  /** No attack follows: a kill, a Jester, or a shield that stops it all. */
  | { readonly kind: 'none' }
  /** `handValue` is what the known cards of the hand are worth then. */
  | { readonly kind: 'yes' | 'no'; readonly amount: number; readonly handValue: number }
  /** The known cards do not suffice; `unseen` drawn cards might. */
  | {
      readonly kind: 'depends';
      readonly amount: number;
      readonly handValue: number;
      readonly unseen: number;
    };

/** Exactly what a legal play would do, from public facts and the own hand. */
export interface PlayPreview {
  readonly cards: readonly Card[];
  readonly isJester: boolean;
  /** */
  readonly value: number;
  /** already doubled where `isDoubled`. */
  readonly damage: number;
  readonly isDoubled: boolean;
  /** Health that remains, never below 0. */
  readonly healthLeft: number;
  /** Damage beyond the health, never below 0. */
  readonly over: number;
  /** `exact`: recruited. */
  readonly result: 'stands' | 'exact' | 'over';
  /** This kill empties the castle. */
  readonly wins: boolean;
  /** the suit of this play whose power is blocked. */
  readonly blocked: Suit | null;
  /** cards that go under the tavern. */
  readonly healed: number;
  /** cards drawn per seat, and what the diamonds would draw without limits; 0 without diamonds. */
  readonly drawnBySeat: readonly number[];
  readonly drawWanted: number;
  /** Why fewer cards than wanted are drawn. */
  readonly drawStoppedBy: 'tavern' | 'hands' | null;
  /** added to the shield by this play (R-61: by a Jester, for earlier plays). */
  readonly shieldGained: number;
  /** The enemy's attack afterwards, also where it will not strike. */
  readonly attackAfter: number;
  readonly answer: Answer;
}

/** What a selection of cards would pay. */
export interface PaymentPreview {
  readonly amount: number;
  readonly total: number;
  /** `short`: below the amount; `wasteful`: covers it without the largest card; `exact`, `enough`: legal. */
  readonly result: 'short' | 'exact' | 'enough' | 'wasteful';
}
