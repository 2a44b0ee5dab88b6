import { parseCards } from '@regicide/rules';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { onStage } from '../src/onStage.ts';
import { openScenario } from '../src/openScenario.ts';
import { openRoom } from '../src/wayIn.ts';

/** Notes and vibrations of the page from now on. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(`{
    window.calls = { notes: 0, buzzes: 0 };
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (at) {
      calls.notes++;
      start.call(this, at);
    };
    navigator.vibrate = () => (calls.buzzes++, true);
  }`);
const calls = (page: Page): Promise<unknown> => page.evaluate('window.calls');
const icon = (page: Page): Promise<string | null> => page.locator('link[rel="icon"]').getAttribute('href');

onStage(
  '[UX turn] title, icon, sound and vibration call whose turn it is, and can be switched off',
  {},
  async (stage) => {
    const table = 'players=2; enemy=JC; hands=2C 3C 9S 10S | 2H 3H 9D 10D; seed=7';
    const [ada, ben] = await openScenario(stage, table, 2);
    const { page } = ben!;
    await expect.poll(() => page.title()).toBe('Ada’s turn · Regicide');
    await expect.poll(() => ada!.page.title()).toBe('Your turn · Regicide');
    const [turnIcon, calmIcon] = [await icon(ada!.page), await icon(page)];
    expect(turnIcon).not.toBe(calmIcon);
    // Sound and vibration start only after a press.
    await ben!.press('Well played');
    await listen(page);

    await ada!.make({ verb: 'yield' });
    await expect.poll(() => ada!.page.title()).toBe('Pay 10 · Regicide');
    await ada!.make({ verb: 'pay', cards: parseCards('10S')! });
    await expect.poll(() => page.title()).toBe('Your turn · Regicide');
    const icons = async () => [await icon(ada!.page), await icon(page)];
    await expect.poll(icons).toEqual([calmIcon, turnIcon]);
    await expect.poll(() => calls(page)).toEqual({ notes: 2, buzzes: 1 });

    await ben!.press('Menu');
    for (const name of ['Sound on your turn', 'Vibrate on your turn']) {
      const setting = page.getByRole('switch', { name });
      await setting.click();
      expect(await setting.isChecked()).toBe(false);
    }
    await page.keyboard.press('Escape');
    await ben!.make({ verb: 'play', cards: parseCards('10D')! });
    await ben!.make({ verb: 'pay', cards: parseCards('9D 2H')! });
    await ada!.make({ verb: 'play', cards: parseCards('9S')! });
    await ada!.make({ verb: 'pay', cards: parseCards('2C')! });
    await expect.poll(() => page.title()).toBe('Your turn · Regicide');
    expect(await calls(page)).toEqual({ notes: 2, buzzes: 1 });
  },
);

onStage('[UX solo] the only thing left is done after a second, with a sentence', {}, async (stage) => {
  const table = 'players=1; enemy=KS; plays=0:2H; hands=3D; seed=7; await=pay';
  const [ada] = await openScenario(stage, table, 1);
  await ada!.page.locator('#decree').getByText('a Jester is flipped for you').waitFor();
  expect(ada!.view.flipsLeft).toBe(2);
  await expect.poll(() => ada!.view.flipsLeft).toBe(1);
});

onStage('[UX way in] a link is shared by the system’s own sheet where there is one', {}, async (stage) => {
  const host = await stage.player('Ada');
  await host.page.context().addInitScript('navigator.share = async (data) => { window.shared = data; }');
  const link = await openRoom(host);
  await host.press('Share');
  expect(await host.page.evaluate('window.shared.url')).toBe(link);
});

onStage('[UX rules] the rules are searched by a word of theirs', {}, async (stage) => {
  const { page } = await stage.player('Ada');
  await page.goto('/rules');
  const parts = page.locator('section[data-part]');
  const all = await parts.count();
  const search = page.getByRole('searchbox', { name: 'Search the rules' });
  await search.fill('yield');
  await expect.poll(() => parts.count()).toBeLessThan(all);
  for (const text of await parts.allInnerTexts()) expect(text).toMatch(/yield/i);
  await search.fill('checkmate');
  await page.getByText('Nothing found. Try another word.').first().waitFor();
});
