import type { FastifyInstance } from 'fastify';
import { createRoomRequest, type RoomEntry } from '@regicide/protocol';
import { drawFresh, newMemberId } from '../rooms/circumstances.ts';
import { createRoom } from '../rooms/createRoom.ts';
import { tokenHashOf } from '../rooms/entry.ts';
import { newRoom } from '../rooms/newRoom.ts';
import { startGame } from '../table/startGame.ts';
import type { ServerContext } from '../serverContext.ts';
import { nameFrom, parseBody } from './parseBody.ts';
import type { PostLimit } from './postLimit.ts';
import { Refusal } from './refusal.ts';

/** `POST /api/rooms`: a room with its host on seat 0, and with `start` the shuffle begun at once. */
export const postRoom = (app: FastifyInstance, context: ServerContext, limit: PostLimit): void => {
  app.post('/api/rooms', async (request, reply): Promise<RoomEntry> => {
    const { name, token, options, start } = parseBody(createRoomRequest, request.body);
    limit.take(request);
    if (context.isFullFor('room')) throw new Refusal('server/full');
    const firstPlayer = options?.firstPlayer ?? 'random';
    if (firstPlayer !== 'random' && firstPlayer !== 0) throw new Refusal('options/no_such_seat');
    const host = { id: newMemberId(), name: nameFrom(name), tokenHash: tokenHashOf(token) };
    const now = context.now();
    const code = await createRoom(context, (newCode) => {
      const room = newRoom(newCode, host, options, now);
      if (start !== true) return room;
      const decided = startGame(room, { now, fresh: drawFresh(newCode) });
      return decided.kind === 'change' ? decided.document : room;
    });
    void reply.code(201);
    return { roomCode: code };
  });
};
