import { isJester, paymentPreview, refusalOf, type Card, type Intent, type SeatView } from '@regicide/rules';
import type { Dictionary } from '../text/dictionary.ts';
import { cardTokens } from '../ui/sentenceParts.ts';
import type { Phase } from './phase.ts';

/** What the main button says and does. Where it does nothing yet, `why` says so when it is pressed. */
export interface MainMove {
  readonly label: string;
  readonly intent: Intent | null;
  readonly why: string | null;
}

/** The main button for a selection on the plan's view; null where the phase has none. */
export const mainMove = (
  plan: SeatView | null,
  phase: Phase,
  selection: readonly Card[],
  text: Dictionary['board'],
): MainMove | null => {
  if (plan === null) return null;
  if (phase === 'pay') return payment(plan, selection, text);
  const isOneJester = selection.length === 1 && isJester(selection[0]!);
  const label = isOneJester ? text.playJester : text.play(cardTokens(selection));
  if (phase === 'wait') return { label, intent: null, why: text.why.wait };
  if (selection.length === 0) return { label, intent: null, why: text.why.chooseFirst };
  const intent: Intent = { verb: 'play', cards: selection };
  const isLegal = refusalOf(plan, intent) === null;
  return { label, intent: isLegal ? intent : null, why: isLegal ? null : text.why.chooseFirst };
};

const payment = (plan: SeatView, selection: readonly Card[], text: Dictionary['board']): MainMove => {
  const label = text.discardCards(cardTokens(selection));
  const { amount, total, result } = paymentPreview(plan, selection);
  if (result === 'short') return { label, intent: null, why: text.why.notCovered(amount - total) };
  if (result === 'wasteful') return { label, intent: null, why: text.why.paysTooMuch };
  return { label, intent: { verb: 'pay', cards: selection }, why: null };
};
