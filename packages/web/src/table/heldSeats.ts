import type { Seat } from '@regicide/rules';
import type { RoomView } from '@regicide/protocol';

/** Seats that a person or a companion holds: so many would play if the game began now. */
export const heldSeats = ({
  memberBySeat,
  companionBySeat,
}: Pick<RoomView, 'memberBySeat' | 'companionBySeat'>): Seat[] =>
  ([0, 1, 2, 3] as const).filter((seat) => memberBySeat[seat] !== null || companionBySeat[seat] !== null);

/** A seat for somebody who watches: a free one, or else one that a companion holds; null where people hold all of `seatCount`. */
export const openSeat = (
  { memberBySeat, companionBySeat }: Pick<RoomView, 'memberBySeat' | 'companionBySeat'>,
  seatCount: number,
): Seat | null => {
  const seats = ([0, 1, 2, 3] as const).filter((seat) => seat < seatCount && memberBySeat[seat] === null);
  return seats.find((seat) => companionBySeat[seat] === null) ?? seats[0] ?? null;
};
