/** How long a name is at most, in what people see as signs. */
export const NAME_LENGTH = 20;
/** Control, bidi and other format characters, lone surrogates; the joiners that emoji and some scripts need stay. */
const REFUSED = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
const LINE_OR_TAB = /[\t\n\r]+/gu;
/** Called letters or signs, but empty to the eye: Hangul fillers, the empty Braille cell, the null note head, hieroglyphic blanks. */
const LOOKS_EMPTY = /[\u3164\uffa0\u2800\u{1d159}\u{13441}\u{13442}]/gu;
const VISIBLE = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{P}\p{S}]/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const firstSigns = (text: string, count: number): string =>
  Array.from(graphemes.segment(text), ({ segment }) => segment)
    .slice(0, count)
    .join('')
    .trim();

/** The text in NFC, without control and bidi characters, white space made single and trimmed. Empty where nothing to see is left. */
export const cleanText = (text: string): string => {
  const clean = text
    .replace(LINE_OR_TAB, ' ')
    .replace(REFUSED, '')
    .replace(LOOKS_EMPTY, ' ')
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim();
  return VISIBLE.test(clean) ? clean : '';
};

/** A member's name: clean text of at most {@link NAME_LENGTH} signs, or null (`name/invalid`) where nothing is left. */
export const cleanName = (typed: string): string | null => {
  const name = firstSigns(cleanText(typed), NAME_LENGTH);
  return VISIBLE.test(name) ? name : null;
};

/** The name, or with the first number behind it that makes it another one than those that are taken. */
export const distinctName = (name: string, taken: readonly string[]): string => {
  const seen = new Set(taken.map(asSeen));
  if (!seen.has(asSeen(name))) return name;
  for (let number = 2; ; number++) {
    const numbered = `${firstSigns(name, NAME_LENGTH - ` ${number}`.length)} ${number}`;
    if (!seen.has(asSeen(numbered))) return numbered;
  }
};

/** Names that differ in this alone look the same in a hurry. */
const asSeen = (name: string): string => name.normalize('NFKC').toLowerCase();
