import { settings } from '../app/settings.svelte.ts';
import type { Dictionary } from './dictionary.ts';
import { en } from './en/index.ts';
import { localeFor, type Locale } from './locales.ts';

export { LOCALES, type Locale } from './locales.ts';
export type { Dictionary } from './dictionary.ts';

/** English is at hand at once; the other languages are chunks of their own. */
export const LOADERS: Partial<Record<Locale, () => Promise<Dictionary>>> = {
  de: async () => (await import('./de/index.ts')).de,
  fr: async () => (await import('./fr/index.ts')).fr,
  es: async () => (await import('./es/index.ts')).es,
  'pt-BR': async () => (await import('./ptBR/index.ts')).ptBR,
};

let dictionary = $state.raw<Dictionary>(en);
let current = $state.raw<Locale>('en');

/** All texts in the current language. */
export const t = (): Dictionary => dictionary;

/** The current language, for Intl. */
export const locale = (): Locale => current;

/** The languages that are complete enough to be offered. */
export const offered = (): Locale[] => ['en', ...(Object.keys(LOADERS) as Locale[])];

/** Changes the language; the old one stays until the new one is loaded, and when it cannot be loaded. Whether it was. */
export const setLocale = (next: Locale): Promise<boolean> => {
  settings.locale = next;
  return load(next);
};

/** The remembered language, else the browser's. Before the first picture. */
export const loadLocale = (): Promise<boolean> => load(settings.locale ?? localeFor(navigator.languages));

const load = async (next: Locale): Promise<boolean> => {
  const loader = LOADERS[next];
  try {
    dictionary = loader ? await loader() : en;
    current = loader ? next : 'en';
    document.documentElement.lang = current;
    return true;
  } catch {
    // Offline: what is on the screen stays readable.
    return false;
  }
};
