import { changedTo, rejected } from '../decided.ts';
import { memberOf } from '../seating.ts';
import { withoutMember } from '../withoutMember.ts';
import type { CommandRule } from './commandRule.ts';

/** Takes another member out of the room; the seat is free. Rejections: `command/not_host`, `command/no_such_member`. */
export const removeMember: CommandRule<'removeMember'> = (room, memberId, command) => {
  if (memberId !== room.hostId) return rejected('command/not_host');
  if (command.memberId === memberId || memberOf(room, command.memberId) === undefined)
    return rejected('command/no_such_member');
  return changedTo(withoutMember(room, command.memberId));
};
