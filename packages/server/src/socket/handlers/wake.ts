import { z } from 'zod';
import type { WakeAck } from '@regicide/protocol';
import { hasStandIn, takeBack } from '../../rooms/takeBack.ts';
import type { MessageHandler } from '../messageHandler.ts';
import { snapshotOf } from '../snapshotOf.ts';

const wakeMessage = z.strictObject({});

/** The page is seen again: everything anew, from the store; a companion gives the seat back. */
export const handleWake: MessageHandler<typeof wakeMessage, WakeAck> = {
  schema: wakeMessage,
  cost: 2,
  handle: async ({ context, connection, room }, _message, reply) => {
    const { roomId, memberId } = connection.session;
    const read = await context.changes.read(roomId);
    if (read === null || connection.hasEnded) return reply({ ok: false, code: 'room/not_found' });
    const document = room.newestFor(connection, read);
    connection.shown = document;
    reply({ ok: true, snapshot: snapshotOf(document, memberId, context.now()) });
    if (hasStandIn(document, memberId)) await context.changes.change(roomId, null, takeBack(memberId));
  },
};
