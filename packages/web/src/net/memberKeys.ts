import { randomText } from './randomText.ts';

/** This browser's secret for each room that it is a member of, by room code. */
const PREFIX = 'regicide.key.';
/** What a browser that forbids storage keeps until the page is closed. */
const kept = new Map<string, string>();

const attempt = <T>(work: () => T): T | null => {
  try {
    return work();
  } catch {
    return null;
  }
};

/** A new secret of 192 bits. */
export const newKey = (): string => randomText(24);

export const keyFor = (code: string): string | null =>
  kept.get(code) ?? attempt(() => localStorage.getItem(PREFIX + code));

export const keepKey = (code: string, key: string): void => {
  kept.set(code, key);
  attempt(() => localStorage.setItem(PREFIX + code, key));
};

export const forgetKey = (code: string): void => {
  kept.delete(code);
  attempt(() => localStorage.removeItem(PREFIX + code));
};

/** The room got another code (its host renewed the link); its members come in with the old one as well. */
export const copyKey = (from: string, to: string): void => {
  const key = keyFor(from);
  if (key !== null && from !== to && keyFor(to) !== key) keepKey(to, key);
};
