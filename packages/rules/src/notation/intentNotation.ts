import type { Intent } from '../intents.ts';
import type { Seat } from '../seats.ts';
import { cardNames, parseCards, wordsOf } from './cardNotation.ts';

/** `play 3D 3S 3C`, `yield`, `pay 7S 4D`, `name 2`, `flip`. */
export const formatIntent = (intent: Intent): string => {
  switch (intent.verb) {
    case 'play':
    case 'pay':
      return `${intent.verb} ${cardNames(intent.cards)}`;
    case 'name':
      return `name ${intent.seat}`;
    case 'yield':
    case 'flip':
      return intent.verb;
  }
};

/** What {@link formatIntent} writes, read back; null where the text is no intent. Whether it is legal is not asked. */
export const parseIntent = (text: string): Intent | null => {
  const [verb, ...words] = wordsOf(text);
  switch (verb) {
    case 'play':
    case 'pay': {
      const cards = parseCards(words.join(' '));
      return cards === null || cards.length === 0 ? null : { verb, cards };
    }
    case 'name':
      return words.length === 1 && /^[0-3]$/.test(words[0]!)
        ? { verb, seat: Number(words[0]) as Seat }
        : null;
    case 'yield':
    case 'flip':
      return words.length === 0 ? { verb } : null;
    default:
      return null;
  }
};
