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
  await page.waitForFunction(`getComputedStyle(document.documentElement).fontSize === '${standard}px'`);
};
