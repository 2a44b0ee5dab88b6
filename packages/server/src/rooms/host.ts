import type { MemberId } from '@regicide/protocol';
import type { Due, Member, RoomDocument } from './roomDocument.ts';
import { memberOf, seatOf } from './seating.ts';

/** How long the host may be gone before the role passes on, ms. */
export const HOST_GRACE = 60_000;

/** The room with this host, and the hand-over due where that host is away. */
export const withHost = (room: RoomDocument, hostId: MemberId): RoomDocument => {
  const others = room.dues.filter(({ kind }) => kind !== 'handHost');
  const awaySince = memberOf(room, hostId)?.awaySince ?? null;
  const due: Due[] = awaySince === null ? [] : [{ kind: 'handHost', at: awaySince + HOST_GRACE }];
  return { ...room, hostId, dues: [...others, ...due] };
};

/** Who becomes host: connected members first, by seat, then by how long they are here. Null where there is no other. */
export const heirOf = (room: RoomDocument): Member | null => {
  const rankOfMember = (member: Member): number =>
    (member.awaySince === null ? 0 : 10) + (seatOf(room, member.id) ?? 5);
  const [heir] = room.members
    .filter(({ id }) => id !== room.hostId)
    .sort((a, b) => rankOfMember(a) - rankOfMember(b) || a.joinedAt - b.joinedAt);
  return heir ?? null;
};
