import type { Card, GameView } from '@regicide/rules';
import { phaseOf } from './phase.ts';

/** The card joins at the end, or leaves; the order of choice is the order named. */
export const toggle = (selection: readonly Card[], card: Card): Card[] =>
  selection.includes(card) ? selection.filter((chosen) => chosen !== card) : [...selection, card];

/**
 * What is left of a selection after an update: the cards still held, in their order. What was chosen for a play is no
 * payment and the other way round, so it is let go where paying begins or ends.
 */
export const keepHeld = (selection: readonly Card[], before: GameView, after: GameView): readonly Card[] => {
  const isPaying = phaseOf(after) === 'pay';
  if (isPaying !== (phaseOf(before) === 'pay')) return [];
  if (isPaying && before.step !== after.step) return [];
  const held = selection.filter((card) => after.hand?.includes(card));
  return held.length === selection.length ? selection : held;
};
