import { isJester, paymentPreview, refusalOf, type Card, type Intent, type SeatView } from '@regicide/rules';
import type { Dictionary } from '../text/dictionary.ts';
import { cardTokens } from '../ui/sentenceParts.ts';
import type { Phase } from './phase.ts';
import type { Why } from './whySentence.ts';

/** What the main button says and does. Where it does nothing yet, `why` says so when it is pressed. */
export interface MainMove {
  readonly label: string;
  readonly intent: Intent | null;
  readonly why: Why | null;
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
  if (phase === 'wait') return { label, intent: null, why: { text: text.why.wait, rule: 'R-10' } };
  if (selection.length === 0)
    return { label, intent: null, why: { text: text.why.chooseFirst, rule: 'R-11' } };
  const intent: Intent = { verb: 'play', cards: selection };
  const isLegal = refusalOf(plan, intent) === null;
  return {
    label,
    intent: isLegal ? intent : null,
    why: isLegal ? null : { text: text.why.notAPlay, rule: 'R-12' },
  };
};

const payment = (plan: SeatView, selection: readonly Card[], text: Dictionary['board']): MainMove => {
  const label = text.discardCards(cardTokens(selection));
  const { amount, total, result } = paymentPreview(plan, selection);
  if (result === 'short')
    return { label, intent: null, why: { text: text.why.notCovered(amount - total), rule: 'R-41' } };
  if (result === 'wasteful')
    return { label, intent: null, why: { text: text.why.paysTooMuch, rule: 'R-41' } };
  return { label, intent: { verb: 'pay', cards: selection }, why: null };
};
