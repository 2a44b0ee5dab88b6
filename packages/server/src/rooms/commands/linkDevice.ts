import { changedTo } from '../decided.ts';
import { tokenHashOf } from '../entry.ts';
import type { CommandRule } from './commandRule.ts';

/** How long a link to another device holds, ms. */
export const LINK_TIME = 10 * 60_000;

/** Whoever opens the link with this secret within {@link LINK_TIME} is this member as well; an earlier link holds no more. */
export const linkDevice: CommandRule<'linkDevice'> = (room, memberId, { secret }, { now }) => {
  const deviceLink = { secretHash: tokenHashOf(secret), expiresAt: now + LINK_TIME };
  const members = room.members.map((member) => (member.id === memberId ? { ...member, deviceLink } : member));
  return changedTo({ ...room, members });
};
