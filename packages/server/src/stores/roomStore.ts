import type { GameEvent, GameOptions, Intent, Outcome, Seat, SeatCount } from '@regicide/rules';
import type { Ack } from '@regicide/protocol';
import type { RoomDocument } from '../rooms/roomDocument.ts';

/** One accepted intent as journaled, whole and secret. `at` is server milliseconds since 1970. */
export interface JournalEntry {
  readonly gameId: string;
  readonly step: number;
  readonly at: number;
  readonly seat: Seat;
  readonly intent: Intent;
  readonly events: readonly GameEvent[];
}

/** A finished game: with its journal, enough to deal and play it again. No talk, no names. */
export interface GameRecord {
  readonly gameId: string;
  readonly seatCount: SeatCount;
  readonly options: GameOptions;
  readonly serverSeed: string;
  readonly nonceBySeat: readonly (string | null)[];
  readonly startedAt: number;
  readonly endedAt: number;
  readonly outcome: Outcome;
  /** Accepted intents; the journal of this game has as many entries. */
  readonly steps: number;
}

/** One state of a room: two histories may reach the same revision, but never with the same stamp. */
export type Version = Pick<RoomDocument, 'epoch' | 'revision' | 'stamp'>;

/** A commit, as every node that follows the room hears of it. A document is read only when it is asked for. */
export interface ChangedMessage {
  readonly kind: 'changed';
  readonly version: Version;
  /** When it was committed, by the clock of the node that did (server ms); null where the commit's own process tells it. */
  readonly at: number | null;
  readonly document: RoomDocument;
  readonly events: readonly GameEvent[] | null;
}

/** A newer connection of this member plays; its older ones say goodbye. */
export interface SupersededMessage {
  readonly kind: 'superseded';
  readonly memberId: string;
  readonly connectionId: string;
}

/** What a node tells the others of one room. */
export type FeedMessage = ChangedMessage | SupersededMessage;

export interface Commit {
  /** The document to store; its version is the new one. */
  readonly document: RoomDocument;
  /** What must be stored now, or null when the room must not exist yet. */
  readonly expected: Version | null;
  /** The request that this commit answers: a known one is not applied again. Null for the server's own changes. */
  readonly request: { readonly memberId: string; readonly requestId: string } | null;
  readonly events: readonly GameEvent[] | null;
  readonly journal: JournalEntry | null;
  /** Set in the commit that ends a game; record and journal of the game are then kept for the record's own time (a year). */
  readonly record: GameRecord | null;
  /** When the room may be forgotten, server ms. */
  readonly expiresAt: number;
}

export type CommitResult =
  | { readonly outcome: 'committed' }
  /** The request was committed before; this was its answer, and this is the room as stored now. Nothing was written. */
  | { readonly outcome: 'duplicate'; readonly ack: Ack; readonly document: RoomDocument }
  /** Another version is stored (null: no such room). Nothing was written. */
  | { readonly outcome: 'conflict'; readonly document: RoomDocument | null };

export interface Presence {
  readonly memberId: string;
  readonly connectionId: string;
  /** Server ms; a connection that is not touched until then is gone. */
  readonly expiresAt: number;
}

/** The store did not answer or lost its connection: whether the commit happened is unknown until it is asked again by id. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/**
 * Where rooms live. Two implementations keep one contract (test/stores/storeContract.ts): Redis, shared by many nodes, and
 * lmdb, embedded in one process. Every method may throw {@link StoreUnavailable} and nothing else.
 */
export interface RoomStore {
  readonly kind: 'redis' | 'lmdb';
  load(roomId: string): Promise<RoomDocument | null>;
  /** Where the stored document stands, without loading it. */
  versionOf(roomId: string): Promise<Version | null>;
  /** Compare-and-set, duplicate check, journal, record and expiry in one atomic step; published in it, or once it is safe. */
  commit(commit: Commit): Promise<CommitResult>;
  /** The journal of one game from a step on, oldest first. It has one entry for every step from 0 on. */
  journal(roomId: string, gameId: string, fromStep: number): Promise<readonly JournalEntry[]>;
  /** By the time of their end. */
  records(roomId: string): Promise<readonly GameRecord[]>;
  /** A renewed link: another code for a room. */
  addAlias(code: string, roomId: string, expiresAt: number): Promise<void>;
  roomIdOfAlias(code: string): Promise<string | null>;
  /** Messages of this room's feed, own ones included, until the returned function is called. Messages can be lost. */
  subscribe(roomId: string, listener: (message: FeedMessage) => void): Promise<() => Promise<void>>;
  publish(roomId: string, message: SupersededMessage): Promise<void>;
  /** Adds or refreshes a connection, and keeps the room from expiring before `roomExpiresAt`. */
  touchPresence(roomId: string, presence: Presence, roomExpiresAt: number): Promise<void>;
  dropPresence(roomId: string, connectionId: string): Promise<void>;
  /** Connections that have not lapsed at `now`. */
  presences(roomId: string, now: number): Promise<readonly Presence[]>;
  /** Called after a lost feed connection came back: revisions must be compared now. */
  onFeedRestored(listener: () => void): void;
  /** Whether the store answers. */
  ping(): Promise<boolean>;
  close(): Promise<void>;
}
