import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { open, type RootDatabase } from 'lmdb';
import type { RoomDocument } from '../rooms/roomDocument.ts';
import { knownAnswer, requestText } from './answers.ts';
import { roomOf, schemaOf, textOf, versionOf, versionText, type DocumentText } from './documentText.ts';
import { LmdbDeadlines, type Perishable } from './lmdbDeadlines.ts';
import { keysOf, openTables, stepsOf, type LmdbTables, type StoredRoom } from './lmdbTables.ts';
import { LocalFeed, type FeedListener } from './localFeed.ts';
import { LocalPresences } from './localPresences.ts';
import { badFolder, prepareFolder } from './storeFolder.ts';
import type { StoreUpkeep, StoreUsage } from './storeUpkeep.ts';
import {
  StoreUnavailable,
  type Commit,
  type CommitResult,
  type FeedMessage,
  type GameRecord,
  type JournalEntry,
  type Presence,
  type RoomStore,
  type SupersededMessage,
  type Version,
} from './roomStore.ts';

export interface LmdbOptions {
  /** Folder of the store; made when it is missing. One process at a time: the feed does not leave it. */
  readonly dataDir: string;
  /** How long a finished game's record is kept, ms. */
  readonly recordTime: number;
  /** Bytes that it is meant to hold at most; what the disk has free may be less. */
  readonly sizeLimit?: number;
  /** Server clock, ms since 1970. */
  readonly now?: () => number;
}

/**
 * A life that is put off again and again (every touch of a presence) is put off by this part more than asked, so that
 * most of the times nothing has to be written.
 */
const SPARE_LIFE = 0.1;
/** So many ids are read at once, since a read holds up the event loop. */
const ID_BATCH = 500;

/**
 * The embedded store. A commit resolves when it lies on the disk: lmdb's own order (data, fsync, then the page that
 * points to it), without `overlappingSync`, which would resolve before the fsync. Commits that come while one is being
 * written go to the disk together. Rejects with BadFolder when the folder cannot be used.
 */
export const openLmdbStore = async ({
  dataDir,
  recordTime,
  sizeLimit = Infinity,
  now = Date.now,
}: LmdbOptions): Promise<LmdbStore> => {
  const file = join(dataDir, 'rooms.lmdb');
  await prepareFolder(dataDir, file);
  try {
    const root = open({ path: file, overlappingSync: false });
    return new LmdbStore(root, { file, recordTime, sizeLimit, now });
  } catch (error) {
    throw badFolder(error);
  }
};

interface Settings extends Required<Omit<LmdbOptions, 'dataDir'>> {
  readonly file: string;
}

export class LmdbStore implements RoomStore, StoreUpkeep {
  readonly kind = 'lmdb';
  readonly #root: RootDatabase;
  readonly #tables: LmdbTables;
  readonly #deadlines: LmdbDeadlines;
  readonly #feed = new LocalFeed();
  readonly #presences = new LocalPresences();
  readonly #file: string;
  readonly #sizeLimit: number;
  readonly #recordTime: number;
  readonly #now: () => number;
  #isClosed = false;

  constructor(root: RootDatabase, { file, recordTime, sizeLimit, now }: Settings) {
    this.#root = root;
    this.#file = file;
    this.#sizeLimit = sizeLimit;
    this.#tables = openTables(root);
    this.#deadlines = new LmdbDeadlines(root, now, (kind, id, gameId) => this.#forget(kind, id, gameId));
    this.#recordTime = recordTime;
    this.#now = now;
  }

