import { commandMessage, type Ack } from '@regicide/protocol';
import { drawFresh, newCode } from '../../rooms/circumstances.ts';
import { decideCommand } from '../../rooms/commands/commandRules.ts';
import { reserveCode } from '../../rooms/reserveCode.ts';
import type { MessageHandler } from '../messageHandler.ts';

/** A lobby verb: decided and stored, then answered. */
export const handleCommand: MessageHandler<typeof commandMessage, Ack> = {
  schema: commandMessage,
  cost: 1,
  handle: async ({ context, connection, room, limits }, { id, command }, reply) => {
    const { roomId, memberId } = connection.session;
    const startsGame = command.verb === 'start' || command.verb === 'rematch';
    if (startsGame && context.isFullFor('game')) return reply({ ok: false, code: 'server/full' });
    const isTalk = command.verb === 'say' || command.verb === 'sayText';
    if (isTalk && !limits.takePhrase(connection.session)) return reply({ ok: false, code: 'rate/limited' });
    const mayRenew = command.verb === 'renewLink' && room.newest?.hostId === memberId;
    const code = mayRenew ? await reserveCode(context, roomId) : newCode();
    const circumstances = { now: context.now(), fresh: drawFresh(code) };
    const { ack } = await context.changes.change(roomId, { memberId, requestId: id }, (document) =>
      decideCommand(document, memberId, command, circumstances),
    );
    reply(ack);
    context.log.debug(
      { code: ack.ok ? 'command/done' : ack.code, room: roomId, member: memberId, verb: command.verb },
      'a command was answered',
    );
  },
};
