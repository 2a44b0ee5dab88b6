import { COMPANION_NAMES, OWES_AFTER, STAND_IN_AFTER, type CompanionName } from '@regicide/protocol';
import type { Seat } from '@regicide/rules';
import type { RoomDocument } from './roomDocument.ts';
import { memberOf, SEATS } from './seating.ts';

/** Whether somebody or a companion holds the seat. */
export const isHeld = (room: RoomDocument, seat: Seat): boolean =>
  room.memberBySeat[seat] !== null || room.companionBySeat[seat] !== null;

/** A seat that a companion holds and no member owns: people may have it. */
export const isCompanionsOwn = (room: RoomDocument, seat: Seat): boolean =>
  room.memberBySeat[seat] === null && room.companionBySeat[seat] !== null;

/** The room with a companion on this seat, called as no other one of the room is. */
export const withCompanion = (room: RoomDocument, seat: Seat, now: number): RoomDocument => ({
  ...room,
  companionBySeat: room.companionBySeat.with(seat, freeName(room, now)),
});

export const withoutCompanion = (room: RoomDocument, seat: Seat): RoomDocument =>
  room.companionBySeat[seat] === null
    ? room
    : { ...room, companionBySeat: room.companionBySeat.with(seat, null) };

/** The room without the companions that only play until the owners of their seats are back. */
export const withoutStandIns = (room: RoomDocument): RoomDocument =>
  SEATS.filter((seat) => room.memberBySeat[seat] !== null).reduce(withoutCompanion, room);

/** A running game's seat that was left, or whose owner is away, or owes a move, for long enough. */
export const mayStandIn = (room: RoomDocument, seat: Seat, now: number): boolean => {
  const ownerId = room.memberBySeat[seat]!;
  if (ownerId === null) return true;
  const awaySince = memberOf(room, ownerId)?.awaySince ?? null;
  if (awaySince !== null && now - awaySince >= STAND_IN_AFTER) return true;
  const { game } = room;
  return game?.state?.turn === seat && now - game.turnSince >= OWES_AFTER;
};

/** Different rooms meet different companions. */
const freeName = (room: RoomDocument, now: number): CompanionName => {
  const first = now % COMPANION_NAMES.length;
  const names = [...COMPANION_NAMES.slice(first), ...COMPANION_NAMES.slice(0, first)];
  return names.find((name) => !room.companionBySeat.includes(name))!;
};
