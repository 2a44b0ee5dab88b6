import type { Player } from '../src/player.ts';
import { onStage } from '../src/onStage.ts';
import { join, openRoom, sitDown } from '../src/wayIn.ts';

const NOT_FOUND = /No table answers to this code/;
/** A browser notes every refused request in its console. */
const REFUSED_REQUEST = /Failed to load resource: .* status of 4\d\d/;

onStage(
  '[Bad input] a code that opens nothing is told in a sentence, typed and in a link',
  {},
  async (stage) => {
    stage.expectedComplaints.push(REFUSED_REQUEST);
    const guest = await stage.player('Ben');
    await guest.page.goto('/r/ABCD2345');
    await guest.page.getByText(NOT_FOUND).first().waitFor();
    await guest.page.goto('/');
    await guest.page.getByRole('textbox', { name: 'Room code' }).fill('no code');
    await guest.press('Join');
    await guest.page
      .getByText(/A code has eight letters and digits/)
      .first()
      .waitFor();
  },
);

onStage(
  '[Bad input] a removed member is told so, also after a reload, and may sit down again',
  {},
  async (stage) => {
    const [ada, ben] = (await sitDown(stage, ['Ada', 'Ben'])) as [Player, Player];
    await ada.press('Manage the table');
    await ada.press('Remove Ben');
    await ben.page.getByText('The host removed you from this table.').first().waitFor();
    const link = ben.page.url();
    await ben.page.reload();
    await ben.page.getByText('You are not at this table any more. You can sit down again.').waitFor();
    await join(ben, link);
  },
);

onStage(
  '[Bad input] a closed table says so to everybody, and answers like an unknown one',
  {},
  async (stage) => {
    stage.expectedComplaints.push(REFUSED_REQUEST);
    const [ada, ben] = (await sitDown(stage, ['Ada', 'Ben'])) as [Player, Player];
    const link = ben.page.url();
    await ada.press('Manage the table');
    await ada.press('Close the table');
    await ada.press('Close it for everybody?');
    await ben.page
      .getByText(/The host closed this table/)
      .first()
      .waitFor();
    const late = await stage.player('Cleo');
    await late.page.goto(link);
    await late.page.getByText(NOT_FOUND).first().waitFor();
  },
);

onStage('[Bad input] a fifth at a full table watches, and is told so', {}, async (stage) => {
  const [host, guest] = (await Promise.all(['Ada', 'Ben'].map((name) => stage.player(name)))) as [
    Player,
    Player,
  ];
  const link = await openRoom(host);
  for (const name of ['Cleo', 'Dara', 'Eve']) await join(await stage.player(name), link);
  await guest.page.goto(link);
  await guest.press('Watch');
  await guest.page.getByText('You are watching.').waitFor();
});
