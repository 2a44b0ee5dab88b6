import { changedTo, NOTHING, rejected } from '../decided.ts';
import type { CommandRule } from './commandRule.ts';

/** Opens the room to newcomers, or closes it to them. Rejections: `command/not_host`. */
export const setOpen: CommandRule<'setOpen'> = (room, memberId, { isOpen }) => {
  if (memberId !== room.hostId) return rejected('command/not_host');
  return room.isOpen === isOpen ? NOTHING : changedTo({ ...room, isOpen });
};
