import { changedTo, rejected } from '../decided.ts';
import type { CommandRule } from './commandRule.ts';

/** Newcomers need the new code from now on; members come in with any of the room's. Rejections: `command/not_host`. */
export const renewLink: CommandRule<'renewLink'> = (room, memberId, _command, { fresh }) =>
  memberId === room.hostId ? changedTo({ ...room, code: fresh.code }) : rejected('command/not_host');
