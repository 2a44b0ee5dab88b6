const MAX_GRAPHEMES = 20;
/** Control, bidi and other format characters, lone surrogates; the joiners that emoji and some scripts need stay. */
const REFUSED = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
const LINE_OR_TAB = /[\t\n\r]+/gu;
const VISIBLE = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{P}\p{S}]/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The text in NFC, without control and bidi characters, white space made single and trimmed. Empty where nothing to see is left. */
export const cleanText = (text: string): string => {
  const clean = text
    .replace(LINE_OR_TAB, ' ')
    .replace(REFUSED, '')
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim();
  return VISIBLE.test(clean) ? clean : '';
};

/** A member's name: clean text of at most 20 graphemes, or null (`name/invalid`) where nothing is left. */
export const cleanName = (typed: string): string | null => {
  const first = Array.from(graphemes.segment(cleanText(typed)), ({ segment }) => segment).slice(
    0,
    MAX_GRAPHEMES,
  );
  const name = first.join('').trim();
  return VISIBLE.test(name) ? name : null;
};
