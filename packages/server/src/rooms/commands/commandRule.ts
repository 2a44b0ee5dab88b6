import type { z } from 'zod';
import type { command, MemberId } from '@regicide/protocol';
import type { Decided } from '../../commit/changeRoom.ts';
import type { Circumstances } from '../circumstances.ts';
import type { RoomDocument } from '../roomDocument.ts';

/** A command as parsed. */
export type RoomCommand = z.output<typeof command>;
export type CommandVerb = RoomCommand['verb'];

/** What one verb does to a room: pure, decided again after a conflict. The member is in the room. */
export type CommandRule<V extends CommandVerb> = (
  room: RoomDocument,
  memberId: MemberId,
  command: Extract<RoomCommand, { verb: V }>,
  circumstances: Circumstances,
) => Decided;
