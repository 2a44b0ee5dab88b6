import type { ServerContext } from '../serverContext.ts';
import type { RoomDocument } from './roomDocument.ts';

/** The room, fresh from the store, that a code leads to: by its first code or by a renewed link. Null for none. */
export const findRoom = async (
  { changes, store }: Pick<ServerContext, 'changes' | 'store'>,
  code: string,
): Promise<RoomDocument | null> => {
  const room = await changes.read(code);
  if (room !== null) return room;
  const roomId = await store.roomIdOfAlias(code);
  return roomId === null ? null : changes.read(roomId);
};
