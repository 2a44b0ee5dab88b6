import type { MemberId } from '@regicide/protocol';
import type { Decide } from '../commit/changeRoom.ts';
import { withoutCompanion } from './companions.ts';
import { changedTo, NOTHING } from './decided.ts';
import type { RoomDocument } from './roomDocument.ts';
import { seatOf } from './seating.ts';

/** Whether a companion plays the member's own seat. */
export const hasStandIn = (room: RoomDocument, memberId: MemberId): boolean => {
  const seat = seatOf(room, memberId);
  return seat !== null && room.companionBySeat[seat] !== null;
};

/** A member is back and plays again: the companion leaves the member's seat. */
export const takeBack =
  (memberId: MemberId): Decide =>
  (room) =>
    hasStandIn(room, memberId) ? changedTo(withoutCompanion(room, seatOf(room, memberId)!)) : NOTHING;
