import type { FastifyInstance } from 'fastify';
import { addDeviceRequest, roomCode, type RoomEntry } from '@regicide/protocol';
import { networkOf } from '../clientAddress.ts';
import { addDevice } from '../rooms/addDevice.ts';
import { tokenHashOf } from '../rooms/entry.ts';
import { findRoom } from '../rooms/findRoom.ts';
import type { ServerContext } from '../serverContext.ts';
import { parseBody } from './parseBody.ts';
import { Refusal } from './refusal.ts';

/** `POST /api/rooms/:code/devices`: a link to go on on another device is redeemed. A wrong one counts as a guess, whatever is wrong with it. */
export const postDevice = (app: FastifyInstance, context: ServerContext): void => {
  app.post<{ Params: { code: string } }>('/api/rooms/:code/devices', async (request): Promise<RoomEntry> => {
    const since = performance.now();
    const { secret, token } = parseBody(addDeviceRequest, request.body);
    const code = roomCode.safeParse(request.params.code).data;
    const found = code === undefined ? null : await findRoom(context, code);
    if (found !== null) {
      const { ack } = await context.changes.change(found.id, null, (room) =>
        addDevice(room, tokenHashOf(secret), tokenHashOf(token), context.now()),
      );
      if (ack.ok) {
        context.log.info({ code: 'device/added', room: found.id }, 'a member goes on on another device');
        return { roomCode: found.code };
      }
      if (ack.code === 'store/unavailable') throw new Refusal(ack.code);
    }
    throw new Refusal(await context.guesses.answerTo('auth/link_spent', networkOf(request.ip), since));
  });
};
