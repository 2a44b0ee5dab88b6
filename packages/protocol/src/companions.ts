/** What companions are called; a room has each at most once, and they are the same in every language. */
export const COMPANION_NAMES = [
  'Alaric',
  'Brida',
  'Corwin',
  'Edda',
  'Godric',
  'Isolde',
  'Merek',
  'Rowena',
] as const;
export type CompanionName = (typeof COMPANION_NAMES)[number];

/** How long a player must be away before a companion may play the seat, ms. */
export const STAND_IN_AFTER = 2 * 60_000;
/** A connected player who owes a move for so long counts as away, and as away for long enough; ms. */
export const OWES_AFTER = 5 * 60_000;
