import type { RulesPart } from '../text/en/rules.ts';
import { sentenceParts } from '../ui/sentenceParts.ts';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
/** Card tokens are no words. */
const wordsOf = (part: RulesPart): string =>
  plain(
    [part.title, ...part.rules, ...part.text]
      .flatMap(sentenceParts)
      .map((piece) => ('text' in piece ? piece.text : ''))
      .join(' '),
  );

/** The parts in which every word of the query occurs, whatever its case and accents; all of them for an empty query. */
export const rulesSearch = (parts: readonly RulesPart[], query: string): readonly RulesPart[] => {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  return parts.filter((part) => words.every((word) => wordsOf(part).includes(word)));
};
