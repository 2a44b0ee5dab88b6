import { heirOf, withHost } from './host.ts';
import type { RoomDocument } from './roomDocument.ts';
import { withoutSeatOf } from './seating.ts';

/** The room without this member: the seat is free, the host's role passes on, and the last one closes the room. */
export const withoutMember = (room: RoomDocument, memberId: string): RoomDocument => {
  const heir = memberId === room.hostId ? heirOf(room) : null;
  const members = room.members.filter(({ id }) => id !== memberId);
  const rest: RoomDocument = { ...withoutSeatOf(room, memberId), members };
  if (members.length === 0) return { ...rest, isClosed: true, dues: [] };
  return heir === null ? rest : withHost(rest, heir.id);
};
