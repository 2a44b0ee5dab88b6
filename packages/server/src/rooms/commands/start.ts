import { startGame } from '../../table/startGame.ts';
import { rejected } from '../decided.ts';
import { phaseOf } from '../seating.ts';
import type { CommandRule } from './commandRule.ts';

/** Rejections: `command/not_host`, `command/wrong_phase`, `command/no_players`, `options/no_such_seat`. */
export const start: CommandRule<'start'> = (room, memberId, _command, circumstances) => {
  if (memberId !== room.hostId) return rejected('command/not_host');
  if (phaseOf(room) !== 'lobby') return rejected('command/wrong_phase');
  return startGame(room, circumstances);
};
