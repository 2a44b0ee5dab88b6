import type { Seat } from '@regicide/rules';
import type { RoomView, TalkLine } from '@regicide/protocol';

/** What somebody has just said, shown at the seat. */
export interface Bubble {
  readonly seat: Seat;
  readonly line: TalkLine;
}

/** A line of talk at its speaker's seat; nothing for somebody without one. */
export const bubbleOf = (line: TalkLine, room: Pick<RoomView, 'memberBySeat'>): Bubble[] => {
  const seat = room.memberBySeat.indexOf(line.memberId);
  return seat < 0 ? [] : [{ seat: seat as Seat, line }];
};
