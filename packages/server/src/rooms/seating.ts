import type { MemberId } from '@regicide/protocol';
import type { Seat } from '@regicide/rules';
import type { Member, RoomDocument } from './roomDocument.ts';

export const SEATS: readonly Seat[] = [0, 1, 2, 3];

export const memberOf = (room: RoomDocument, memberId: string): Member | undefined =>
  room.members.find((member) => member.id === memberId);

/** Where the member sits in the room, or null. */
export const seatOf = (room: RoomDocument, memberId: string): Seat | null => {
  const index = room.memberBySeat.indexOf(memberId as MemberId);
  return index < 0 ? null : (index as Seat);
};

/** Where the member sits at the table of the game, or null for a spectator: the only way to a hand. */
export const gameSeatOf = (room: RoomDocument, memberId: string): Seat | null => {
  const seat = seatOf(room, memberId);
  return seat !== null && room.game !== null && seat < room.game.seatCount ? seat : null;
};

/** The room with the member on this seat; a companion makes way. */
export const withSeat = (room: RoomDocument, seat: Seat, memberId: MemberId): RoomDocument => ({
  ...room,
  memberBySeat: room.memberBySeat.with(seat, memberId),
  companionBySeat: room.companionBySeat.with(seat, null),
});

/** The room with the member's seat free, or a companion's where one plays it, and its wish gone. */
export const withoutSeatOf = (room: RoomDocument, memberId: string): RoomDocument => {
  const seat = seatOf(room, memberId);
  if (seat === null) return room;
  const freed = { ...room, memberBySeat: room.memberBySeat.with(seat, null) };
  const { game } = freed;
  if (game === null || seat >= game.seatCount) return freed;
  return { ...freed, game: { ...game, wishBySeat: game.wishBySeat.with(seat, null) } };
};

/** Where the room stands: a lobby, or the state of its game. */
export const phaseOf = (room: RoomDocument): 'lobby' | 'shuffling' | 'playing' | 'finished' =>
  room.game?.status ?? 'lobby';
export const isGameRunning = (room: RoomDocument): boolean =>
  phaseOf(room) === 'shuffling' || phaseOf(room) === 'playing';
