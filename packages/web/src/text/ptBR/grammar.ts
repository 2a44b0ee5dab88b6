import { pluralOf } from '../plural.ts';

const plural = pluralOf('pt-BR');

export const cardCount = (count: number): string =>
  plural(count, { one: `${count} carta`, other: `${count} cartas` });

/** Of the enemies only the Dama is feminine; `title` is her rank or her whole title, marked or not. */
const isLady = (title: string): boolean => title.includes('Dama');

/** The article at the start of a sentence. */
export const O = (title: string): string => (isLady(title) ? 'A' : 'O');
/** The article inside a sentence. */
export const o = (title: string): string => (isLady(title) ? 'a' : 'o');
/** "to the". */
export const ao = (title: string): string => (isLady(title) ? 'à' : 'ao');
