import { withoutCompanion } from '../companions.ts';
import { changedTo, rejected } from '../decided.ts';
import type { CommandRule } from './commandRule.ts';

/** The host sends a companion away, or the seat's owner plays again. Rejections: `command/not_host`, `companion/none`. */
export const removeCompanion: CommandRule<'removeCompanion'> = (room, memberId, { seat }) => {
  if (memberId !== room.hostId && memberId !== room.memberBySeat[seat]) return rejected('command/not_host');
  return room.companionBySeat[seat] === null
    ? rejected('companion/none')
    : changedTo(withoutCompanion(room, seat));
};
