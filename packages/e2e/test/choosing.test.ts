import { expect } from 'vitest';
import { onStage } from '../src/onStage.ts';
import { openRoom } from '../src/wayIn.ts';

onStage(
  '[UX] presets are one stop of Tab; arrows choose the next one and keep the focus',
  {},
  async (stage) => {
    const host = await stage.player('Ada');
    await openRoom(host);
    const { page } = host;
    const group = page.getByRole('radiogroup', { name: 'How you play' });
    const chosen = group.getByRole('radio', { checked: true });
    const first = await chosen.inputValue();
    expect(first).toBe('standard');
    await chosen.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => chosen.inputValue()).not.toBe(first);
    await expect.poll(() => host.received.room?.options.extraJester).toBe(1);
    expect(await chosen.and(page.locator(':focus')).count()).toBe(1);
    await page.keyboard.press('Tab');
    expect(await group.locator(':focus').count()).toBe(0);
    await page.keyboard.press('Shift+Tab');
    expect(await chosen.and(page.locator(':focus')).count()).toBe(1);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => chosen.inputValue()).toBe(first);
  },
);

onStage(
  '[UX] what a toast says is read out once, politely, and closing it leaves the focus on the screen',
  {},
  async (stage) => {
    stage.expectedComplaints.push(/Failed to load resource|RulesSheet/);
    const host = await stage.player('Ada');
    const { page } = host;
    await page.route('**/RulesSheet*.js', (route) => route.abort());
    await openRoom(host);
    const words = 'A part of the page did not load.';
    await page.getByRole('button', { name: 'Rules' }).click();
    await expect
      .poll(() => page.locator('[aria-live="polite"] p').filter({ hasText: words }).count())
      .toBe(1);
    await expect.poll(() => page.locator('[aria-live="assertive"] p').count()).toBe(0);
    await page.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('main:focus').count()).toBe(1);
  },
);
