import type { FastifyInstance } from 'fastify';
import { joinRoomRequest, roomCode, type RoomEntry } from '@regicide/protocol';
import { newMemberId } from '../rooms/circumstances.ts';
import { tokenHashOf } from '../rooms/entry.ts';
import { findRoom } from '../rooms/findRoom.ts';
import { joinRoom } from '../rooms/joinRoom.ts';
import type { ServerContext } from '../serverContext.ts';
import { nameFrom, parseBody } from './parseBody.ts';
import { Refusal } from './refusal.ts';

/** `POST /api/rooms/:code/members`: joins; again with the same token it is harmless. */
export const postMember = (app: FastifyInstance, context: ServerContext): void => {
  app.post<{ Params: { code: string } }>('/api/rooms/:code/members', async (request): Promise<RoomEntry> => {
    const { name, token } = parseBody(joinRoomRequest, request.body);
    const code = roomCode.safeParse(request.params.code).data;
    const found = code === undefined ? null : await findRoom(context, code);
    if (code === undefined || found === null) throw new Refusal('room/not_found');
    const newcomer = { id: newMemberId(), name: nameFrom(name), tokenHash: tokenHashOf(token) };
    const { ack, document } = await context.changes.change(found.id, null, (room) =>
      joinRoom(room, code, newcomer, context.now()),
    );
    if (!ack.ok) throw new Refusal(ack.code);
    return { roomCode: document?.code ?? code };
  });
};
