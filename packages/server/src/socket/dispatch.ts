import type { z } from 'zod';
import type { ClientToServer, Rejection } from '@regicide/protocol';
import { StoreUnavailable } from '../stores/roomStore.ts';
import { bugOf } from '../log.ts';
import { handleCommand } from './handlers/command.ts';
import { handleIntent } from './handlers/intent.ts';
import { handleLog } from './handlers/log.ts';
import { handleWake } from './handlers/wake.ts';
import type { Desk, MessageHandler } from './messageHandler.ts';

const HANDLERS = {
  intent: handleIntent,
  command: handleCommand,
  wake: handleWake,
  log: handleLog,
} satisfies Record<keyof ClientToServer, unknown>;

/** A handler whose schema and message belong together, which is all that matters here. */
type AnyHandler = MessageHandler<z.ZodType, never>;

/**
 * Any packet of a socket: within the limits, known and well-formed it goes to its handler; else it is answered with a
 * code where an answer is wanted. Never rejects.
 */
export const dispatch = async (desk: Desk, verb: string, packet: readonly unknown[]): Promise<void> => {
  const { connection, context, limits } = desk;
  const last = packet.at(-1);
  const reply = typeof last === 'function' ? (last as (answer: unknown) => void) : () => {};
  const payload = typeof last === 'function' ? packet.slice(0, -1) : packet;
  const refuse = (code: Rejection): void => {
    limits.warn({ code, room: connection.session.roomId, member: connection.session.memberId });
    reply({ ok: false, code });
  };
  if (connection.hasEnded) return;
  const handler = Object.hasOwn(HANDLERS, verb)
    ? (HANDLERS[verb as keyof typeof HANDLERS] as unknown as AnyHandler)
    : null;
  if (!limits.takeMessage(connection, handler?.cost ?? 1)) return refuse('rate/limited');
  if (handler === null) return refuse('message/unknown');
  const parsed = payload.length === 1 ? handler.schema.safeParse(payload[0]) : null;
  if (parsed === null || !parsed.success) return refuse('message/malformed');
  try {
    await handler.handle(desk, parsed.data, reply);
  } catch (error) {
    const isStore = error instanceof StoreUnavailable;
    if (!isStore) context.log.error({ code: 'bug/handler', verb, ...bugOf(error) }, 'a handler failed');
    reply({ ok: false, code: isStore ? 'store/unavailable' : 'server/error' });
  }
};
