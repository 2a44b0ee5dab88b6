import { parseCards, type Card } from '@regicide/rules';
import { expect } from 'vitest';
import { onStage } from '../src/onStage.ts';
import { openScenario } from '../src/openScenario.ts';

const cards = (text: string): readonly Card[] => parseCards(text)!;

onStage('[UX] [R-33] whoever fells a royal is told to go on', {}, async (stage) => {
  const table = 'players=2; enemy=JC damage=12; hands=8D 3C 9S | 2H 3H 9D; seed=3';
  const [ada, ben] = await openScenario(stage, table, 2);
  await ada!.page.getByText('Your turn', { exact: true }).last().waitFor();
  await ada!.make({ verb: 'play', cards: cards('8D') });
  await ada!.page.getByText('You felled it: your turn again').waitFor();
  expect(await ben!.page.getByText('your turn again').count()).toBe(0);
});

onStage('[UX] the castle’s shields, pressed, say what they stand for', {}, async (stage) => {
  const table = 'players=2; defeats=JC JD+ JH; enemy=JS; hands=8D | 2H; seed=3';
  const [ada] = await openScenario(stage, table, 2);
  await ada!.press('Castle: enemy 4 of 12');
  for (const meaning of ['1 recruited', '2 slain', '1 still standing', '8 to come'])
    await ada!.page.getByRole('dialog').getByText(meaning).waitFor();
});

onStage('[UX] the record opens at what happened last', {}, async (stage) => {
  const table = 'players=1; enemy=QH damage=15; plays=0:9S 0:6S; hands=2D 3D 2H 3H 6D 7D 8D; seed=3';
  const [ada] = await openScenario(stage, table, 1);
  const { page } = ada!;
  await page.setViewportSize({ width: 360, height: 380 });
  for (const card of ['2D', '3D', '2H', '3H']) await ada!.make({ verb: 'play', cards: cards(card) });
  await ada!.press('What happened');
  const list = page.getByRole('dialog').getByRole('list', { name: 'What happened' });
  const last = list.getByRole('listitem').last();
  await last.waitFor();
  expect(await list.evaluate((ol) => ol.scrollHeight > ol.clientHeight)).toBe(true);
  await expect.poll(() => list.evaluate((ol) => ol.scrollTop > 0)).toBe(true);
  const [inner, outer] = [await last.boundingBox(), await list.boundingBox()];
  expect(inner!.y + inner!.height).toBeLessThanOrEqual(outer!.y + outer!.height + 1);
});

onStage('[UX] what was read of the talk is not new again after a rematch', {}, async (stage) => {
  const table =
    'players=2; defeats=JC JD JH JS QC QD QH QS KD KH KS; enemy=KC damage=39; castle=; hands=2D 3C | 2H; seed=3';
  const [ada, ben] = await openScenario(stage, table, 2);
  const { page } = ben!;
  await ada!.press('Talk');
  await ada!.page.getByRole('dialog').getByRole('button', { name: 'Well played' }).click();
  await ben!.press('Talk, something new was said');
  await page.keyboard.press('Escape');
  await ben!.button('Talk').waitFor();
  await ada!.make({ verb: 'play', cards: cards('2D') });
  await page.getByRole('heading', { name: 'The castle is yours' }).waitFor();
  await ben!.press('Rematch, same seats');
  await ben!.hand.waitFor();
  await ben!.button('Talk').waitFor();
  expect(await ben!.button('Talk, something new was said').count()).toBe(0);
});
