import { changedTo, NOTHING, rejected } from '../decided.ts';
import { isGameRunning, seatOf, withoutSeatOf, withSeat } from '../seating.ts';
import type { CommandRule } from './commandRule.ts';

/**
 * A free seat or a companion's for the member: any in a lobby and after the end, while a game runs one at its table,
 * whose hand the member then sees. Who plays already does not move to another hand. Rejections: `seat/taken`, `command/wrong_phase`.
 */
export const takeSeat: CommandRule<'takeSeat'> = (room, memberId, { seat }) => {
  const holder = room.memberBySeat[seat]!;
  if (holder === memberId) return NOTHING;
  if (isGameRunning(room) && (seat >= room.game!.seatCount || seatOf(room, memberId) !== null))
    return rejected('command/wrong_phase');
  if (holder !== null) return rejected('seat/taken');
  return changedTo(withSeat(withoutSeatOf(room, memberId), seat, memberId));
};
