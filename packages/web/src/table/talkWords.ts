import type { TalkLine } from '@regicide/protocol';
import type { Dictionary } from '../text/dictionary.ts';

/** What a line of talk says in the reader's language; free text stays as it was written. */
export const talkWords = (line: TalkLine, { phrases }: Pick<Dictionary['board'], 'phrases'>): string =>
  line.phrase === null ? (line.text ?? '') : phrases[line.phrase];
