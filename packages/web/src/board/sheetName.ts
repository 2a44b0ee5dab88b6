/** The sheets that can lie over the table, one at a time. */
export type SheetName = 'menu' | 'log' | 'talk' | 'piles' | 'keys';
