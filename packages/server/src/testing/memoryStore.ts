import type { Ack } from '@regicide/protocol';
import { answersOf, knownAnswer, requestText } from '../stores/answers.ts';
import { roomOf, textOf, versionOf, versionText, type DocumentText } from '../stores/documentText.ts';
import { LocalFeed } from '../stores/localFeed.ts';
import { LocalPresences } from '../stores/localPresences.ts';
import type {
  ChangedMessage,
  Commit,
  CommitResult,
  GameRecord,
  JournalEntry,
  RoomStore,
} from '../stores/roomStore.ts';

/** What a store holds, as texts: nothing in it is shared with who asked. */
interface Contents {
  readonly rooms: Map<string, StoredRoom>;
  /** By room and game. */
  readonly journals: Map<string, readonly string[]>;
  readonly records: Map<string, readonly string[]>;
  readonly aliases: Map<string, { readonly roomId: string; readonly expiresAt: number }>;
}

export interface MemoryStoreOptions {
  /** Server clock, ms since 1970. */
  readonly now: () => number;
  /** How long a finished game's record is kept, ms; for ever without it. Its journal stays. */
  readonly recordTime?: number;
}

type StoredRoom = DocumentText & { readonly expiresAt: number };

/** A store in memory that keeps the contract of the real ones. Many nodes may share it. */
export class MemoryStore implements RoomStore {
  readonly kind = 'redis';
  contents: Contents = { rooms: new Map(), journals: new Map(), records: new Map(), aliases: new Map() };
  /** Called with every commit that was applied, in the order of the store. */
  onApplied: (commit: Commit) => void = () => {};
  readonly #feed = new LocalFeed();
  readonly #presences = new LocalPresences();

  constructor(readonly options: MemoryStoreOptions) {}

  /** The contents as they are now, for {@link MemoryStore.restore}: a backup that comes back. */
  backup(): Contents {
    const { rooms, journals, records, aliases } = this.contents;
    return {
      rooms: new Map(rooms),
      journals: new Map(journals),
      records: new Map(records),
      aliases: new Map(aliases),
    };
  }

  restore(contents: Contents): void {
    this.contents = contents;
  }

  async load(roomId: string) {
    const stored = this.#living(roomId);
    return stored === null ? null : roomOf(stored);
  }

  async versionOf(roomId: string) {
    const stored = this.#living(roomId);
    return stored === null ? null : versionOf(stored.version);
  }

  async commit(commit: Commit): Promise<CommitResult> {
    const { document, expected, request, events, journal, record, expiresAt } = commit;
    const { rooms, journals, records } = this.contents;
    const stored = this.#living(document.id);
    const ack = stored === null || request === null ? null : this.answerTo(request, stored);
    if (stored !== null && ack !== null) return { outcome: 'duplicate', ack, document: roomOf(stored) };
    if (!this.isExpected(expected, stored)) return this.conflict(stored);
    const text = textOf(document);
    rooms.set(document.id, { ...text, expiresAt });
    if (journal !== null) append(journals, `${document.id} ${journal.gameId}`, journal);
    if (record !== null) append(records, document.id, record);
    this.onApplied(commit);
    const message = changedMessage(text, this.options.now(), JSON.stringify(events));
    setImmediate(() => this.#feed.deliver(document.id, message));
    return { outcome: 'committed' };
  }

  async journal(roomId: string, gameId: string, fromStep: number) {
    const lines = this.contents.journals.get(`${roomId} ${gameId}`) ?? [];
    return lines.slice(fromStep).map((line) => JSON.parse(line) as JournalEntry);
  }

  async records(roomId: string) {
    const { now, recordTime = Infinity } = this.options;
    const records = (this.contents.records.get(roomId) ?? []).map((text) => JSON.parse(text) as GameRecord);
    return records
      .filter(({ endedAt }) => endedAt > now() - recordTime)
      .sort((a, b) => a.endedAt - b.endedAt);
  }

  async addAlias(code: string, roomId: string, expiresAt: number) {
    this.contents.aliases.set(code, { roomId, expiresAt });
  }

  async roomIdOfAlias(code: string) {
    const alias = this.contents.aliases.get(code);
    return alias === undefined || alias.expiresAt <= this.options.now() ? null : alias.roomId;
  }

  async subscribe(...[roomId, listener]: Parameters<RoomStore['subscribe']>) {
    this.#feed.add(roomId, listener);
    return async () => void this.#feed.remove(roomId, listener);
  }

  async publish(...[roomId, message]: Parameters<RoomStore['publish']>) {
    setImmediate(() => this.#feed.deliver(roomId, message));
  }

  async touchPresence(...[roomId, presence, roomExpiresAt]: Parameters<RoomStore['touchPresence']>) {
    this.#presences.touch(roomId, presence);
    const stored = this.#living(roomId);
    if (stored !== null && stored.expiresAt < roomExpiresAt)
      this.contents.rooms.set(roomId, { ...stored, expiresAt: roomExpiresAt });
  }

  async dropPresence(roomId: string, connectionId: string) {
    this.#presences.drop(roomId, connectionId);
  }

  async presences(roomId: string, now: number) {
    return this.#presences.of(roomId, now);
  }

  /** The feed of one process is never interrupted. */
  onFeedRestored(): void {}

  async ping() {
    return true;
  }

  async close() {}

  /** The three parts of a commit that a test's mutant may spoil. */
  protected answerTo(request: NonNullable<Commit['request']>, { answered }: StoredRoom): Ack | null {
    return answered.includes(requestText(request)) ? knownAnswer(answersOf(answered), request) : null;
  }

  protected isExpected(expected: Commit['expected'], stored: StoredRoom | null): boolean {
    return stored?.version === (expected === null ? undefined : versionText(expected));
  }

  protected conflict(stored: StoredRoom | null): CommitResult {
    return { outcome: 'conflict', document: stored === null ? null : roomOf(stored) };
  }

  #living(roomId: string): StoredRoom | null {
    const stored = this.contents.rooms.get(roomId);
    return stored === undefined || stored.expiresAt <= this.options.now() ? null : stored;
  }
}

const append = (lists: Map<string, readonly string[]>, key: string, value: unknown): void => {
  lists.set(key, [...(lists.get(key) ?? []), JSON.stringify(value)]);
};

/** Parsed anew by whoever looks at it, as with a message over a wire. */
const changedMessage = (text: DocumentText, at: number, events: string): ChangedMessage => ({
  kind: 'changed',
  version: versionOf(text.version),
  at,
  get document() {
    return roomOf(text);
  },
  get events() {
    return JSON.parse(events) as ChangedMessage['events'];
  },
});
