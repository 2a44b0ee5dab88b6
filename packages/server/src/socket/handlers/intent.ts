import { intentMessage, type Ack } from '@regicide/protocol';
import { submitIntent } from '../../table/submitIntent.ts';
import type { MessageHandler } from '../messageHandler.ts';

/** A seat's wish: decided and stored, then answered. */
export const handleIntent: MessageHandler<typeof intentMessage, Ack> = {
  schema: intentMessage,
  cost: 1,
  handle: async ({ context, connection }, { id, step, intent }, reply) => {
    const { roomId, memberId } = connection.session;
    const since = performance.now();
    const decide = submitIntent(memberId, step, intent, context.now());
    const { ack } = await context.changes.change(roomId, { memberId, requestId: id }, decide);
    reply(ack);
    context.metrics.intentAnswered(intent.verb, ack.ok ? 'accepted' : ack.code, performance.now() - since);
    context.log.debug(
      {
        code: ack.ok ? 'intent/accepted' : ack.code,
        room: roomId,
        member: memberId,
        verb: intent.verb,
        step,
      },
      'an intent was answered',
    );
  },
};
