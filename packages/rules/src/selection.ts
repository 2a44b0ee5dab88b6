import type { Card } from './cards.ts';
import type { IntentRejection } from './intents.ts';
import { refusalOf } from './legality.ts';
import type { SeatView } from './view.ts';

/**
 * Why this card may not join the selected ones, null where it may: with it they make a legal play, or part of a legal
 * payment. A selection that is too small to pay is no refusal as long as the whole hand could.
 */
export const whyNot = (view: SeatView, selection: readonly Card[], card: Card): IntentRejection | null => {
  const cards = [...selection, card];
  const isPaying = view.awaiting.kind === 'payAttack';
  const refusal = refusalOf(view, { verb: isPaying ? 'pay' : 'play', cards });
  if (!isPaying || refusal !== 'intent/pays_too_little') return refusal;
  return refusalOf(view, { verb: 'pay', cards: view.hand }) === refusal ? refusal : null;
};

/** The cards of the hand that may join the selected ones; the others are dimmed. */
export const playableCards = (view: SeatView, selection: readonly Card[]): Card[] =>
  view.hand.filter((card) => whyNot(view, selection, card) === null);
