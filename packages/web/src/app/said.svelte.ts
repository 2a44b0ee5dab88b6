/** A sentence for ears. `of` is what it tells: as long as that is the same, it is not read again. */
export interface Said {
  readonly of: unknown;
  readonly text: string;
}

/** What a screen tells by itself: politely, or at once. */
export interface Telling {
  readonly polite: readonly Said[];
  readonly urgent: Said | null;
}

/** The app's last sentence, a new object for each. */
let said = $state.raw<Said | null>(null);
const silence = (): Telling => ({ polite: [], urgent: null });
let telling = $state.raw<() => Telling>(silence);

/** All that the live regions hold now. */
export const heard = (): Telling => {
  const { polite, urgent } = telling();
  return { polite: said ? [...polite, said] : polite, urgent };
};

/**
 * Has a sentence read out, politely, on any screen. The answer takes it away again, unless another one has followed:
 * what is over is not to be found there.
 */
export const say = (text: string): (() => void) => {
  const mine = { of: {}, text };
  said = mine;
  return () => {
    if (said === mine) said = null;
  };
};

/** What a screen tells, for as long as it stands; the answer ends it. */
export const tell = (mine: () => Telling): (() => void) => {
  telling = mine;
  return () => {
    if (telling === mine) telling = silence;
  };
};
