import type { Seat } from './seats.ts';

/** What a table agreed in the lobby (R-90 .. R-98). */
export interface GameOptions {
  /** Jesters in the tavern beyond the table size's own. */
  readonly extraJester: 0 | 1;
  /** added to the hand limit of the table size. */
  readonly handLimitDelta: -1 | 0 | 1;
  /** `short` leaves the Kings in the box; the last Queen wins. */
  readonly length: 'full' | 'short';
  /** in solo a yield is allowed while the amount is above 0. */
  readonly soloYield: boolean;
  /** a recruited enemy goes on top of, or under, the tavern. */
  readonly recruit: 'top' | 'under';
  /** A seat beyond the table is refused at the deal. */
  readonly firstPlayer: 'random' | Seat;
  /** `open` shows the discard pile whole. */
  readonly discardPile: 'top' | 'open';
  /** free text beside the phrases. No rule of the game reads it. */
  readonly talk: 'phrases' | 'free';
  /** No rule of the game reads it. */
  readonly hints: boolean;
}

/** The defaults of R-90 .. R-98. */
export const STANDARD_OPTIONS: GameOptions = {
  extraJester: 0,
  handLimitDelta: 0,
  length: 'full',
  soloYield: false,
  recruit: 'top',
  firstPlayer: 'random',
  discardPile: 'top',
  talk: 'phrases',
  hints: true,
};

/** The presets of the lobby: what each changes in {@link STANDARD_OPTIONS}. */
export const PRESETS = {
  standard: {},
  easierJester: { extraJester: 1 },
  easierHand: { handLimitDelta: 1 },
  harder: { handLimitDelta: -1 },
  short: { length: 'short' },
} as const satisfies Record<string, Partial<GameOptions>>;
/** A key of {@link PRESETS}. */
export type Preset = keyof typeof PRESETS;

const HAND_LIMIT_BY_SEATS = [8, 7, 6, 5] as const;
const JESTERS_BY_SEATS = [0, 0, 1, 2] as const;

/** cards in a full hand. */
export const handLimitOf = (seatCount: SeatCount, options: GameOptions): number =>
  HAND_LIMIT_BY_SEATS[seatCount - 1]! + options.handLimitDelta;
/** how many Jesters are shuffled into the tavern. */
export const tavernJestersOf = (seatCount: SeatCount, options: GameOptions): number =>
  JESTERS_BY_SEATS[seatCount - 1]! + options.extraJester;

/** Players at a table. */
export type SeatCount = 1 | 2 | 3 | 4;

/** Every value that an option may have. */
export const OPTION_VALUES = {
  extraJester: [0, 1],
  handLimitDelta: [-1, 0, 1],
  length: ['full', 'short'],
  soloYield: [false, true],
  recruit: ['top', 'under'],
  firstPlayer: ['random', 0, 1, 2, 3],
  discardPile: ['top', 'open'],
  talk: ['phrases', 'free'],
  hints: [true, false],
} as const satisfies { [K in keyof GameOptions]: readonly GameOptions[K][] };
