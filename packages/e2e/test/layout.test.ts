import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { Gallery, LOCALES, sceneNames, showScene, type Locale } from '../src/gallery.ts';
import { contrastFlaws, screenFlaws } from '../src/screenFlaws.ts';
import { setTextSize } from '../src/textSize.ts';

const isFull = process.env['SCALE'] === 'full';
const SIZES = ['360x560', '360x640', '390x844', '844x390', '768x1024', '1280x800', '1920x1080'];
/** German has the longest sentences, French the longest words on small plates. */
const TRIED = isFull ? LOCALES : (['en', 'de'] as const);

let gallery: Gallery;
beforeAll(async () => {
  gallery = await Gallery.open();
});
afterAll(() => gallery.close());

const sizeOf = (size: string) => size.split('x').map(Number) as [number, number];

/** What is wrong with each scene of the table, in these languages. */
const flawsOf = async (
  page: Page,
  locales: readonly Locale[],
  scrolls: 'down' | 'never',
): Promise<string[]> => {
  const found: string[] = [];
  for (const scene of await sceneNames(page))
    for (const locale of locales) {
      await showScene(page, scene, { locale, suitPalette: 'four' });
      const names = await page.locator('.nm, .n, .who').allTextContents();
      const flaws = await screenFlaws(page, { scrolls, names });
      found.push(...flaws.map((flaw) => `${scene} ${locale}: ${flaw}`));
    }
  return found;
};

test.each(SIZES)(
  '[UX] nothing at the table is cut off, overlaps or scrolls at %s',
  { timeout: 300_000 },
  async (size) => {
    const page = await gallery.page(...sizeOf(size));
    expect(await flawsOf(page, TRIED, 'never')).toEqual([]);
    await page.close();
  },
);

/** A phone is the tighter one. */
test.each(isFull ? ['360x640', '1280x800'] : ['360x640'])(
  '[UX] with text at 200% nothing at the table is cut off or out of reach at %s, and it scrolls down at most',
  { timeout: 300_000 },
  async (size) => {
    const page = await gallery.page(...sizeOf(size));
    await setTextSize(page, 200);
    expect(await flawsOf(page, TRIED, 'down')).toEqual([]);
    await page.close();
  },
);

test('[UX] the enemy’s name is one line in every language, so the bars below it stay where they are', async () => {
  const page = await gallery.page(360, 640);
  for (const locale of LOCALES) {
    await showScene(page, 'play', { locale, suitPalette: 'four' });
    const [title, lines] = (await page.evaluate(`{
      const h1 = document.querySelector('.enemy h1');
      const range = document.createRange();
      range.selectNodeContents(h1);
      [h1.textContent, new Set(Array.from(range.getClientRects(), ({ top }) => top)).size];
    }`)) as [title: string, lines: number];
    expect(lines, title).toBe(1);
  }
  await page.close();
});

test('[UX] the table follows the size of the text at once, without a new size of the window', async () => {
  const page = await gallery.page(360, 640);
  await showScene(page, 'play', { locale: 'en', suitPalette: 'four' });
  const isGrid = (): Promise<boolean> => page.locator('main.large .hand.grid').isVisible();
  expect(await isGrid()).toBe(false);
  await setTextSize(page, 200);
  await expect.poll(isGrid).toBe(true);
  await setTextSize(page, 100);
  await expect.poll(isGrid).toBe(false);
  await page.close();
});

test('[UX] the look at a screen is not blind: what is too long, too pale or too small is found', async () => {
  const page = await gallery.page(360, 640);
  await showScene(page, 'play', { locale: 'en', suitPalette: 'four' });
  await page.evaluate(`{
    const [state] = document.querySelectorAll('.st');
    state.textContent = 'Waits for something long';
    state.style.color = 'var(--line)';
    document.querySelector('.icon-btn').style.cssText = 'height: 20px; min-height: 0';
  }`);
  const found = (await screenFlaws(page, { scrolls: 'never', names: [] })).join('\n');
  expect(found).toMatch(/^cut off: span.st "Waits for/m);
  expect(found).toMatch(/^below 24 px: button.icon-btn "Menu"/m);
  expect((await contrastFlaws(page)).flaws.join('\n')).toMatch(/^1\.\d\d "Waits for/m);
  await page.close();
});
