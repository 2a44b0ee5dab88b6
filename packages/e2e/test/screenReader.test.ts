import { expect } from 'vitest';
import { HeardPage } from '../src/heardPage.ts';
import { choosePlay, damageOf } from '../src/heardTable.ts';
import { onStage } from '../src/onStage.ts';
import { openScenario } from '../src/openScenario.ts';

/** A short game from the first deal; what is heard of it and decided by that wins it. */
const TEXT = 'players=2; options=extraJester:1 length:short handLimitDelta:1; seed=8aa';

/** Whoever is called by the assertive region, with what it says; null once the castle fell. */
const called = async (pages: readonly HeardPage[]): Promise<{ page: HeardPage; call: string } | null> => {
  for (;;) {
    for (const page of pages) {
      await page.listen();
      if (page.hasHeading(/^The castle (is yours|holds)$/)) return null;
      const [call = ''] = page.said('assertive');
      if (call !== '' || page.said('polite').includes('You decide who takes the next turn.'))
        return { page, call };
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
};

/** One move from what the page says alone; what was done. */
const move = async (page: HeardPage, call: string): Promise<'turn' | 'payment' | 'naming'> => {
  const owed = /^You must pay (\d+)\.$/.exec(call)?.[1];
  if (owed !== undefined) {
    await page.press(/^Suggest$/);
    await page.listen();
    const paid = page.hand().filter(({ isChosen }) => isChosen);
    expect(paid.map(({ rest }) => rest)).toEqual(paid.map(({ card }) => `worth ${card.value}`));
    await page.press(/^Discard \w+ of/);
    return 'payment';
  }
  if (call === '') {
    await page.press(/^You /);
    return 'naming';
  }
  expect(call).toBe('Your turn.');
  const table = page.table();
  const play = choosePlay(table);
  if (play === null) {
    await page.press(/^Yield/);
    return 'turn';
  }
  for (const card of play) await page.choose(card);
  await page.listen();
  const chosen = page.hand().filter(({ isChosen }) => isChosen);
  expect(chosen.map(({ card }) => card.words).sort()).toEqual(play.map(({ words }) => words).sort());
  // The button tells with its name what will happen.
  const damage = damageOf(play, table);
  if (damage > 0) expect(page.descriptionOf(/^Play /)).toContain(`${damage} damage`);
  await page.press(/^Play /);
  return 'turn';
};

onStage('[UX screen reader] a whole game is won by the accessibility tree alone', {}, async (stage) => {
  const players = await openScenario(stage, TEXT, 2);
  const pages = await Promise.all(players.map(({ page }) => HeardPage.open(page)));
  const done: string[] = [];
  for (;;) {
    const next = await called(pages);
    if (next === null) break;
    const before = next.page.said('polite').join(' ');
    done.push(await move(next.page, next.call));
    await expect
      .poll(async () => {
        await next.page.listen();
        return next.page.said('polite').join(' ');
      })
      .not.toBe(before);
    expect(next.page.said('assertive').length).toBeLessThanOrEqual(1);
  }
  expect(pages.some((page) => page.hasHeading(/^The castle is yours$/))).toBe(true);
  expect(done.filter((deed) => deed === 'turn').length).toBeGreaterThanOrEqual(12);
  expect(new Set(done)).toEqual(new Set(['turn', 'payment', 'naming']));
});

onStage(
  '[UX screen reader] what happens is heard under an open sheet too: one polite and one assertive region in all',
  {},
  async (stage) => {
    const [ada, ben] = await openScenario(stage, TEXT, 2);
    const page = await HeardPage.open(ada!.page);
    const regions = () => ada!.page.locator('[aria-live], [role="status"], [role="alert"]').count();
    const hears = (how: 'polite' | 'assertive', words: string) =>
      expect
        .poll(async () => {
          await page.listen();
          return page.said(how).join(' ');
        })
        .toContain(words);

    await ada!.press('Menu');
    await ada!.page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await ben!.press('Well played');
    await hears('polite', 'Well played');
    await hears('assertive', 'Your turn.');
    expect(await regions()).toBe(2);

    // One sheet leads to another, and the last one is closed.
    await ada!.page.getByRole('dialog').getByRole('button', { name: 'Keys' }).click();
    await ada!.page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await ben!.press('Close one');
    await hears('polite', 'Close one');
    await ada!.page.keyboard.press('Escape');
    await ada!.page.getByRole('dialog').waitFor({ state: 'detached' });
    await ben!.press('Ouch');
    await hears('polite', 'Ouch');
    expect(await regions()).toBe(2);
  },
);
