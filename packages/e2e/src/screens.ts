import type { Locale } from './gallery.ts';
import type { Player } from './player.ts';
import { playOut } from './playOut.ts';
import { SCENES } from './scenes.ts';
import type { Stage } from './stage.ts';
import { join, openRoom } from './wayIn.ts';

/** A screen on the real server that comes back after a reload, and what is opened on it before one looks. */
interface Screen {
  readonly bring: (stage: Stage) => Promise<Player>;
  readonly open?: (player: Player) => Promise<void>;
}

/** Names as long as they may be. */
export const NAMES = ['Maximiliane Wwwwwwww', 'Christopher Mmmmmmmm', 'Wilhelmina Wwwwwwwww'];

const lobby = async (stage: Stage): Promise<readonly [Player, ...Player[]]> => {
  const host = await stage.player(NAMES[0]!);
  const link = await openRoom(host);
  const guests = [];
  for (const name of NAMES.slice(1)) {
    const guest = await stage.player(name);
    await join(guest, link);
    guests.push(guest);
  }
  return [host, ...guests];
};
const asHost = async (stage: Stage): Promise<Player> => (await lobby(stage))[0];
const press = (selector: string) => (player: Player) => player.page.locator(selector).last().click();

/** The same member in two tabs: the older one is told so. Whichever is loaded last plays. */
const superseded = async (stage: Stage): Promise<Player> => {
  const player = await stage.player('Ada');
  await openRoom(player);
  return player;
};
const openAgain = async ({ page }: Player): Promise<void> => {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await page.locator('.told').waitFor();
  await other.close();
};

const endOfGame = async (stage: Stage): Promise<Player> => {
  const player = await stage.player('Ada');
  await player.page.goto('/');
  await player.press('Play alone');
  await player.received.whenPlaying();
  await playOut([player]);
  await player.page.locator('.end').waitFor();
  return player;
};
const watchAgain = async ({ page }: Player): Promise<void> => {
  await page.locator('.next .btn').nth(1).click();
  await page.locator('.player .btn').click();
  await page.locator('.player .icon-btn').last().click();
};

/** Every screen that the gallery does not have. */
export const SCREENS: Readonly<Record<string, Screen>> = {
  home: { bring: SCENES['home']! },
  rules: { bring: SCENES['rules']! },
  invitation: { bring: SCENES['invitation']! },
  lobby: { bring: asHost, open: press('.lobby [aria-expanded]') },
  'lobby, a guest': { bring: async (stage) => (await lobby(stage))[1]! },
  'lobby, managed': { bring: asHost, open: press('.lobby .top .icon-btn') },
  'end-won': { bring: SCENES['end-won']! },
  'end-lost': { bring: SCENES['end-lost']! },
  'end, menu': { bring: SCENES['end-won']!, open: press('.end .top .icon-btn') },
  'watch again': { bring: endOfGame, open: watchAgain },
  superseded: { bring: superseded, open: openAgain },
};

/** The same screen in another language, at rest. */
export const inLocale = async ({ bring: _, open }: Screen, player: Player, locale: Locale): Promise<void> => {
  const { page } = player;
  await page.evaluate(`{
    const settings = JSON.parse(localStorage['regicide.settings'] ?? '{}');
    localStorage['regicide.settings'] = JSON.stringify({ ...settings, locale: '${locale}' });
  }`);
  await page.reload();
  await page.locator(`html[lang="${locale}"] main h1`).waitFor();
  // A function in the page would be evaluated again and again there, which the server's policy forbids.
  await page.locator('.told').first().waitFor({ state: 'detached' });
  await open?.(player);
  await page.evaluate('document.fonts.ready');
};
