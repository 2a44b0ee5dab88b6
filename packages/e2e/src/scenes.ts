import { parseCards } from '@regicide/rules';
import { openScenario } from './openScenario.ts';
import type { Player } from './player.ts';
import type { Stage } from './stage.ts';
import { join, openRoom } from './wayIn.ts';

/** Brings a screen up and gives the page that shows it; the other pages stay open, so that nobody is away. */
export type Scene = (stage: Stage) => Promise<Player>;

const cardsOf = (text: string) => parseCards(text)!;

/** A position, the seats at it, and the cards that the first seat chooses. */
const atTable =
  (
    position: string,
    seatCount: number,
    chosen = '',
    before = async (_players: readonly Player[]) => {},
  ): Scene =>
  async (stage) => {
    const players = await openScenario(stage, position, seatCount);
    await before(players);
    await players[0]!.choose(cardsOf(chosen));
    return players[0]!;
  };

const lobby: Scene = async (stage) => {
  const host = await stage.player('Ada');
  const link = await openRoom(host);
  for (const name of ['Ben', 'Cleo']) await join(await stage.player(name), link);
  return host;
};

const invitation: Scene = async (stage) => {
  const link = await openRoom(await stage.player('Ada'));
  const guest = await stage.player('Ben');
  await guest.page.goto(link);
  await guest.button('Sit down').waitFor();
  return guest;
};

const pageAt =
  (path: string): Scene =>
  async (stage) => {
    const guest = await stage.player('Ada');
    await guest.page.goto(path);
    await guest.page.getByRole('heading').first().waitFor();
    return guest;
  };

const sayWishes = async (players: readonly Player[]): Promise<void> => {
  await players[1]!.press('I’d like to go next');
  await players[2]!.press('Rather not me');
};

const showsEnd = async ({ page }: Player): Promise<void> => {
  await page.getByRole('heading', { name: /The castle/ }).waitFor();
  // A moment later its main button can be pressed.
  await page.locator('.next .primary:not([aria-disabled="true"])').waitFor();
};

/** Every screen and every phase of the table. */
export const SCENES: Readonly<Record<string, Scene>> = {
  home: pageAt('/'),
  rules: pageAt('/rules'),
  invitation,
  lobby,
  'table-play': atTable(
    'players=3; enemy=QC; plays=0:4H 1:8D 2:6S; hands=3D 3S 3C 7H JH AC | 10D 9S 2H 4C 6D | 7S 5C AH 2S; seed=7',
    3,
    '3D 3S 3C',
  ),
  'table-idle': atTable(
    'players=3; enemy=QC; plays=0:4H 1:8D 2:6S; hands=3D 3S 3C 7H JH AC | 10D 9S 2H 4C 6D | 7S 5C AH 2S; seed=7',
    3,
  ),
  'table-pay': atTable(
    'players=3; enemy=QC; plays=2:6S 0:4H; hands=2C 3D 3S 8H JH | 10D 9S 2H 4C AD | 7S 5C; seed=7; await=pay',
    3,
    '3S 8H',
  ),
  'table-wait': atTable(
    'players=4; turn=3; enemy=KH; plays=0:8S 2:10D; hands=7C 5D 2S QD J1 | 10H 4S 9C 3H 6D | 4C 9D 2H | AS 5S 8C 10S 3D; yielded=1; seed=7',
    4,
    '',
    async (players) => players[2]!.press('Close one'),
  ),
  'table-jester': atTable(
    'players=4; enemy=KH; plays=2:9C 3:10S 0:J1; hands=7C 5D 2S QD | 8H | 2D 10C | 10H 4S 3H 6D; seed=7; await=name',
    4,
    '',
    sayWishes,
  ),
  'table-exact': atTable(
    'players=2; enemy=QD; plays=0:10H 1:9S; hands=10S AH 4H 6D 2C | 8C 7S 9H 5D; seed=7',
    2,
    '10S AH',
  ),
  'table-kill': atTable(
    'players=2; enemy=QD; plays=0:10H 1:9D; hands=10S 8C 4H 6D 2C | 7S 9H 5D; seed=7',
    2,
    '8C',
  ),
  'table-solo': atTable(
    'players=1; enemy=JD; hands=AH 9C 5H 6D 2C 8C 7S 10S; discard=JC 3S 4D JS 6C 9D 2S 3D 10D 5C 10H 7C 8D; seed=7',
    1,
    'AH 9C',
  ),
  'end-won': atTable(
    'players=1; enemy=KC damage=27; castle=; defeats=JC+ JD JS JH+ QD QH+ QC QS KD KH+ KS; hands=10S 9H 2C 4D 7H; seed=7',
    1,
    '',
    async ([ada]) => {
      await ada!.make({ verb: 'play', cards: cardsOf('10S') });
      await ada!.make({ verb: 'pay', cards: cardsOf('9H 2C') });
      await ada!.make({ verb: 'play', cards: cardsOf('4D') });
      await showsEnd(ada!);
    },
  ),
  'end-lost': atTable(
    'players=4; enemy=KS damage=23; defeats=JC+ JD JS JH+ QD QH QC QS; hands=2H 3D | 7H 10C | 4S | 5D 6C; seed=7',
    4,
    '',
    async ([ada]) => {
      await ada!.make({ verb: 'play', cards: cardsOf('2H') });
      await showsEnd(ada!);
    },
  ),
};
