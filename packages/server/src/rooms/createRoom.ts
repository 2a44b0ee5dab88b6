import type { RoomCode } from '@regicide/protocol';
import type { ServerContext } from '../serverContext.ts';
import { newCode } from './circumstances.ts';
import { expiryOf, lifetimesOf } from './expiry.ts';
import { findRoom } from './findRoom.ts';
import type { RoomDocument } from './roomDocument.ts';

/** Stores a new room under a code that leads nowhere yet, and answers that code. */
export const createRoom = async (
  context: Pick<ServerContext, 'changes' | 'config' | 'log' | 'now' | 'store'>,
  make: (code: RoomCode) => RoomDocument,
): Promise<RoomCode> => {
  for (;;) {
    const code = newCode();
    if ((await findRoom(context, code)) !== null) continue;
    const document = make(code);
    const now = context.now();
    const result = await context.store.commit({
      document,
      expected: null,
      request: null,
      events: null,
      journal: null,
      record: null,
      expiresAt: expiryOf(document, now, lifetimesOf(context.config)),
    });
    if (result.outcome !== 'committed') continue;
    context.log.info({ code: 'room/created', room: code }, 'a room was made');
    return code;
  }
};
