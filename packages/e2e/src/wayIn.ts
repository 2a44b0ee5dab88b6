import type { Player } from './player.ts';
import type { Stage } from './stage.ts';

/** Makes a room by the buttons, and gives the link that its lobby shows. */
export const openRoom = async (host: Player): Promise<string> => {
  await host.page.goto('/');
  await host.press('Play with friends');
  const link = await host.page.getByText(/\/r\/[A-Z0-9-]+$/).textContent();
  return `http://${link}`;
};

/** From the link to a seat: one press, and the name that stands there. */
export const join = async (guest: Player, link: string): Promise<void> => {
  await guest.page.goto(link);
  await guest.page.getByRole('textbox', { name: 'Your name at the table' }).fill(guest.name);
  await guest.press('Sit down');
  await guest.page.getByRole('heading', { name: 'Your table' }).waitFor();
};

/** The first makes a room, the others come by its link. */
export const sitDown = async (
  stage: Stage,
  names: readonly string[],
  origin?: string,
): Promise<readonly Player[]> => {
  const players = await Promise.all(names.map((name) => stage.player(name, origin)));
  const [host, ...guests] = players as [Player, ...Player[]];
  const link = await openRoom(host);
  for (const guest of guests) await join(guest, link);
  return players;
};
