import type { VisibleEvent } from './events.ts';
import type { Intent } from './intents.ts';

/** The intent that these events came of, since the first of them repeats it; null where there are none. */
export const intentOf = ([first]: readonly VisibleEvent[]): Intent | null => {
  switch (first?.type) {
    case 'played':
      return { verb: 'play', cards: first.cards };
    case 'yielded':
      return { verb: 'yield' };
    case 'paid':
      return { verb: 'pay', cards: first.cards };
    case 'flipped':
      return { verb: 'flip' };
    case 'named':
      return { verb: 'name', seat: first.next };
    default:
      return null;
  }
};
