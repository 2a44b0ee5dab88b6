import type { Page } from 'playwright-core';

/** How a screen may be read, and what on it may be shortened. */
interface Reading {
  /** A page may be scrolled down; the table may not. */
  readonly scrolls: 'down' | 'never';
  /** Names of players may end in an ellipsis. */
  readonly names: readonly string[];
}

/** What is cut off, overlaps, is too small to touch or scrolls; the page has the gallery's `inspect` script. */
export const screenFlaws = (page: Page, reading: Reading): Promise<string[]> =>
  page.evaluate(`inspect.screenFlaws(${JSON.stringify(reading)})`);

/** Texts with too little contrast to what lies behind them, also before gradients and under translucent layers. */
export const contrastFlaws = (page: Page): Promise<{ flaws: string[]; measured: number }> =>
  page.evaluate('inspect.contrastFlaws()');
