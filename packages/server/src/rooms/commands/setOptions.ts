import { isHeld } from '../companions.ts';
import { changedTo, rejected } from '../decided.ts';
import { isGameRunning } from '../seating.ts';
import type { CommandRule } from './commandRule.ts';

/** Options of the next game. Rejections: `command/not_host`, `command/wrong_phase`, `options/no_such_seat`. */
export const setOptions: CommandRule<'setOptions'> = (room, memberId, { options }) => {
  if (memberId !== room.hostId) return rejected('command/not_host');
  if (isGameRunning(room)) return rejected('command/wrong_phase');
  const { firstPlayer } = options;
  if (firstPlayer !== 'random' && !isHeld(room, firstPlayer)) return rejected('options/no_such_seat');
  return changedTo({ ...room, options });
};
