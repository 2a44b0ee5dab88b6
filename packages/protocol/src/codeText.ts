/** Signs without look-alikes (no 0 O, 1 I L, U V): 8 of them are 38 bits, and guessing is rate-limited. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ';

/** A typed code in its one form: upper case, without spaces and dashes. It may still be no code at all. */
export const normalisedCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '');

/** Whether a normalised text could be a room's code. */
export const isCodeText = (text: string): boolean =>
  text.length === 8 && [...text].every((sign) => CODE_ALPHABET.includes(sign));

/** `ABCD2345` as people read it: `ABCD-2345`. */
export const shownCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
