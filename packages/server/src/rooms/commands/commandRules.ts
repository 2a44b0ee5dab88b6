import type { MemberId } from '@regicide/protocol';
import type { Decided } from '../../commit/changeRoom.ts';
import type { Circumstances } from '../circumstances.ts';
import { rejected } from '../decided.ts';
import type { RoomDocument } from '../roomDocument.ts';
import { memberOf } from '../seating.ts';
import { addCompanion } from './addCompanion.ts';
import { addNonce } from './addNonce.ts';
import { backToLobby } from './backToLobby.ts';
import { closeRoom } from './closeRoom.ts';
import type { CommandRule, CommandVerb, RoomCommand } from './commandRule.ts';
import { handHost } from './handHost.ts';
import { leaveRoom } from './leaveRoom.ts';
import { leaveSeat } from './leaveSeat.ts';
import { linkDevice } from './linkDevice.ts';
import { rematch } from './rematch.ts';
import { removeCompanion } from './removeCompanion.ts';
import { removeMember } from './removeMember.ts';
import { rename } from './rename.ts';
import { renewLink } from './renewLink.ts';
import { say } from './say.ts';
import { sayText } from './sayText.ts';
import { setOpen } from './setOpen.ts';
import { setOptions } from './setOptions.ts';
import { start } from './start.ts';
import { takeSeat } from './takeSeat.ts';

const COMMAND_RULES = {
  rename,
  takeSeat,
  leaveSeat,
  addCompanion,
  removeCompanion,
  setOptions,
  setOpen,
  start,
  addNonce,
  removeMember,
  renewLink,
  linkDevice,
  handHost,
  rematch,
  backToLobby,
  leaveRoom,
  closeRoom,
  say,
  sayText,
} satisfies { [V in CommandVerb]: CommandRule<V> };

/** What a member's command does to the room. `auth/unknown_member` for one who was taken out meanwhile. */
export const decideCommand = (
  room: RoomDocument,
  memberId: MemberId,
  command: RoomCommand,
  circumstances: Circumstances,
): Decided => {
  if (room.isClosed) return rejected('room/not_found');
  if (memberOf(room, memberId) === undefined) return rejected('auth/unknown_member');
  const rule = COMMAND_RULES[command.verb] as CommandRule<CommandVerb>;
  return rule(room, memberId, command as never, circumstances);
};
