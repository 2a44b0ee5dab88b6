import { randomBytes } from 'node:crypto';
import { PROTOCOL_VERSION, type RoomEntry, type ScenarioRequest } from '@regicide/protocol';

/** A room with a position on the table: a path for each seat, which opens the page as the one who sits there. */
export interface Scenario {
  readonly roomCode: string;
  readonly paths: readonly string[];
}

/** Puts the position on a table; throws with the sentences of the server where it is none. */
export const putScenario = async (
  origin: string,
  position: string,
  names: readonly string[],
): Promise<Scenario> => {
  const tokens = names.map(() => randomBytes(24).toString('base64url'));
  const request: ScenarioRequest = { protocol: PROTOCOL_VERSION, position, tokens, names: [...names] };
  const response = await fetch(`${origin}/api/scenarios`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  const answer = (await response.json()) as RoomEntry & { problems?: string[] };
  if (!response.ok) throw new Error((answer.problems ?? [JSON.stringify(answer)]).join('\n'));
  const { roomCode } = answer;
  return { roomCode, paths: tokens.map((token) => `/r/${roomCode}#token=${token}`) };
};
