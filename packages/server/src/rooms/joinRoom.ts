import { distinctName, type MemberId } from '@regicide/protocol';
import type { Seat } from '@regicide/rules';
import type { Decided } from '../commit/changeRoom.ts';
import { isCompanionsOwn, isHeld } from './companions.ts';
import { changedTo, NOTHING, rejected } from './decided.ts';
import { entryTo } from './entry.ts';
import type { Member, RoomDocument } from './roomDocument.ts';
import { phaseOf, SEATS, seatOf, withSeat } from './seating.ts';

/** People in one room, spectators included. */
export const MAX_MEMBERS = 40;

export interface Newcomer {
  readonly id: MemberId;
  readonly name: string;
  readonly tokenHash: string;
}

/**
 * The newcomer takes the lowest free seat of a lobby, or a companion's, and watches otherwise; for a member nothing
 * changes. In a full room the spectator who is away longest makes place. A name that a member has already gets a number.
 * Rejections: `room/not_found`, `room/full`.
 */
export const joinRoom = (room: RoomDocument, code: string, newcomer: Newcomer, now: number): Decided => {
  const entry = entryTo(room, code, newcomer.tokenHash);
  if (entry.kind === 'refused') return rejected(entry.code);
  if (entry.kind === 'member') return NOTHING;
  const members = withPlace(room);
  if (members === null) return rejected('room/full');
  const { id, tokenHash } = newcomer;
  const name = distinctName(
    newcomer.name,
    members.map((other) => other.name),
  );
  const member: Member = {
    id,
    name,
    tokenHashes: [tokenHash],
    deviceLink: null,
    joinedAt: now,
    awaySince: null,
  };
  const joined: RoomDocument = { ...room, members: [...members, member] };
  const seat = phaseOf(room) === 'lobby' ? lobbySeat(room) : undefined;
  return changedTo(seat === undefined ? joined : withSeat(joined, seat, id));
};

/** The lowest free seat; else a companion makes way, the last one first. */
const lobbySeat = (room: RoomDocument): Seat | undefined =>
  SEATS.find((seat) => !isHeld(room, seat)) ?? SEATS.findLast((seat) => isCompanionsOwn(room, seat));

/** The members, with a place for one more, or null. */
const withPlace = (room: RoomDocument): readonly Member[] | null => {
  if (room.members.length < MAX_MEMBERS) return room.members;
  const [gone] = room.members
    .filter(({ id, awaySince }) => awaySince !== null && id !== room.hostId && seatOf(room, id) === null)
    .sort((a, b) => a.awaySince! - b.awaySince!);
  return gone === undefined ? null : room.members.filter((member) => member !== gone);
};
