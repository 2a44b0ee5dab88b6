import { parseCards } from '@regicide/rules';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { onStage } from '../src/onStage.ts';
import { openScenario } from '../src/openScenario.ts';

const TABLE = 'players=3; enemy=QC; hands=3D 3S 7H JH 10C AC | 10D 9S 2H 4C | 7S 5C; seed=7';

const scrolls = (page: Page): Promise<boolean> =>
  page.evaluate(
    'document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth',
  );
const hint = (page: Page, number: number) =>
  page.getByRole('complementary', { name: `Hint ${number} of 4`, exact: true });

onStage(
  '[UX] first game: four hints at their moments, heard, beside what they explain, gone once understood',
  {},
  async (stage) => {
    const [ada] = await openScenario(stage, TABLE, 3, { isFirstGame: true });
    const { page } = ada!;
    await page.setViewportSize({ width: 360, height: 560 });
    const heard = page.locator('[aria-live="polite"]');

    await hint(page, 1).waitFor();
    await heard.filter({ hasText: 'Bring the enemy’s health to 0.' }).waitFor({ state: 'attached' });
    expect(await scrolls(page)).toBe(false);
    await ada!.press('OK');
    await hint(page, 2).waitFor();
    expect(await scrolls(page)).toBe(false);

    await ada!.choose(parseCards('3D 3S')!);
    await hint(page, 3).waitFor();
    await heard.filter({ hasText: 'spades shield' }).waitFor({ state: 'attached' });
    expect(await scrolls(page)).toBe(false);
    await ada!.press(/^Play 3 of diamonds/);

    await hint(page, 4).waitFor();
    expect(await scrolls(page)).toBe(false);
    await ada!.press('Suggest');
    await ada!.press(/^Discard .* of /);
    await hint(page, 4).waitFor({ state: 'detached' });
    const settings = await page.evaluate("localStorage['regicide.settings']");
    expect(JSON.parse(String(settings)).hintsRead.toSorted()).toEqual(['enemy', 'hand', 'pay', 'powers']);
  },
);

onStage(
  '[UX] first game: one press skips all hints for good, and the menu brings them back',
  {},
  async (stage) => {
    const [ada] = await openScenario(stage, TABLE, 3, { isFirstGame: true });
    const { page } = ada!;
    await hint(page, 1).waitFor();
    await ada!.press('Skip all');
    await hint(page, 1).waitFor({ state: 'detached' });
    await page.reload();
    await ada!.card(parseCards('3D')![0]!).click();
    await ada!.button(/^Play 3 of diamonds/).waitFor();
    expect(await page.getByRole('complementary', { name: /^Hint/ }).count()).toBe(0);

    await ada!.press('Menu');
    await ada!.press('Show the hints again');
    await hint(page, 1).waitFor();
  },
);
