import type { Page } from 'playwright-core';

/** Each sheet of the table, and how a finger or a key opens it. */
export const TABLE_SHEETS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  log: (page) => page.keyboard.press('l'),
  talk: (page) => page.keyboard.press('p'),
  keys: (page) => page.keyboard.press('?'),
  piles: (page) => page.locator('.pile').first().click(),
  menu: (page) => page.locator('.bar .icon-btn').first().click(),
  rules: async (page) => {
    await page.locator('.bar .icon-btn').first().click();
    await page.locator('dialog[open] .links .link').first().click();
  },
  manage: async (page) => {
    await page.locator('.bar .icon-btn').first().click();
    await page.locator('dialog[open] .ways .link').first().click();
  },
};
