import { suitOf, type Card, type Suit } from '@regicide/rules';
import { JESTER_PATH, SUIT_PATH } from '../art/suitPaths.ts';
import { rankSign } from './cardWords.ts';
import { sentenceParts, type SentencePart } from './sentenceParts.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** As `Suit.svelte` draws it. */
const suitShape = (suit: Suit | null): SVGElement => {
  const shape = document.createElementNS(SVG, 'svg');
  shape.setAttribute('class', `su ${suit?.[0] ?? 'jm'}`);
  shape.setAttribute('viewBox', suit ? '0 0 32 32' : '-24 -25 48 42');
  shape.setAttribute('aria-hidden', 'true');
  shape
    .appendChild(document.createElementNS(SVG, 'path'))
    .setAttribute('d', suit ? SUIT_PATH[suit] : JESTER_PATH);
  return shape;
};

/** "7" and the suit's shape; a screen reader says "7 of hearts". */
const cardShape = (card: Card, name: string): HTMLElement => {
  const shape = document.createElement('span');
  shape.className = 'cd';
  shape.setAttribute('role', 'img');
  shape.setAttribute('aria-label', name);
  const sign = document.createElement('span');
  sign.setAttribute('aria-hidden', 'true');
  sign.textContent = rankSign(card);
  shape.append(sign, suitShape(suitOf(card)));
  return shape;
};

const node = (part: SentencePart, nameOf: (card: Card) => string): Node | string => {
  if (part.kind === 'card') return cardShape(part.card, nameOf(part.card));
  if (part.kind === 'suit') return suitShape(part.suit);
  if (part.kind === 'text') return part.text;
  const strong = document.createElement('b');
  strong.textContent = part.text;
  return strong;
};

/** A sentence as the page shows it, to be put there in one piece: a card's name is `nameOf` it. */
export const sentenceNodes = (sentence: string, nameOf: (card: Card) => string): (Node | string)[] =>
  sentenceParts(sentence).map((part) => node(part, nameOf));
