import type { Page } from 'playwright-core';

/**
 * How large somebody has set the browser's text, in percent: the size that `rem`, and `em` in a media query, come from.
 * A new size of the window sets it back.
 */
export const setTextSize = async (page: Page, percent: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const standard = (16 * percent) / 100;
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await session.detach();
  // Asked from outside: the server's policy forbids what would wait in the page.
  const isSet = `getComputedStyle(document.documentElement).fontSize === '${standard}px'`;
  while (!(await page.evaluate(isSet))) await page.waitForTimeout(10);
};
