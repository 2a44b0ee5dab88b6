import type { FastifyInstance } from 'fastify';
import { joinRoomRequest, roomCode, type RoomEntry } from '@regicide/protocol';
import { networkOf } from '../clientAddress.ts';
import { newMemberId } from '../rooms/circumstances.ts';
import { entryTo, tokenHashOf } from '../rooms/entry.ts';
import { findRoom } from '../rooms/findRoom.ts';
import { joinRoom } from '../rooms/joinRoom.ts';
import type { ServerContext } from '../serverContext.ts';
import { nameFrom, parseBody } from './parseBody.ts';
import type { PostLimit } from './postLimit.ts';
import { Refusal } from './refusal.ts';

/** `POST /api/rooms/:code/members`: joins; again with the same token it is harmless. */
export const postMember = (app: FastifyInstance, context: ServerContext, limit: PostLimit): void => {
  app.post<{ Params: { code: string } }>('/api/rooms/:code/members', async (request): Promise<RoomEntry> => {
    const since = performance.now();
    const address = networkOf(request.ip);
    const { name, token } = parseBody(joinRoomRequest, request.body);
    const newcomer = { id: newMemberId(), name: nameFrom(name), tokenHash: tokenHashOf(token) };
    const wrong = async () => new Refusal(await context.guesses.answerTo('room/not_found', address, since));
    const code = roomCode.safeParse(request.params.code).data;
    const found = code === undefined ? null : await findRoom(context, code);
    if (code === undefined || found === null) throw await wrong();
    const entry = entryTo(found, code, newcomer.tokenHash);
    if (entry.kind === 'member') return { roomCode: found.code };
    if (entry.kind === 'refused') throw await wrong();
    if (!context.guesses.hasLeft(address)) {
      await wrong();
      throw new Refusal('rate/limited');
    }
    limit.take(request);
    const { ack, document } = await context.changes.change(found.id, null, (room) =>
      joinRoom(room, code, newcomer, context.now()),
    );
    if (!ack.ok) throw new Refusal(ack.code);
    return { roomCode: document?.code ?? code };
  });
};
