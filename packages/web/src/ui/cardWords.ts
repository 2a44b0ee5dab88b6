import { isJester, rankOf, type Card } from '@regicide/rules';

const LETTERS: Record<number, string> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };

/** The index of a card: `A`, `2` .. `10`, `J`, `Q`, `K`; nothing for a Jester, whose cap stands alone. */
export const rankSign = (card: Card): string =>
  isJester(card) ? '' : (LETTERS[rankOf(card)] ?? String(rankOf(card)));
