import { withoutStandIns } from '../companions.ts';
import { changedTo, rejected } from '../decided.ts';
import { phaseOf } from '../seating.ts';
import type { CommandRule } from './commandRule.ts';

/** Rejections: `command/not_host`, `command/wrong_phase`. */
export const backToLobby: CommandRule<'backToLobby'> = (room, memberId) => {
  if (memberId !== room.hostId) return rejected('command/not_host');
  return phaseOf(room) === 'finished'
    ? changedTo({ ...withoutStandIns(room), game: null })
    : rejected('command/wrong_phase');
};
