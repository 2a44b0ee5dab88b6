import { STANDARD_OPTIONS, type GameOptions } from '@regicide/rules';
import type { RoomCode } from '@regicide/protocol';
import type { Newcomer } from './joinRoom.ts';
import { DOCUMENT_SCHEMA, type RoomDocument } from './roomDocument.ts';

/** A lobby whose host sits on seat 0. */
export const newRoom = (
  code: RoomCode,
  host: Newcomer,
  options: GameOptions | undefined,
  now: number,
): RoomDocument => ({
  schema: DOCUMENT_SCHEMA,
  id: code,
  code,
  epoch: 1,
  revision: 1,
  stamp: '',
  createdAt: now,
  isOpen: true,
  isClosed: false,
  hostId: host.id,
  members: [
    {
      id: host.id,
      name: host.name,
      tokenHashes: [host.tokenHash],
      deviceLink: null,
      joinedAt: now,
      awaySince: null,
    },
  ],
  memberBySeat: [host.id, null, null, null],
  companionBySeat: [null, null, null, null],
  options: options ?? STANDARD_OPTIONS,
  game: null,
  talk: [],
  dues: [],
  answered: [],
});
