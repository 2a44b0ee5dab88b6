import { openScenario } from '../src/openScenario.ts';
import type { Player } from '../src/player.ts';
import { onStage } from '../src/stage.ts';

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
    await guest.press('Sit down');
    await guest.page.getByText(NOT_FOUND).waitFor();
    await guest.page.goto('/');
    await guest.page.getByRole('textbox', { name: 'Room code' }).fill('no code');
    await guest.press('Join');
    await guest.page.getByText(/A code has eight letters and digits/).waitFor();
  },
);

const TEXT = 'players=2; enemy=KD; castle=KC; seed=2e9';

/** Leaves the finished or running game's table through its menu. */
const openMenu = async (player: Player): Promise<void> => player.press('Menu');

onStage(
  '[Bad input] a closed table says so to everybody, and answers like an unknown one',
  {},
  async (stage) => {
    stage.expectedComplaints.push(REFUSED_REQUEST);
    const [ada, ben] = await openScenario(stage, TEXT, 2);
    await openMenu(ada!);
    await ada!.press('Close the table');
    await ada!.press(/^Close/);
    await ben!.page.getByText('The host closed this table').waitFor();
    const late = await stage.player('Cleo');
    await late.page.goto(new URL(ben!.page.url()).pathname);
    await late.press('Sit down');
    await late.page.getByText(NOT_FOUND).waitFor();
  },
);
