import { changedTo } from '../decided.ts';
import { withoutMember } from '../withoutMember.ts';
import type { CommandRule } from './commandRule.ts';

/** The member is forgotten and the seat is free. */
export const leaveRoom: CommandRule<'leaveRoom'> = (room, memberId) =>
  changedTo(withoutMember(room, memberId));
