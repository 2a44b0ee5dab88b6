import { changedTo, NOTHING, rejected } from '../decided.ts';
import { withHost } from '../host.ts';
import { memberOf } from '../seating.ts';
import type { CommandRule } from './commandRule.ts';

/** Rejections: `command/not_host`, `command/no_such_member`. */
export const handHost: CommandRule<'handHost'> = (room, memberId, command) => {
  if (memberId !== room.hostId) return rejected('command/not_host');
  if (memberOf(room, command.memberId) === undefined) return rejected('command/no_such_member');
  return command.memberId === memberId ? NOTHING : changedTo(withHost(room, command.memberId));
};
