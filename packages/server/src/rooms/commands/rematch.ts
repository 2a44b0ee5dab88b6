import { startGame } from '../../table/startGame.ts';
import { rejected } from '../decided.ts';
import { phaseOf, seatOf } from '../seating.ts';
import type { CommandRule } from './commandRule.ts';

/**
 * A new game with the same seats, members and options. Rejections: `command/wrong_phase`, `seat/none`,
 * `options/no_such_seat`.
 */
export const rematch: CommandRule<'rematch'> = (room, memberId, _command, circumstances) => {
  if (phaseOf(room) !== 'finished') return rejected('command/wrong_phase');
  return seatOf(room, memberId) === null ? rejected('seat/none') : startGame(room, circumstances);
};
