import type { GameEvent } from '@regicide/rules';
import type { Ack, Rejection } from '@regicide/protocol';
import type { RoomDocument } from '../rooms/roomDocument.ts';
import type { GameRecord, JournalEntry } from '../stores/roomStore.ts';

/** What a change decided on a document. Revision, epoch and `answered` are the commit's own business. */
export type Decided =
  | {
      readonly kind: 'change';
      readonly document: RoomDocument;
      readonly events: readonly GameEvent[] | null;
      readonly journal: Omit<JournalEntry, 'at'> | null;
      readonly record: GameRecord | null;
    }
  /** Nothing to do: the wish is fulfilled already. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'rejected'; readonly code: Rejection };

/** Decides on the newest document; called again after a conflict, so it must be pure. */
export type Decide = (room: RoomDocument) => Decided;

export type Changed = { readonly ack: Ack; readonly document: RoomDocument | null };
