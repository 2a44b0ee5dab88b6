/** The only identity that the rules know: 0-3, clockwise. */
export type Seat = 0 | 1 | 2 | 3;

/** The next seat clockwise. */
export const nextSeat = (seat: Seat, seatCount: number): Seat => ((seat + 1) % seatCount) as Seat;
