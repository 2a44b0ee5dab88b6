import type { Page } from 'playwright-core';

/** A way out of the menu, which closes. */
const fromMenu = async (page: Page, way: string): Promise<void> => {
  await page.locator('.bar .icon-btn').first().click();
  await page.locator(`dialog[open] ${way}`).first().click();
  await page.waitForFunction(`document.querySelector('dialog[open] ${way}') === null`);
};

/** Each sheet of the table, and how a finger or a key opens it. */
export const TABLE_SHEETS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  log: (page) => page.keyboard.press('l'),
  talk: (page) => page.keyboard.press('p'),
  keys: (page) => page.keyboard.press('?'),
  piles: (page) => page.locator('.pile').first().click(),
  menu: (page) => page.locator('.bar .icon-btn').first().click(),
  rules: (page) => fromMenu(page, '.links .link'),
  manage: (page) => fromMenu(page, '.ways button.link'),
};
