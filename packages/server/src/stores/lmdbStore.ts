import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { open, type Database, type RootDatabase } from 'lmdb';
import type { RoomDocument } from '../rooms/roomDocument.ts';
import { knownAnswer } from './knownAnswer.ts';
import { LocalFeed, type FeedListener } from './localFeed.ts';
import { LmdbExpiry } from './lmdbExpiry.ts';
import {
  StoreUnavailable,
  type Commit,
  type CommitResult,
  type FeedMessage,
  type GameRecord,
  type JournalEntry,
  type Presence,
  type RoomStore,
} from './roomStore.ts';

export interface LmdbOptions {
  /** Folder of the store; made when it is missing. One process at a time. */
  readonly dataDir: string;
  /** How long a finished game's record is kept, ms. */
  readonly recordTime: number;
  /** Server clock, ms since 1970. */
  readonly now?: () => number;
}

/** A presence moves a room's expiry only by steps of this, ms: no write for every touch. */
const EXPIRY_STEP = 60 * 60 * 1000;

/**
 * The embedded store. A commit resolves when its transaction is written: it survives the death of the process. lmdb
 * flushes to the disk right behind it, so a power cut may take the last moments, but never breaks the store.
 */
export const openLmdbStore = async ({
  dataDir,
  recordTime,
  now = Date.now,
}: LmdbOptions): Promise<RoomStore> => {
  await mkdir(dataDir, { recursive: true });
  return new LmdbStore(open({ path: join(dataDir, 'rooms.lmdb'), encoding: 'json' }), recordTime, now);
};

type JournalKey = [roomId: string, gameId: string, step: number];

class LmdbStore implements RoomStore {
  readonly kind = 'lmdb';
  readonly #root: RootDatabase;
  readonly #rooms: Database<RoomDocument, string>;
  readonly #journal: Database<JournalEntry, JournalKey>;
  readonly #records: Database<GameRecord, [room: string, game: string]>;
  readonly #aliases: Database<string, string>;
  readonly #expiry: LmdbExpiry;
  readonly #feed = new LocalFeed();
  /** One process: who is connected dies with it, so it needs no disk. */
  readonly #presencesByRoom = new Map<string, Map<string, Presence>>();
  #isOpen = true;
  readonly #now: () => number;
  readonly #recordTime: number;