  load(roomId: string): Promise<RoomDocument | null> {
    return this.#read(() => {
      const stored = this.#living(roomId);
      return stored === null ? null : roomOf(stored);
    });
  }

  versionOf(roomId: string): Promise<Version | null> {
    return this.#read(() => {
      const stored = this.#living(roomId);
      return stored === null ? null : versionOf(stored.version);
    });
  }

  async commit(commit: Commit): Promise<CommitResult> {
    const { document, events } = commit;
    const text = textOf(document);
    const result = await this.#write(() => this.#apply(commit, text));
    if (result.outcome === 'committed') {
      const { epoch, revision, stamp } = document;
      const version = { epoch, revision, stamp };
      this.#deliver(document.id, { kind: 'changed', version, at: null, document, events });
    }
    return result;
  }

  journal(roomId: string, gameId: string, fromStep: number): Promise<readonly JournalEntry[]> {
    return this.#read(() => {
      const lines = [...this.#tables.journal.getRange(stepsOf(roomId, gameId, fromStep))];
      return lines.map(({ value }) => JSON.parse(value) as JournalEntry);
    });
  }

  records(roomId: string): Promise<readonly GameRecord[]> {
    return this.#read(() => {
      const stored = [...this.#tables.records.getRange(keysOf(roomId))].map(({ value }) => value);
      return stored
        .filter(({ expiresAt }) => expiresAt > this.#now())
        .map(({ record }) => JSON.parse(record) as GameRecord)
        .sort((a, b) => a.endedAt - b.endedAt);
    });
  }

  async addAlias(code: string, roomId: string, expiresAt: number): Promise<void> {
    const stored = await this.#read(() => this.#tables.aliases.get(code));
    if (stored?.roomId === roomId && stored.expiresAt >= expiresAt) return;
    await this.#write(() => {
      const dueAt = this.#deadlines.enter(expiresAt, stored?.dueAt ?? null, 'alias', code);
      const spare = stored === undefined ? 0 : this.#spareLife(expiresAt);
      void this.#tables.aliases.put(code, { roomId, expiresAt: expiresAt + spare, dueAt });
    });
  }

  roomIdOfAlias(code: string): Promise<string | null> {
    return this.#read(() => {
      const alias = this.#tables.aliases.get(code);
      return alias === undefined || alias.expiresAt <= this.#now() ? null : alias.roomId;
    });
  }

  async subscribe(roomId: string, listener: FeedListener): Promise<() => Promise<void>> {
    this.#feed.add(roomId, listener);
    return async () => void this.#feed.remove(roomId, listener);
  }

  async publish(roomId: string, message: SupersededMessage): Promise<void> {
    this.#deliver(roomId, message);
  }

  async touchPresence(roomId: string, presence: Presence, roomExpiresAt: number): Promise<void> {
    this.#presences.touch(roomId, presence);
    const stored = await this.#read(() => this.#living(roomId));
    if (stored === null || stored.expiresAt >= roomExpiresAt) return;
    await this.#write(() => {
      const current = this.#living(roomId);
      if (current === null || current.expiresAt >= roomExpiresAt) return;
      const expiresAt = roomExpiresAt + this.#spareLife(roomExpiresAt);
      void this.#tables.rooms.put(roomId, { ...current, expiresAt });
    });
  }

  async dropPresence(roomId: string, connectionId: string): Promise<void> {
    this.#presences.drop(roomId, connectionId);
  }

  async presences(roomId: string, now: number): Promise<readonly Presence[]> {
    return this.#presences.of(roomId, now);
  }

  /** The feed of one process is never interrupted. */
  onFeedRestored(): void {}

  async ping(): Promise<boolean> {
    return !this.#isClosed;
  }

  /** Removes at once what has expired; the store does it by itself twice a minute. */
  async sweep(): Promise<void> {
    await this.#deadlines.sweep();
  }

  async *roomIds(): AsyncGenerator<string> {
    for (let after = ''; ;) {
      const ids = await this.#read(() => [...this.#tables.rooms.getKeys({ start: after, limit: ID_BATCH })]);
      const fresh = ids.filter((id) => id !== after);
      if (fresh.length === 0) return;
      for (const id of fresh) if ((await this.versionOf(id)) !== null) yield id;
      after = fresh.at(-1)!;
    }
  }

  schemaOf(roomId: string): Promise<number | null> {
    return this.#read(() => {
      const stored = this.#living(roomId);
      return stored === null ? null : schemaOf(stored.document);
    });
  }

  /** Pages in use; the file keeps those that were freed and uses them again. */
  async usage(): Promise<StoreUsage> {
    return this.#ask(async () => {
      const tables = [this.#root, ...Object.values(this.#tables), this.#deadlines.table];
      const used = tables.reduce((sum, table) => sum + sizeOf(table), 0);
      const [{ size }, { bavail, bsize }] = await Promise.all([stat(this.#file), statfs(this.#file)]);
      return { used, limit: Math.min(this.#sizeLimit, size + bavail * bsize) };
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#deadlines.stop();
    await this.#root.close();
  }

  #living(roomId: string): StoredRoom | null {
    const stored = this.#tables.rooms.get(roomId);
    return stored === undefined || stored.expiresAt <= this.#now() ? null : stored;
  }

  #spareLife(expiresAt: number): number {
    return Math.max(0, expiresAt - this.#now()) * SPARE_LIFE;
  }

  /** Inside a write transaction: nothing comes between what is read here and what is written. */
  #apply(
    { document, expected, request, journal, record, expiresAt }: Commit,
    text: DocumentText,
  ): CommitResult {
    const stored = this.#living(document.id);
    if (stored !== null && request !== null && stored.answered.includes(requestText(request))) {
      const room = roomOf(stored);
      return { outcome: 'duplicate', ack: knownAnswer(room.answered, request)!, document: room };
    }
    if (stored?.version !== (expected === null ? undefined : versionText(expected)))
      return { outcome: 'conflict', document: stored === null ? null : roomOf(stored) };
    const { id } = document;
    // One that has expired but was not swept yet leaves nothing to the new room of the same code.
    if (stored === null) this.#forgetRoom(id);
    const dueAt = this.#deadlines.enter(expiresAt, stored?.dueAt ?? null, 'room', id);
    void this.#tables.rooms.put(id, { ...text, expiresAt, dueAt });
    if (journal !== null)
      void this.#tables.journal.put([id, journal.gameId, journal.step], JSON.stringify(journal));
    if (record !== null) {
      const until = this.#deadlines.enter(this.#now() + this.#recordTime, null, 'record', id, record.gameId);
      void this.#tables.records.put([id, record.gameId], {
        record: JSON.stringify(record),
        expiresAt: until,
      });
    }
    return { outcome: 'committed' };
  }

  #forget(kind: Perishable, id: string, gameId: string): number | null {
    if (kind === 'record') return this.#forgetRecord(id, gameId);
    const table = this.#tables[kind === 'room' ? 'rooms' : 'aliases'];
    const stored = table.get(id);
    if (stored === undefined) return null;
    if (stored.expiresAt > this.#now()) {
      void (table as LmdbTables['rooms']).put(id, { ...(stored as StoredRoom), dueAt: stored.expiresAt });
      return stored.expiresAt;
    }
    if (kind === 'room') this.#forgetRoom(id);
    else void table.remove(id);
    return null;
  }

  /** The journals of recorded games stay as long as their records. */
  #forgetRoom(roomId: string): void {
    const { rooms, journal, records } = this.#tables;
    void rooms.remove(roomId);
    for (const key of [...journal.getKeys(keysOf(roomId))])
      if (!records.doesExist([roomId, key[1]])) void journal.remove(key);
  }

  #forgetRecord(roomId: string, gameId: string): null {
    void this.#tables.records.remove([roomId, gameId]);
    for (const key of [...this.#tables.journal.getKeys(stepsOf(roomId, gameId, 0))])
      void this.#tables.journal.remove(key);
    return null;
  }

  /** Behind the commit's own answer: whoever committed goes first. */
  #deliver(roomId: string, message: FeedMessage): void {
    setImmediate(() => this.#feed.deliver(roomId, message));
  }

  async #read<T>(read: () => T): Promise<T> {
    return this.#ask(async () => read());
  }

  async #write<T>(write: () => T): Promise<T> {
    return this.#ask(() => this.#root.transaction(write));
  }

  async #ask<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isClosed) throw new StoreUnavailable('the store is closed');
    try {
      return await work();
    } catch (error) {
      throw new StoreUnavailable('the embedded store failed', { cause: error });
    }
  }
}

const sizeOf = (table: { getStats(): object }): number => {
  const { pageSize, treeBranchPageCount, treeLeafPageCount, overflowPages } = table.getStats() as {
    readonly [key: string]: number;
  };
  return pageSize! * (treeBranchPageCount! + treeLeafPageCount! + overflowPages!);
};
