import { pluralOf } from '../plural.ts';

const plural = pluralOf('es');

export const cardCount = (count: number): string =>
  plural(count, { one: `${count} carta`, other: `${count} cartas` });

/** Of the enemies only the Rey is masculine; `title` is the rank or the whole title, marked or not. */
const isLady = (title: string): boolean => !title.includes('Rey');

/** The article at the start of a sentence. */
export const El = (title: string): string => (isLady(title) ? 'La' : 'El');
/** The article inside a sentence. */
export const el = (title: string): string => (isLady(title) ? 'la' : 'el');
/** "to the", which a verb wants before somebody. */
export const al = (title: string): string => (isLady(title) ? 'a la' : 'al');
