import { cardName, parseCard, SUITS, type Card, type Suit } from '@regicide/rules';

/** One piece of a sentence: plain or strong words, a card, or a suit's sign. */
export type SentencePart =
  | { readonly kind: 'text' | 'strong'; readonly text: string }
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'suit'; readonly suit: Suit };

// Control characters never occur in a member's name, so a name can neither end the mark nor be taken for a card.
const STRONG = '\u0001';
const WORDS = '\u0002';
const END = '\u0003';

/** Marks words as words only: nothing in them is read as a card. Every name goes through this or {@link strong}. */
export const words = (text: string): string => WORDS + text + END;

/** Marks words as strong, and as words only. */
export const strong = (text: string): string => STRONG + text + END;

/** A card's token inside a sentence: `{7H}`. */
export const cardToken = (card: Card): string => `{${cardName(card)}}`;

/** Several cards' tokens, separated by spaces. */
export const cardTokens = (cards: readonly Card[]): string => cards.map(cardToken).join(' ');

/** A suit's sign inside a sentence, as decoration beside its name: `{H}`. */
export const suitToken = (suit: Suit): string => `{${suit[0]!.toUpperCase()}}`;

/** Splits a sentence into words, strong words and cards. */
export const sentenceParts = (sentence: string): SentencePart[] =>
  sentence
    .split(/([\u0001\u0002][^\u0003]*\u0003|\{[0-9AJQKHDCS]+\})/)
    .filter((piece) => piece !== '')
    .map((piece): SentencePart => {
      if (piece.startsWith(STRONG)) return { kind: 'strong', text: piece.slice(1, -1) };
      if (piece.startsWith(WORDS)) return { kind: 'text', text: piece.slice(1, -1) };
      if (!piece.startsWith('{')) return { kind: 'text', text: piece };
      const card = parseCard(piece.slice(1, -1));
      if (card !== null) return { kind: 'card', card };
      const suit = SUITS.find((one) => suitToken(one) === piece);
      return suit === undefined ? { kind: 'text', text: piece } : { kind: 'suit', suit };
    });

/** The sentence as a screen reader or a clipboard gets it: cards by `nameOf`, no marks. */
export const plainSentence = (sentence: string, nameOf: (card: Card) => string): string =>
  sentenceParts(sentence)
    .map((part) => (part.kind === 'card' ? nameOf(part.card) : part.kind === 'suit' ? '' : part.text))
    .join('');
