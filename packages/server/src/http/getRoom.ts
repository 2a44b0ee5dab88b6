import type { FastifyInstance } from 'fastify';
import { roomCode, type RoomGlance } from '@regicide/protocol';
import { networkOf } from '../clientAddress.ts';
import { findRoom } from '../rooms/findRoom.ts';
import { glanceOf } from '../rooms/roomGlance.ts';
import type { ServerContext } from '../serverContext.ts';
import { Refusal } from './refusal.ts';

/** `GET /api/rooms/:code`: who sits there, for whoever has the current link. Refusals: `room/not_found`, `rate/limited`. */
export const getRoom = (app: FastifyInstance, context: ServerContext): void => {
  app.get<{ Params: { code: string } }>('/api/rooms/:code', async (request): Promise<RoomGlance> => {
    const since = performance.now();
    const address = networkOf(request.ip);
    const code = roomCode.safeParse(request.params.code).data;
    const found = code === undefined ? null : await findRoom(context, code);
    const glance = code === undefined || found === null ? null : glanceOf(found, code);
    if (glance === null) throw new Refusal(await context.guesses.answerTo('room/not_found', address, since));
    if (context.guesses.hasLeft(address)) return glance;
    await context.guesses.answerTo('room/not_found', address, since);
    throw new Refusal('rate/limited');
  });
};
