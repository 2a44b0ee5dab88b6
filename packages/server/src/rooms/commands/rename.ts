import { changedTo, NOTHING, rejected } from '../decided.ts';
import { cleanName } from '../names.ts';
import { memberOf } from '../seating.ts';
import type { CommandRule } from './commandRule.ts';

/** Rejections: `name/invalid`. */
export const rename: CommandRule<'rename'> = (room, memberId, command) => {
  const name = cleanName(command.name);
  if (name === null) return rejected('name/invalid');
  if (memberOf(room, memberId)?.name === name) return NOTHING;
  const members = room.members.map((member) => (member.id === memberId ? { ...member, name } : member));
  return changedTo({ ...room, members });
};
