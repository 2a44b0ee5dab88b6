import type { FastifyInstance } from 'fastify';
import { parsePosition } from '@regicide/rules';
import { scenarioRequest, type RoomEntry } from '@regicide/protocol';
import { createRoom } from '../rooms/createRoom.ts';
import { newMemberId } from '../rooms/circumstances.ts';
import { tokenHashOf } from '../rooms/entry.ts';
import type { ServerContext } from '../serverContext.ts';
import { scenarioRoom } from '../table/scenarioRoom.ts';
import { nameFrom, parseBody } from './parseBody.ts';
import type { PostLimit } from './postLimit.ts';
import { Refusal } from './refusal.ts';

/** `POST /api/scenarios`: a room with this position on the table. A bad one is answered with sentences in `problems`. */
export const postScenario = (app: FastifyInstance, context: ServerContext, limit: PostLimit): void => {
  app.post('/api/scenarios', async (request, reply): Promise<RoomEntry> => {
    const { position, tokens, names = [] } = parseBody(scenarioRequest, request.body);
    limit.take(request);
    const parsed = parsePosition(position);
    if ('errors' in parsed) throw new Refusal('message/malformed', { problems: parsed.errors });
    const people = tokens.map((token, index) => ({
      id: newMemberId(),
      name: nameFrom(names[index] ?? `Player ${index + 1}`),
      tokenHash: tokenHashOf(token),
    }));
    const code = await createRoom(context, (newCode) =>
      scenarioRoom(newCode, parsed.position, people, context.now()),
    );
    void reply.code(201);
    return { roomCode: code };
  });
};
