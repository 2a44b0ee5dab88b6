import { cleanName, distinctName } from '@regicide/protocol';
import { changedTo, NOTHING, rejected } from '../decided.ts';
import { memberOf } from '../seating.ts';
import type { CommandRule } from './commandRule.ts';

/** A name that another member has gets a number. Rejections: `name/invalid`. */
export const rename: CommandRule<'rename'> = (room, memberId, command) => {
  const wanted = cleanName(command.name);
  if (wanted === null) return rejected('name/invalid');
  const others = room.members.filter(({ id }) => id !== memberId);
  const name = distinctName(
    wanted,
    others.map((other) => other.name),
  );
  if (memberOf(room, memberId)?.name === name) return NOTHING;
  const members = room.members.map((member) => (member.id === memberId ? { ...member, name } : member));
  return changedTo({ ...room, members });
};
