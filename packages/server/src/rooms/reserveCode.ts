import type { RoomCode } from '@regicide/protocol';
import type { ServerContext } from '../serverContext.ts';
import { newCode } from './circumstances.ts';
import { aliasExpiryOf, lifetimesOf } from './expiry.ts';
import { findRoom } from './findRoom.ts';

/** A fresh code that leads to this room from now on, before anybody is told of it. */
export const reserveCode = async (context: ServerContext, roomId: string): Promise<RoomCode> => {
  for (;;) {
    const code = newCode();
    if ((await findRoom(context, code)) !== null) continue;
    await context.store.addAlias(code, roomId, aliasExpiryOf(context.now(), lifetimesOf(context.config)));
    return code;
  }
};
