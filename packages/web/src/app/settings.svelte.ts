import type { HintName } from '../table/hintNow.ts';
import { isLocale, type Locale } from '../text/locales.ts';

/** What a person chose in this browser; nothing of it is sent to anybody but the name. */
export interface Settings {
  /** Four colours for the suits, or two; the shape always stands with the colour. */
  suitPalette: 'four' | 'two';
  /** How the own hand is shown; the order is nobody else's business. */
  sort: 'drawn' | 'suit' | 'rank';
  sound: boolean;
  vibrate: boolean;
  /** `auto`: on when playing alone, off otherwise. */
  forcedMoves: 'auto' | 'on' | 'off';
  /** Single keys make moves at the table (WCAG 2.1.4 asks for a way to turn them off). */
  keys: boolean;
  /** The hand in two rows. */
  gridHand: boolean;
  /** Hints of the first game that were read or skipped. */
  hintsRead: readonly HintName[];
  /** The last name used, or empty. */
  name: string;
  /** Null: the browser's language. */
  locale: Locale | null;
}

const KEY = 'regicide.settings';
const DEFAULTS: Settings = {
  suitPalette: 'four',
  sort: 'drawn',
  sound: true,
  vibrate: true,
  forcedMoves: 'auto',
  keys: true,
  gridHand: false,
  hintsRead: [],
  name: '',
  locale: null,
};

const stored = (): Partial<Settings> => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
};

const read = (): Settings => {
  const settings = { ...DEFAULTS, ...stored() };
  return {
    ...settings,
    hintsRead: Array.isArray(settings.hintsRead) ? settings.hintsRead : [],
    locale: isLocale(settings.locale) ? settings.locale : null,
  };
};

/** Assign to a member to change it; it is remembered. */
export const settings: Settings = $state(read());

$effect.root(() => {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // A full or forbidden storage only costs the memory of the choice.
    }
  });
});
