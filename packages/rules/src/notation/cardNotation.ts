import { CARD_COUNT, isJester, JESTERS, rankOf, suitOf, type Card } from '../cards.ts';

const RANK_NAMES = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

/** `7H`, `10C`, `AH`, `JH` (the Jack of hearts); the Jesters are `J1`, `J2`, `J3`. */
export const cardName = (card: Card): string =>
  isJester(card)
    ? `J${JESTERS.indexOf(card) + 1}`
    : `${RANK_NAMES[rankOf(card) - 1]}${suitOf(card)![0]!.toUpperCase()}`;

/** Names with a space between. */
export const cardNames = (cards: readonly Card[]): string => cards.map(cardName).join(' ');

const CARD_BY_NAME = new Map(Array.from({ length: CARD_COUNT }, (_, card) => [cardName(card), card]));

/** The card of a name, in upper or lower case; null where there is no such card. */
export const parseCard = (text: string): Card | null => CARD_BY_NAME.get(text.toUpperCase()) ?? null;

/** The cards of names with spaces between; null where one is no card. */
export const parseCards = (text: string): Card[] | null => {
  const cards = wordsOf(text).map(parseCard);
  return cards.every((card) => card !== null) ? cards : null;
};

/** The words between spaces. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
