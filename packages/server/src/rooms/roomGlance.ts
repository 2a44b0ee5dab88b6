import type { RoomGlance } from '@regicide/protocol';
import type { RoomDocument } from './roomDocument.ts';
import { isGameRunning, memberOf } from './seating.ts';

/** What somebody may know of the room who has this code and is no member; null where the code lets no newcomer in. */
export const glanceOf = (room: RoomDocument, code: string): RoomGlance | null => {
  if (room.isClosed || !room.isOpen || room.code !== code) return null;
  const isRunning = isGameRunning(room);
  const seats = isRunning ? room.memberBySeat.slice(0, room.game!.seatCount) : room.memberBySeat;
  return {
    nameBySeat: seats.map((id) => (id === null ? null : (memberOf(room, id)?.name ?? null))),
    isRunning,
  };
};
