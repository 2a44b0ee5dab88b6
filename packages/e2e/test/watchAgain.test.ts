import { expect } from 'vitest';
import { cardWords } from '../src/cardWords.ts';
import { onStage } from '../src/onStage.ts';
import { playOut } from '../src/playOut.ts';
import { sitDown } from '../src/wayIn.ts';

onStage('[UX] a finished game of two is watched again, move by move, all hands open', {}, async (stage) => {
  const players = await sitDown(stage, ['Ada', 'Ben']);
  const ada = players[0]!;
  await ada.press('Start with two');
  for (const player of players) await player.received.whenPlaying();
  const views = await playOut(players);
  const last = views.length - 1;

  const { page } = ada;
  await ada.press('Watch again');
  await ada.press('Pause');
  const moves = page.getByRole('slider', { name: 'Move' });
  await moves.press('Home');
  const spoken = page.locator('[aria-live="polite"]');
  await spoken.getByText('The cards are dealt.', { exact: true }).waitFor();
  for (const [step, { seat, hand }] of views.entries()) {
    if (step > 0) await ada.press('One move on');
    expect(await moves.getAttribute('aria-valuetext')).toBe(`${step} of ${last}`);
    const shown = page.getByRole('list', { name: seat === ada.view.seat ? 'Your hand' : 'Ben’s hand' });
    expect((await shown.getByRole('listitem').allInnerTexts()).sort()).toEqual(hand.map(cardWords).sort());
  }
  await spoken.getByText(/The game is lost|The castle is yours/).waitFor();

  await ada.press('From the start');
  await expect.poll(() => moves.getAttribute('aria-valuetext'), { timeout: 20_000 }).toBe(`1 of ${last}`);
  await ada.press('Show the result');
  await page.getByRole('heading', { name: /The castle (holds|is yours)/ }).waitFor();
});
