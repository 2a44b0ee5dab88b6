import { randomBytes } from 'node:crypto';
import { PROTOCOL_VERSION, shownCode, type RoomEntry, type ScenarioRequest } from '@regicide/protocol';

/** A room with a position on the table, and the secret of each seat in it. */
export interface Scenario {
  readonly roomCode: string;
  readonly tokens: readonly string[];
}

/** The page of the room, opened as the one who has the secret. */
export const scenarioPath = (roomCode: string, token: string): string =>
  `/r/${shownCode(roomCode)}#token=${token}`;

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
  return { roomCode: answer.roomCode, tokens };
};
