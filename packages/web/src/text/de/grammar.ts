import { pluralOf } from '../plural.ts';

const plural = pluralOf('de');

export const cardCount = (count: number): string =>
  plural(count, { one: `${count} Karte`, other: `${count} Karten` });

/** Of the enemies only the Dame is feminine; `title` is her rank or her whole title, marked or not. */
const isLady = (title: string): boolean => title.includes('Dame');

/** The article at the start of a sentence. */
export const der = (title: string): string => (isLady(title) ? 'Die' : 'Der');
/** The accusative inside a sentence. */
export const den = (title: string): string => (isLady(title) ? 'die' : 'den');
/** The dative inside a sentence. */
export const dem = (title: string): string => (isLady(title) ? 'der' : 'dem');
