/** The forms of a phrase in one language; `other` is the form for every number that has none of its own. */
export type Forms = { readonly other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Chooses the form for a number by the plural rules of the language: `const plural = pluralOf('en')`. */
export const pluralOf = (locale: string): ((count: number, forms: Forms) => string) => {
  const rules = new Intl.PluralRules(locale);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
};
