import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest';
import { axeFindings } from '../src/axeFindings.ts';
import { Gallery, LOCALES, sceneNames, showScene, type Locale, type SceneLook } from '../src/gallery.ts';
import { contrastFlaws, screenFlaws } from '../src/screenFlaws.ts';
import { inLocale, NAMES, SCREENS } from '../src/screens.ts';
import { Stage } from '../src/stage.ts';
import { TABLE_SHEETS } from '../src/tableSheets.ts';
import { setTextSize } from '../src/textSize.ts';

const isFull = process.env['SCALE'] === 'full';
/** German has the longest texts. */
const TRIED: readonly Locale[] = isFull ? LOCALES : ['en', 'de'];
/** Colours of the suits, and the size of the text in percent. */
const STYLES = isFull
  ? ([
      ['four', 100],
      ['two', 100],
      ['four', 200],
    ] as const)
  : ([['four', 100]] as const);
const LOOKS = TRIED.flatMap((locale) =>
  STYLES.map(([suitPalette, percent]): SceneLook & { percent: number } => ({ locale, suitPalette, percent })),
);
const TIMEOUT = 300_000;

let gallery: Gallery;
let stage: Stage;
beforeAll(async () => {
  gallery = await Gallery.open();
  stage = await Stage.open();
});
afterAll(async () => {
  await stage.close();
  await gallery.close();
});

/** How many texts were measured, and what axe could not decide, by rule. */
const counts: Record<string, number> = {};
const count = (what: string, by = 1): void => {
  counts[what] = (counts[what] ?? 0) + by;
};
afterAll(() => console.log('looked at:', counts));

/** What is too pale. */
const paleOn = async (page: Page): Promise<string[]> => {
  const { flaws, measured } = await contrastFlaws(page);
  count('screens');
  count('texts with measured contrast', measured);
  expect(measured).toBeGreaterThan(0);
  return flaws.map((flaw) => `contrast ${flaw}`);
};

/** For everybody: enough contrast, and nothing that axe finds. */
const barriersOf = async (page: Page): Promise<string[]> => {
  const { found, unsure } = await axeFindings(page);
  for (const rule of unsure) count(`left open by axe: ${rule}`);
  return [...(await paleOn(page)), ...found];
};

/** What is wrong with a page or a sheet, also with text at 200%. */
const flawsOf = async (page: Page, names: readonly string[]): Promise<string[]> => {
  const found = [...(await screenFlaws(page, { scrolls: 'down', names })), ...(await barriersOf(page))];
  await setTextSize(page, 200);
  const large = await screenFlaws(page, { scrolls: 'down', names });
  if (isFull) large.push(...(await barriersOf(page)));
  await setTextSize(page, 100);
  return [...found, ...large.map((flaw) => `text at 200%: ${flaw}`)];
};

test.each(LOOKS)(
  '[UX] axe and contrast: the table in $locale, $suitPalette colours, text at $percent%',
  { timeout: TIMEOUT },
  async (look) => {
    const page = await gallery.page(360, 640);
    await setTextSize(page, look.percent);
    const found: string[] = [];
    // Other colours on the same page are for the eye alone.
    const lookAt = look.suitPalette === 'two' ? paleOn : barriersOf;
    for (const scene of await sceneNames(page)) {
      await showScene(page, scene, look);
      found.push(...(await lookAt(page)).map((barrier) => `${scene}: ${barrier}`));
    }
    await page.close();
    expect(found).toEqual([]);
  },
);

test.each(TRIED)('[UX] the sheets of the table in %s', { timeout: TIMEOUT }, async (locale) => {
  const page = await gallery.page(360, 640);
  const found: string[] = [];
  for (const [sheet, open] of Object.entries(TABLE_SHEETS)) {
    await showScene(page, 'names', { locale, suitPalette: 'four' });
    await open(page);
    await page.locator('dialog[open]').waitFor();
    expect(await page.evaluate("document.querySelector('dialog[open] .body').scrollTop"), sheet).toBe(0);
    const names = await page.locator('.row b').allTextContents();
    found.push(...(await flawsOf(page, names)).map((flaw) => `${sheet}: ${flaw}`));
  }
  await page.close();
  expect(found).toEqual([]);
});

test.each(Object.keys(SCREENS))('[UX] %s', { timeout: TIMEOUT }, async (name) => {
  onTestFailed(() => stage.keepEvidence(`screen ${name}`));
  const screen = SCREENS[name]!;
  const player = await screen.bring(stage);
  const { page } = player;
  const found: string[] = [];
  await page.setViewportSize({ width: 360, height: 640 });
  for (const locale of TRIED) {
    await inLocale(screen, player, locale);
    await page.evaluate(gallery.inspect);
    // What sticks to the foot of a page lies on it until one has scrolled there.
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    found.push(...(await flawsOf(page, NAMES)).map((flaw) => `${locale}: ${flaw}`));
  }
  await page.setViewportSize({ width: 390, height: 844 });
  found.push(...(await screenFlaws(page, { scrolls: 'down', names: NAMES })));
  await page.context().close();
  expect(found).toEqual([]);
});
