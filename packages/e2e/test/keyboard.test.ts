import { expect } from 'vitest';
import { Keyboard } from '../src/keyboard.ts';
import { onStage } from '../src/onStage.ts';
import { expectPosition, playScript, positionOf } from '../src/playScript.ts';
import { putScenario } from '../src/scenario.ts';
import type { Player } from '../src/player.ts';

const DESKTOP = { width: 1280, height: 800 };

/** All twelve royals from the first deal on, with a payment, a yield and a Jester that names the next player. */
const TEXT = 'players=2; options=extraJester:1 handLimitDelta:1; seed=217';
const MOVES =
  'play 10S, play 10H, play AH 9C, play 9D AS, play JD, play AD 8S, pay 2C, play 7C, play JS, pay 6S, play JC, play 5H 5S, pay 6C, play 9S, yield, play 8C, play 10D, pay QH, play 3D 3H, pay 8D 7H, play 8H AC, play 4D 4S, pay 3C 4C, play 7S, play 2S 2D, play 6H, play 5C, play 9H, pay 10C 10H, play 7D, pay 10S JC, play 9D AS, pay JS JD, play 7C, play J1, name 1, play 8S, pay 3S 9C, play QC AD, play KS, play 8D AH, play QD, play 5D 5S, pay 10D, play 6S, pay 5H, play 3D 3H, pay 4H, play KD'.split(
    ', ',
  );

onStage('[UX keyboard] two people win a whole game without mouse and touch', {}, async (stage) => {
  const { roomCode, tokens } = await putScenario(stage.server.url(''), TEXT, ['Ada', 'Ben']);
  const players = await Promise.all(['Ada', 'Ben'].map((name) => stage.player(name)));
  const keyboards = players.map((player) => new Keyboard(player));
  for (const [seat, { page, received }] of players.entries()) {
    const keyboard = keyboards[seat]!;
    await page.context().addInitScript(`localStorage['regicide.key.${roomCode}'] = '${tokens[seat]}'`);
    // A sorted hand gets new cards in its middle.
    await page.context().addInitScript(`localStorage['regicide.settings'] = '{"sort":"suit"}'`);
    await page.setViewportSize(DESKTOP);
    await page.goto('/');
    await page.getByRole('button', { name: 'Play alone' }).waitFor();
    await keyboard.goTo(/^Room code$/);
    await keyboard.type(roomCode);
    await keyboard.press('Enter');
    await received.whenPlaying();
    await page.getByRole('toolbar', { name: 'Your hand' }).waitFor();
    await keyboard.goTo(/ of |^Jester/);
    expect((await keyboard.focus()).within).toBe('Your hand');
  }
  const start = positionOf(TEXT);
  await expectPosition(players, start);
  await tryOtherKeys(players[0]!, keyboards[0]!);

  let waiting: { readonly keyboard: Keyboard; readonly card: string } | null = null;
  const end = await playScript(players, start, MOVES, async (player, intent) => {
    for (const keyboard of keyboards) expect((await keyboard.focus()).within).toBe('Your hand');
    if (waiting) expect(await cardOf(waiting.keyboard), 'a view that arrives').toBe(waiting.card);
    const keyboard = keyboards[players.indexOf(player)]!;
    const other = keyboards.find((one) => one !== keyboard)!;
    waiting = { keyboard: other, card: await cardOf(other) };
    await keyboard.make(intent);
  });
  expect(end.awaiting).toEqual({ kind: 'finished', outcome: { result: 'won', medal: null } });
  expect(end.defeats).toHaveLength(12);
  for (const [seat, { page }] of players.entries()) {
    await page.getByRole('heading', { name: 'The castle is yours' }).waitFor();
    await keyboards[seat]!.goTo(/^Rematch/);
  }
});

/** The card in focus, without what may be done with it now. */
const cardOf = async (keyboard: Keyboard): Promise<string> => (await keyboard.focus()).name.split(',')[0]!;

/** Each key that makes no move, with a card in focus to come back to. */
const tryOtherKeys = async ({ page, hand }: Player, keyboard: Keyboard): Promise<void> => {
  const chosen = hand.getByRole('button', { pressed: true });
  const here = (await keyboard.focus()).name;
  const isBack = async () => expect((await keyboard.focus()).name).toBe(here);

  await keyboard.press('ArrowRight');
  expect((await keyboard.focus()).name).not.toBe(here);
  await keyboard.press('Home');
  await isBack();
  await keyboard.press('1');
  await expect.poll(() => chosen.count()).toBe(1);
  await keyboard.press('Escape');
  await expect.poll(() => chosen.count()).toBe(0);
  await isBack();

  await keyboard.press('l');
  expect((await keyboard.focus()).name).toBe('What happened');
  await keyboard.press('Escape');
  await isBack();

  await keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await keys.getByText('read the table out').waitFor();
  for (let tabs = 0; tabs < 3; tabs++) {
    await keyboard.press('Tab');
    expect(await keys.locator(':focus').count(), 'the focus stays in the sheet').toBe(1);
  }
  await keyboard.press('y');
  await keyboard.press('Escape');
  await keys.waitFor({ state: 'hidden' });
  await isBack();

  await keyboard.press('t');
  await page.getByText(/Tavern \d+, discard pile 0, castle 11\./).waitFor({ state: 'attached' });
  await isBack();
};
