import { expect } from 'vitest';
import { onStage } from '../src/onStage.ts';
import { openScenario } from '../src/openScenario.ts';
import type { Player } from '../src/player.ts';
import { openRoom, sitDown } from '../src/wayIn.ts';

const TEXT = 'players=2; enemy=KD; castle=KC; seed=2e9';

onStage(
  '[UX] a link shows who sits there; one press and no typing lead to a seat of the lobby',
  {},
  async (stage) => {
    const ada = await stage.player('Ada');
    const link = await openRoom(ada);
    const host = ada.received.room!.members[0]!.name;
    const ben = await stage.player('Ben');
    await ben.page.goto(link);
    const seats = ben.page.getByRole('list', { name: 'Seats' });
    await seats.getByText(host).waitFor();
    expect(await seats.getByText('Free seat').count()).toBe(3);
    await ben.press('Sit down');
    await expect.poll(() => ada.received.room!.memberBySeat[1]).not.toBe(null);
  },
);

onStage(
  '[UX] a link into a running game offers to watch, and a free seat with one press',
  {},
  async (stage) => {
    const [ada, ben] = (await openScenario(stage, TEXT, 2)) as [Player, Player];
    const link = ada.page.url();
    const cleo = await stage.player('Cleo');
    await cleo.page.goto(link);
    await cleo.page.getByText(/^A game is running\. You can watch/).waitFor();
    await cleo.press('Watch');
    await cleo.page.getByText('You are watching.').first().waitFor();
    await ben.press('Menu');
    await ben.press('Manage the table');
    await ben.press('Leave the table');
    await ben.page.getByRole('group').getByRole('button', { name: 'Leave the table' }).click();
    await cleo.button('Take a free seat').waitFor();
    const dara = await stage.player('Dara');
    await dara.page.goto(link);
    await dara.press('Take a free seat');
    await dara.hand.waitFor();
    await cleo.button('Take a free seat').waitFor({ state: 'hidden' });
    expect(await cleo.hand.count()).toBe(0);
  },
);

onStage(
  '[UX] the home page leads back to the table; a closed one is gone when it is pressed, with a sentence',
  {},
  async (stage) => {
    const ada = await stage.player('Ada');
    await ada.page.goto('/');
    await ada.press('Play alone');
    await ada.hand.waitFor();
    const hand = await ada.shownHand();
    const alone = ada.page.getByRole('link', { name: /^Back to table/ });
    await ada.page.goto('/');
    await alone.click();
    await ada.hand.waitFor();
    expect(await ada.shownHand()).toEqual(hand);

    const [host, guest] = (await sitDown(stage, ['Ben', 'Cleo'])) as [Player, Player];
    await guest.page.goto('/');
    await guest.page.getByRole('link', { name: /^Back to table/ }).waitFor();
    await host.press('Manage the table');
    await host.press('Close the table');
    await host.press('Close it for everybody?');
    await host.page
      .getByText(/The host closed this table/)
      .first()
      .waitFor();
    await guest.page.getByRole('link', { name: /^Back to table/ }).click();
    await guest.page
      .getByText(/No table answers to this code/)
      .first()
      .waitFor();
    await guest.press('Home');
    await guest.button('Play with friends').waitFor();
    expect(await guest.page.getByRole('link', { name: /^Back to table/ }).count()).toBe(0);
  },
);

onStage('[UX] a name without anything to see, or too long, is answered in a sentence', {}, async (stage) => {
  const [, ben] = (await sitDown(stage, ['Ada', 'Ben'])) as [Player, Player];
  await ben.press('Change your name');
  const name = ben.page.getByRole('textbox', { name: 'Your name' });
  await name.fill(' \u3164 ');
  await ben.press('Save');
  await ben.page.getByText('Type a name that can be seen.').first().waitFor();
  await name.fill('Bartholomew of the Vale');
  await ben.page.getByText('A name has at most 20 letters: “Bartholomew of the V”.').first().waitFor();
  await ben.press('Save');
  await ben.page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expect.poll(() => ben.received.room!.members[1]!.name).toBe('Bartholomew of the V');
});