  constructor(root: RootDatabase, recordTime: number, now: () => number) {
    this.#root = root;
    this.#now = now;
    this.#recordTime = recordTime;
    this.#rooms = root.openDB({ name: 'rooms', encoding: 'json' });
    this.#journal = root.openDB({ name: 'journal', encoding: 'json' });
    this.#records = root.openDB({ name: 'records', encoding: 'json' });
    this.#aliases = root.openDB({ name: 'aliases', encoding: 'json' });
    this.#expiry = new LmdbExpiry(root, now, {
      room: (roomId) => this.#forgetRoom(roomId),
      record: (roomId, gameId) => this.#forgetRecord(roomId, gameId),
      alias: (code) => void this.#aliases.remove(code),
    });
  }

  load(roomId: string): Promise<RoomDocument | null> {
    return this.#read(() => this.#stored(roomId));
  }

  async revisionOf(roomId: string): Promise<Pick<RoomDocument, 'epoch' | 'revision'> | null> {
    return this.load(roomId);
  }

  async commit(commit: Commit): Promise<CommitResult> {
    const { document, events } = commit;
    const result = await this.#write(() => this.#apply(commit));
    if (result.outcome === 'committed')
      await this.publish(document.id, { kind: 'changed', document, events });
    return result;
  }

  journal(roomId: string, gameId: string, fromStep: number): Promise<readonly JournalEntry[]> {
    const start: JournalKey = [roomId, gameId, fromStep];
    const end: JournalKey = [roomId, gameId, Infinity];
    return this.#read(() => Array.from(this.#journal.getRange({ start, end }), ({ value }) => value));
  }

  records(roomId: string): Promise<readonly GameRecord[]> {
    return this.#read(() => Array.from(this.#records.getRange(ofRoom(roomId)), ({ value }) => value));
  }

  async addAlias(code: string, roomId: string, expiresAt: number): Promise<void> {
    await this.#write(() => {
      void this.#aliases.put(code, roomId);
      this.#expiry.set(['alias', code], expiresAt);
    });
  }

  roomIdOfAlias(code: string): Promise<string | null> {
    return this.#read(() =>
      this.#expiry.isOver(['alias', code]) ? null : (this.#aliases.get(code) ?? null),
    );
  }

  async subscribe(roomId: string, listener: FeedListener): Promise<() => Promise<void>> {
    this.#feed.add(roomId, listener);
    return async () => void this.#feed.remove(roomId, listener);
  }

  async publish(roomId: string, message: FeedMessage): Promise<void> {
    setImmediate(() => this.#feed.deliver(roomId, message));
  }

  async touchPresence(roomId: string, presence: Presence, roomExpiresAt: number): Promise<void> {
    const presences = this.#presencesByRoom.get(roomId) ?? new Map<string, Presence>();
    this.#presencesByRoom.set(roomId, presences.set(presence.connectionId, presence));
    const stored = this.#expiry.of(['room', roomId]);
    if (stored === undefined || roomExpiresAt - stored < EXPIRY_STEP) return;
    await this.#write(() => this.#expiry.set(['room', roomId], roomExpiresAt));
  }

  async dropPresence(roomId: string, connectionId: string): Promise<void> {
    const presences = this.#presencesByRoom.get(roomId);
    if (presences?.delete(connectionId) && presences.size === 0) this.#presencesByRoom.delete(roomId);
  }

  async presences(roomId: string, now: number): Promise<readonly Presence[]> {
    return [...(this.#presencesByRoom.get(roomId)?.values() ?? [])].filter(
      ({ expiresAt }) => expiresAt > now,
    );
  }

  /** The feed of one process is never interrupted. */
  onFeedRestored(): void {}

  async ping(): Promise<boolean> {
    return this.#isOpen;
  }

  async close(): Promise<void> {
    this.#isOpen = false;
    this.#expiry.stop();
    await this.#root.flushed;
    await this.#root.close();
  }

  #stored(roomId: string): RoomDocument | null {
    return this.#expiry.isOver(['room', roomId]) ? null : (this.#rooms.get(roomId) ?? null);
  }

  /** Runs inside a write transaction. */
  #apply({ document, expected, request, journal, record, expiresAt }: Commit): CommitResult {
    const stored = this.#stored(document.id);
    const ack = request === null || stored === null ? null : knownAnswer(stored.answered, request);
    if (ack !== null) return { outcome: 'duplicate', ack };
    if (stored?.epoch !== expected?.epoch || stored?.revision !== expected?.revision)
      return { outcome: 'conflict', document: stored };
    if (expected === null) this.#forgetRoom(document.id);
    void this.#rooms.put(document.id, document);
    this.#expiry.set(['room', document.id], expiresAt);
    if (journal !== null) void this.#journal.put([document.id, journal.gameId, journal.step], journal);
    if (record !== null) {
      void this.#records.put([document.id, record.gameId], record);
      this.#expiry.set(['record', document.id, record.gameId], this.#now() + this.#recordTime);
    }
    return { outcome: 'committed' };
  }

  /** The journals of recorded games stay as long as their records. */
  #forgetRoom(roomId: string): void {
    void this.#rooms.remove(roomId);
    this.#presencesByRoom.delete(roomId);
    for (const key of [...this.#journal.getKeys(ofRoom(roomId))])
      if (!this.#records.doesExist([roomId, key[1]])) void this.#journal.remove(key);
  }

  #forgetRecord(roomId: string, gameId: string): void {
    void this.#records.remove([roomId, gameId]);
    const start: JournalKey = [roomId, gameId, 0];
    const end: JournalKey = [roomId, gameId, Infinity];
    for (const key of [...this.#journal.getKeys({ start, end })]) void this.#journal.remove(key);
  }

  async #read<T>(read: () => T): Promise<T> {
    try {
      return read();
    } catch (error) {
      throw new StoreUnavailable('the embedded store failed to read', { cause: error });
    }
  }

  async #write<T>(write: () => T): Promise<T> {
    try {
      return await this.#root.transaction(write);
    } catch (error) {
      throw new StoreUnavailable('the embedded store failed to write', { cause: error });
    }
  }
}

/** Every key that begins with this room; no id sorts behind its last sign. */
const ofRoom = (roomId: string) => ({ start: [roomId] as never, end: [roomId, '\uffff'] as never });
