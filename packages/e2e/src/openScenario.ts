import type { Player } from './player.ts';
import { putScenario } from './scenario.ts';
import type { Stage } from './stage.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dara'];

/** Sits people at a table with this position: one page for each seat. */
export const openScenario = async (
  stage: Stage,
  position: string,
  seatCount: number,
): Promise<readonly Player[]> => {
  const { roomCode, tokens } = await putScenario(stage.server.url(''), position, NAMES.slice(0, seatCount));
  const players = await Promise.all(tokens.map((_, seat) => stage.player(NAMES[seat]!)));
  await Promise.all(
    players.map(async ({ page }, seat) => {
      // As if this browser had joined: the client keeps its secret for each room.
      await page.context().addInitScript(`localStorage['regicide.key.${roomCode}'] = '${tokens[seat]}'`);
      await page.goto(`/r/${roomCode}`);
    }),
  );
  await Promise.all(players.map(({ received }) => received.whenPlaying()));
  return players;
};
