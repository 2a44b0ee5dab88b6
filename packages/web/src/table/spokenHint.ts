import { SUITS } from '@regicide/rules';
import type { Dictionary } from '../text/dictionary.ts';
import { suitToken } from '../ui/sentenceParts.ts';
import type { HintName } from './hintNow.ts';

/** A hint as it is heard: its suits by name instead of their signs. */
export const spokenHint = (name: HintName, { hints, board }: Pick<Dictionary, 'hints' | 'board'>): string =>
  SUITS.reduce((text, suit) => text.replace(suitToken(suit), board.suits[suit]), hints[name]);
