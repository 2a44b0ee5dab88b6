import { nextSeat, type Seat } from './seats.ts';

/**
 * the seat of each card drawn by diamonds, in order: from `first` clockwise, round and round, skipping full
 * hands, until `wanted` cards were drawn or the tavern is empty or every hand is full.
 */
export const drawOrder = (
  handSizeBySeat: readonly number[],
  handLimit: number,
  tavernSize: number,
  first: Seat,
  wanted: number,
): Seat[] => {
  const sizes = handSizeBySeat.slice();
  let room = 0;
  for (const size of sizes) room += handLimit - size;
  const count = Math.min(wanted, tavernSize, room);
  const order: Seat[] = [];
  for (let seat = first; order.length < count; seat = nextSeat(seat, sizes.length)) {
    if (sizes[seat]! >= handLimit) continue;
    sizes[seat]!++;
    order.push(seat);
  }
  return order;
};
