import { expect } from 'vitest';
import { Keyboard } from '../src/keyboard.ts';
import { onStage } from '../src/onStage.ts';
import { expectPosition, playScript, positionOf } from '../src/playScript.ts';
import { putScenario } from '../src/scenario.ts';
import type { Player } from '../src/player.ts';

const DESKTOP = { width: 1280, height: 800 };

/** A short game from the first deal to its last Queen, with payments, yields and a Jester that names the next player. */
const TEXT = 'players=2; options=extraJester:1 length:short; seed=288';
const MOVES =
  'play 9C AH, play 8S, pay 2S, yield, pay 2C, play 6D, pay 3H, yield, pay 3D, play 6S, play 10C, play JS AC, play J1, name 1, play 10D, pay 10S 5D, play JC, play 5S 5C, pay 7C, play JH, play 4S 4C, pay 7D, play 8C, play 2D, pay QH, play QS, yield, play 6C, play 9S'.split(
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
    await keyboard.goTo(/ of [a-z]|^Jester/);
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
    const card = await cardOf(other);
    // An empty hand keeps the focus itself, until there is a card.
    waiting = card === 'Your hand' ? null : { keyboard: other, card };
    await keyboard.make(intent);
  });
  expect(end.awaiting).toEqual({ kind: 'finished', outcome: { result: 'won', medal: null } });
  expect(end.defeats).toHaveLength(8);
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
  await page.getByText(/Tavern \d+, discard pile 0, castle 7\./).waitFor({ state: 'attached' });
  await isBack();
};
