import { changedTo, rejected } from '../decided.ts';
import type { CommandRule } from './commandRule.ts';

/** For good: the room answers like an unknown one. Rejections: `command/not_host`. */
export const closeRoom: CommandRule<'closeRoom'> = (room, memberId) =>
  memberId === room.hostId ? changedTo({ ...room, isClosed: true, dues: [] }) : rejected('command/not_host');
