import type { Database, RootDatabase } from 'lmdb';
import type { DocumentText } from './documentText.ts';

/** Something that ends: at `expiresAt` it counts as gone (server ms), at `dueAt` or before it the sweep looks at it. */
interface Mortal {
  readonly expiresAt: number;
  readonly dueAt: number;
}

export type StoredRoom = DocumentText & Mortal;
export type StoredAlias = { readonly roomId: string } & Mortal;

/** JSON of a `GameRecord` and when it is forgotten. */
export interface StoredRecord {
  readonly record: string;
  readonly expiresAt: number;
}

/** The tables of the embedded store. */
export interface LmdbTables {
  readonly rooms: Database<StoredRoom, string>;
  /** JSON of a `JournalEntry`. */
  readonly journal: Database<string, [roomId: string, gameId: string, step: number]>;
  readonly records: Database<StoredRecord, [roomId: string, gameId: string]>;
  readonly aliases: Database<StoredAlias, string>;
}

export const openTables = (root: RootDatabase): LmdbTables => ({
  rooms: root.openDB({ name: 'rooms' }),
  journal: root.openDB({ name: 'journal' }),
  records: root.openDB({ name: 'records' }),
  aliases: root.openDB({ name: 'aliases' }),
});

/** Every key that begins with this room, or with this game of it; no id begins with the sign behind the end. */
export const keysOf = (...ids: readonly string[]): { readonly start: never; readonly end: never } => ({
  start: [...ids] as never,
  end: [...ids, '\uffff'] as never,
});

/** The steps of one game from one on. */
export const stepsOf = (roomId: string, gameId: string, from: number) => ({
  start: [roomId, gameId, from] as [string, string, number],
  end: [roomId, gameId, Infinity] as [string, string, number],
});
