import type { Rejection } from '@regicide/protocol';
import type { Decided } from '../commit/changeRoom.ts';
import type { RoomDocument } from './roomDocument.ts';

/** A change that no event of a game goes with. */
export const changedTo = (document: RoomDocument): Decided => ({
  kind: 'change',
  document,
  events: null,
  journal: null,
  record: null,
});

export const rejected = (code: Rejection): Decided => ({ kind: 'rejected', code });

/** The wish is fulfilled already. */
export const NOTHING: Decided = { kind: 'nothing' };
