import type { MemberId, Snapshot } from '@regicide/protocol';
import { viewFor } from '@regicide/rules';
import type { RoomDocument } from '../rooms/roomDocument.ts';
import { roomViewOf } from '../rooms/roomView.ts';
import { gameSeatOf } from '../rooms/seating.ts';

/** Everything that this member may see. */
export const snapshotOf = (document: RoomDocument, memberId: MemberId, now: number): Snapshot => {
  const state = document.game?.state ?? null;
  return {
    epoch: document.epoch,
    revision: document.revision,
    now,
    memberId,
    room: roomViewOf(document),
    view: state === null ? null : viewFor(state, gameSeatOf(document, memberId) ?? 'spectator'),
  };
};
