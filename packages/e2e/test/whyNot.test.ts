import { parseCards } from '@regicide/rules';
import { onStage } from '../src/onStage.ts';
import { openScenario } from '../src/openScenario.ts';
import type { Player } from '../src/player.ts';

const QUEEN = 'defeats=JC JD JH JS; enemy=QC';
const [card3, card9] = parseCards('3D 9S')!;

/** The sentence stands there, with a way to its rule. */
const told = async ({ page }: Player, sentence: RegExp): Promise<void> => {
  const notice = page.locator('.notice').filter({ hasText: sentence });
  await notice.getByRole('button', { name: 'The rule' }).waitFor();
};
/** A button that is marked as disabled still answers; Playwright presses such a one only when told to. */
const pressDisabled = (player: Player, name: string | RegExp): Promise<void> =>
  player.button(name).click({ force: true });
const clear = (player: Player): Promise<void> => player.page.keyboard.press('Escape');

onStage('[UX] why can’t I: a dimmed card says why, by mouse and by key', {}, async (stage) => {
  const [ada] = await openScenario(stage, `players=2; ${QUEEN}; hands=3D 9S 10H | 8H`, 2);
  await ada!.card(card3!).click();
  await ada!.card(card9!).click();
  await told(ada!, /Only equal cards from 2 to 5 go together/);
  await clear(ada!);
  await ada!.page.keyboard.press('1');
  await ada!.page.keyboard.press('2');
  await told(ada!, /Only equal cards from 2 to 5 go together/);
});

onStage('[UX] [R-51] why can’t I: a barred yield says why, pressed and by key', {}, async (stage) => {
  const [ada] = await openScenario(stage, `players=2; ${QUEEN}; hands=3D 9S 10H | 8H; yielded=1`, 2);
  await pressDisabled(ada!, 'Yield');
  await told(ada!, /You may not yield/);
  await clear(ada!);
  await ada!.page.keyboard.press('y');
  await told(ada!, /You may not yield/);
});

onStage('[UX] [R-41] why can’t I: too small a payment, and not my turn', {}, async (stage) => {
  const [ada, ben] = await openScenario(stage, `players=2; ${QUEEN}; hands=3D 9S 10H | 8H; await=pay`, 2);
  await ada!.card(card3!).click();
  await pressDisabled(ada!, /^Discard 3 of diamonds/);
  await told(ada!, /12 more are needed/);
  await ada!.page.keyboard.press('Enter');
  await told(ada!, /12 more are needed/);

  await ben!.card(parseCards('8H')![0]!).click();
  await pressDisabled(ben!, /^Play 8 of hearts/);
  await told(ben!, /It is not your turn yet/);
  await clear(ben!);
  await ben!.page.keyboard.press('y');
  await told(ben!, /It is not your turn yet/);
});

onStage('[UX] why can’t I: a finger gets the same answer', {}, async (stage) => {
  const [ada] = await openScenario(stage, `players=2; ${QUEEN}; hands=3D 9S 10H | 8H; yielded=1`, 2, {
    hasTouch: true,
  });
  await ada!.card(card3!).tap();
  await ada!.card(card9!).tap();
  await told(ada!, /Only equal cards from 2 to 5 go together/);
  await ada!.button('Clear').tap();
  await ada!.button('Yield').tap({ force: true });
  await told(ada!, /You may not yield/);
});
