import { mayStandIn, withCompanion } from '../companions.ts';
import { changedTo, NOTHING, rejected } from '../decided.ts';
import { gameSeatOf, isGameRunning } from '../seating.ts';
import type { CommandRule } from './commandRule.ts';

/**
 * A companion plays this seat. In a lobby and after the end the host puts it on a free seat; while a game runs anybody
 * who plays lets it have a seat that was left, or whose owner is away for long enough and has it back on return.
 * Rejections: `command/not_host`, `seat/taken`, `seat/none`, `command/wrong_phase`, `companion/not_yet`.
 */
export const addCompanion: CommandRule<'addCompanion'> = (room, memberId, { seat }, { now }) => {
  if (isGameRunning(room)) {
    if (gameSeatOf(room, memberId) === null) return rejected('seat/none');
    if (seat >= room.game!.seatCount) return rejected('command/wrong_phase');
    if (room.companionBySeat[seat] !== null) return NOTHING;
    if (!mayStandIn(room, seat, now)) return rejected('companion/not_yet');
  } else {
    if (memberId !== room.hostId) return rejected('command/not_host');
    if (room.memberBySeat[seat] !== null) return rejected('seat/taken');
    if (room.companionBySeat[seat] !== null) return NOTHING;
  }
  return changedTo(withCompanion(room, seat, now));
};
