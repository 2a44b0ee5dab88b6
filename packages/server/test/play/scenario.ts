import { PROTOCOL_VERSION } from '@regicide/protocol';
import { newToken, Player, post } from './player.ts';

/** People at a position of the table, seats first; the server must allow scenarios. */
export const scenario = async (url: string, position: string, people: number): Promise<Player[]> => {
  const tokens = Array.from({ length: people }, newToken);
  const { status, body } = await post(`${url}/api/scenarios`, {
    protocol: PROTOCOL_VERSION,
    position,
    tokens,
  });
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  const players = tokens.map(
    (token, n) => new Player(url, `Player ${n + 1}`, token, body['roomCode'] as string),
  );
  return Promise.all(players.map((player) => player.connect()));
};
