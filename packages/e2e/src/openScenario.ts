import type { Player } from './player.ts';
import { putScenario } from './scenario.ts';
import type { Stage } from './stage.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dara'];

/** As this browser is after a first game; it is kept when the page has changed its settings since. */
const HINTS_READ = `localStorage['regicide.settings'] ??= '{"hintsRead":["enemy","hand","powers","pay"]}'`;

/** Sits people at a table with this position, one page for each seat; `isFirstGame` has the hints on it. */
export const openScenario = async (
  stage: Stage,
  position: string,
  seatCount: number,
  { isFirstGame = false, hasTouch = false } = {},
): Promise<readonly Player[]> => {
  const { roomCode, tokens } = await putScenario(stage.server.url(''), position, NAMES.slice(0, seatCount));
  const players = await Promise.all(tokens.map((_, seat) => stage.player(NAMES[seat]!, undefined, hasTouch)));
  await Promise.all(
    players.map(async ({ page }, seat) => {
      // As if this browser had joined: the client keeps its secret for each room.
      await page.context().addInitScript(`localStorage['regicide.key.${roomCode}'] = '${tokens[seat]}'`);
      if (!isFirstGame) await page.context().addInitScript(HINTS_READ);
      await page.goto(`/r/${roomCode}`);
    }),
  );
  await Promise.all(players.map(({ received }) => received.whenPlaying()));
  return players;
};
