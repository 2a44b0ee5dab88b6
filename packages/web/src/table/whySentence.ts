import { isJester, rankOf, whyNot, type Card, type SeatView } from '@regicide/rules';
import type { Dictionary } from '../text/dictionary.ts';

/** Why a card may not join: a sentence, and the rule behind it. */
export interface Why {
  readonly text: string;
  readonly rule: string;
}

/** The reason why the card may not join the selection; null where it may. */
export const whySentence = (
  view: SeatView,
  selection: readonly Card[],
  card: Card,
  { why }: Pick<Dictionary['board'], 'why'>,
): Why | null => {
  const refusal = whyNot(view, selection, card);
  switch (refusal) {
    case null:
      return null;
    case 'intent/pays_too_much':
      return { text: why.paysTooMuch, rule: 'R-41' };
    case 'intent/pays_too_little':
      return { text: why.cannotPay, rule: 'R-43' };
    default:
      return notAPlay(selection, card, why);
  }
};

/** Which of the rules about plays a refused pair of selection and card runs into first. */
const notAPlay = (selection: readonly Card[], card: Card, why: Dictionary['board']['why']): Why => {
  const cards = [...selection, card];
  if (cards.some(isJester)) return { text: why.jesterAlone, rule: 'R-60' };
  if (cards.some((one) => rankOf(one) === 1)) return { text: why.aceOne, rule: 'R-13' };
  const isOneRank = cards.every((one) => rankOf(one) === rankOf(card));
  if (isOneRank && rankOf(card) <= 5) return { text: why.comboTotal, rule: 'R-12' };
  return { text: why.notAPlay, rule: 'R-12' };
};
