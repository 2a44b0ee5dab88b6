import { pluralOf } from '../plural.ts';

const plural = pluralOf('fr');

export const cardCount = (count: number): string =>
  plural(count, { one: `${count} carte`, other: `${count} cartes` });

/** Of the enemies only the Dame is feminine; `title` is her rank or her whole title, marked or not. */
const isLady = (title: string): boolean => title.includes('Dame');

/** The article at the start of a sentence. */
export const Le = (title: string): string => (isLady(title) ? 'La' : 'Le');
/** The article inside a sentence. */
export const le = (title: string): string => (isLady(title) ? 'la' : 'le');
