import { logMessage, type LogAck } from '@regicide/protocol';
import { visibleEvents } from '@regicide/rules';
import { gameSeatOf } from '../../rooms/seating.ts';
import type { MessageHandler } from '../messageHandler.ts';

/** What happened in the current game from a step on, as this member may see it. */
export const handleLog: MessageHandler<typeof logMessage, LogAck> = {
  schema: logMessage,
  cost: 3,
  handle: async ({ context, connection, room }, { fromStep }, reply) => {
    const document = room.newest;
    const game = document?.game ?? null;
    if (document === null || game === null) return reply({ ok: true, gameId: null, entries: [] });
    const audience = gameSeatOf(document, connection.session.memberId) ?? 'spectator';
    const journal = await context.store.journal(room.id, game.id, fromStep);
    const entries = journal.map(({ step, seat, at, events }) => {
      return { step, seat, at, events: visibleEvents(events, audience) };
    });
    reply({ ok: true, gameId: game.id, entries });
  },
};
