import { changedTo, rejected } from '../decided.ts';
import { seatOf, withoutSeatOf } from '../seating.ts';
import type { CommandRule } from './commandRule.ts';

/** The seat is free for others. Rejections: `seat/none`. */
export const leaveSeat: CommandRule<'leaveSeat'> = (room, memberId) =>
  seatOf(room, memberId) === null ? rejected('seat/none') : changedTo(withoutSeatOf(room, memberId));
