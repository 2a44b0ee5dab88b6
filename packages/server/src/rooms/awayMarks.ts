import type { Decide, Decided } from '../commit/changeRoom.ts';
import { withoutCompanion } from './companions.ts';
import { changedTo, NOTHING } from './decided.ts';
import { withHost } from './host.ts';
import type { RoomDocument } from './roomDocument.ts';
import { SEATS } from './seating.ts';

/** These members' last connections are gone: they show as away at once; a host's role passes on after a while. */
export const markAway =
  (memberIds: ReadonlySet<string>, now: number): Decide =>
  (room) =>
    mark(room, memberIds, now);

/** These members are connected again, and have their seats back from companions. */
export const markPresent =
  (memberIds: ReadonlySet<string>): Decide =>
  (room) =>
    mark(room, memberIds, null);

const mark = (room: RoomDocument, memberIds: ReadonlySet<string>, awaySince: number | null): Decided => {
  let hasChanged = false;
  const members = room.members.map((member) => {
    if (!memberIds.has(member.id) || (member.awaySince === null) === (awaySince === null)) return member;
    hasChanged = true;
    return { ...member, awaySince };
  });
  if (!hasChanged) return NOTHING;
  const marked = withHost({ ...room, members }, room.hostId);
  const returned = SEATS.filter((seat) => awaySince === null && memberIds.has(room.memberBySeat[seat] ?? ''));
  return changedTo(returned.reduce(withoutCompanion, marked));
};
