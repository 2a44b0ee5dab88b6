/** Languages of the client, each named in itself. */
export const LOCALES = [
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['fr', 'Français'],
  ['es', 'Español'],
  ['pt-BR', 'Português'],
] as const;
export type Locale = (typeof LOCALES)[number][0];

export const isLocale = (text: unknown): text is Locale => LOCALES.some(([locale]) => locale === text);

/** The first of a browser's languages (`pt-PT`, `de`) that the client speaks; English if none. */
export const localeFor = (languages: readonly string[]): Locale => {
  for (const language of languages) {
    const [base] = language.toLowerCase().split('-');
    const found = LOCALES.find(([locale]) => locale.toLowerCase().split('-')[0] === base);
    if (found) return found[0];
  }
  return 'en';
};
