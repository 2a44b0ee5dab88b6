import { expect } from 'vitest';
import { onStage } from '../src/onStage.ts';
import { openScenario } from '../src/openScenario.ts';
import type { Player } from '../src/player.ts';
import { join, sitDown } from '../src/wayIn.ts';

const TEXT = 'players=2; enemy=KD; castle=KC; seed=2e9';
const REFUSED_REQUEST = /Failed to load resource: .* status of 4\d\d/;

/** Whether the focus is inside the sheet that is open. */
const holdsFocus = async ({ page }: Player): Promise<boolean> =>
  (await page.locator('dialog[open]:focus, dialog[open]:has(:focus)').count()) === 1;
const expectClosedByEscape = async (player: Player): Promise<void> => {
  await expect.poll(() => holdsFocus(player)).toBe(true);
  await player.page.keyboard.press('Escape');
  await player.page.getByRole('dialog').waitFor({ state: 'hidden' });
};

onStage(
  '[UX] after a removal the sheet keeps the focus, and offers the new link that keeps the removed one out',
  {},
  async (stage) => {
    stage.expectedComplaints.push(REFUSED_REQUEST);
    const [ada, ben, cleo] = (await sitDown(stage, ['Ada', 'Ben', 'Cleo'])) as [Player, Player, Player];
    const link = ben.page.url();
    await ada.press('Manage the table');
    await ada.button('Remove Ben').focus();
    await ada.page.keyboard.press('Enter');
    await ben.page.getByText('The host removed you from this table.').first().waitFor();
    await expectClosedByEscape(ada);
    await ben.press('Sit down');
    await join(ben, link);
    await ada.press('Manage the table');
    await ada.press('Remove Ben');
    const note = ada.page.locator('.removed').filter({ hasText: 'can come back by the old link' });
    await note.getByRole('button', { name: 'New link' }).click();
    await ada.page.getByText('This is the new link.').first().waitFor();
    await expectClosedByEscape(ada);
    await ben.page.getByText('The host removed you from this table.').first().waitFor();
    await ben.page.goto(link);
    await ben.page
      .getByText(/No table answers to this code/)
      .first()
      .waitFor();
    expect(cleo.received.room!.members.map(({ name }) => name)).not.toContain('Ben');
  },
);

onStage(
  '[UX] in a running game removing, handing on and standing up ask once more, and the way back has the focus',
  {},
  async (stage) => {
    const [ada, ben] = (await openScenario(stage, TEXT, 2)) as [Player, Player];
    const open = async (): Promise<void> => {
      await ada.press('Menu');
      await ada.press('Manage the table');
    };
    await open();
    for (const [first, question] of [
      ['Remove Ben', /^Remove Ben from the running game\?/],
      ['Make host', /^Make Ben the host\?/],
      ['Stand up and watch', /^Stand up in a running game\?/],
      ['Leave the table', /^Leave a running game\?/],
    ] as const) {
      await ada.press(first);
      await ada.page.getByRole('group', { name: question }).waitFor();
      await ada.page.keyboard.press('Enter');
      await ada.page.getByRole('group', { name: question }).waitFor({ state: 'hidden' });
      expect(await holdsFocus(ada)).toBe(true);
    }
    expect(ben.received.room!.memberBySeat.slice(0, 2)).not.toContain(null);
    await ada.press('Make host');
    await ada.page.getByRole('group').getByRole('button', { name: 'Make host' }).click();
    await expect.poll(() => ben.received.room!.hostId).toBe(ben.received.room!.memberBySeat[1]);
    await expectClosedByEscape(ada);
    await open();
    await ada.press('Stand up and watch');
    await ada.page.getByRole('group').getByRole('button', { name: 'Stand up and watch' }).click();
    await expect.poll(() => ben.received.room!.memberBySeat[0]).toBe(null);
  },
);
