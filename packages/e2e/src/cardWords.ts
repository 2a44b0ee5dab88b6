import { isJester, rankOf, suitOf, type Card } from '@regicide/rules';

const RANKS = ['', 'Ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Jack', 'Queen', 'King'];

/** How the English client calls a card; all Jesters are alike. */
export const cardWords = (card: Card): string =>
  isJester(card) ? 'Jester' : `${RANKS[rankOf(card)]} of ${suitOf(card)}`;
