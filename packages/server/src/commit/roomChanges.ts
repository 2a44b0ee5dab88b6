import type { GameEvent } from '@regicide/rules';
import type { Log } from '../log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { isNewer } from '../rooms/age.ts';
import type { RoomDocument } from '../rooms/roomDocument.ts';
import { knownAnswer } from '../stores/knownAnswer.ts';
import {
  StoreUnavailable,
  type Commit,
  type CommitResult,
  type FeedMessage,
  type RoomStore,
} from '../stores/roomStore.ts';
import { withAnswer, type Request } from './answered.ts';
import type { Changed, Decide, Decided } from './changeRoom.ts';
import { FollowedRoom } from './followedRoom.ts';

export interface RoomChangesOptions {
  readonly store: RoomStore;
  /** Server clock, ms since 1970. */
  readonly now: () => number;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** When a room may be forgotten that changes at this time; both server ms. */
  readonly expiresAt: (room: RoomDocument, at: number) => number;
  readonly metrics?: Pick<Metrics, 'commitAnswered' | 'storeFailed'>;
  /** Resolves after so many ms; a simulation has its own time. */
  readonly wait?: (ms: number) => Promise<void>;
}

export type ChangeListener = (document: RoomDocument, events: readonly GameEvent[] | null) => void;
export type SupersededListener = (roomId: string, memberId: string, connectionId: string) => void;

/** How often a conflict is decided again. */
const MAX_CONFLICTS = 5;
/** How long an unknown outcome is asked again before the client is told to ask, ms. */
const UNKNOWN_TIME = 5_000;
const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 1_000;
/** How often followed rooms are compared with the store, ms: the feed may lose messages. */
export const COMPARE_INTERVAL = 10_000;

/** The only way to change a room: decide on the newest document, commit, and only then tell anybody. */
export class RoomChanges {
  readonly #options: Required<Omit<RoomChangesOptions, 'metrics'>> & Pick<RoomChangesOptions, 'metrics'>;
  readonly #queueByRoom = new Map<string, Promise<unknown>>();
  readonly #followedByRoom = new Map<string, FollowedRoom>();
  readonly #changeListeners: ChangeListener[] = [];
  readonly #supersededListeners: SupersededListener[] = [];
  readonly #compareTimer: NodeJS.Timeout;
  #isClosed = false;

  constructor(options: RoomChangesOptions) {
    this.#options = { wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)), ...options };
    options.store.onFeedRestored(() => void this.compareAll());
    this.#compareTimer = setInterval(() => void this.compareAll(), COMPARE_INTERVAL).unref();
  }

  /** Called for every change of a followed room, in its order; events only where nothing was missed before them. */
  onChanged(listener: ChangeListener): void {
    this.#changeListeners.push(listener);
  }

  onSuperseded(listener: SupersededListener): void {
    this.#supersededListeners.push(listener);
  }

  /**
   * Applies what `decide` says, once. The answer is `ok` only after it was stored; `store/unavailable` claims nothing:
   * the same request may be asked again, and is answered by what became of it. Changes of a room wait for one another.
   */
  change(roomId: string, request: Request | null, decide: Decide): Promise<Changed> {
    const before = this.#queueByRoom.get(roomId) ?? Promise.resolve();
    const changed = before.then(() => this.#change(roomId, request, decide));
    const settled = changed.catch(() => {});
    this.#queueByRoom.set(roomId, settled);
    void settled.then(() => {
      if (this.#queueByRoom.get(roomId) === settled) this.#queueByRoom.delete(roomId);
    });
    return changed;
  }

  /** The room as stored now. Throws StoreUnavailable. */
  async read(roomId: string): Promise<RoomDocument | null> {
    const document = await this.#options.store.load(roomId);
    if (document !== null) this.#note(document, null);
    return document;
  }

  /** From now on changes of the room that other nodes make are seen here. Rejects with StoreUnavailable. */
  async follow(roomId: string): Promise<void> {
    const followed = this.#followedByRoom.get(roomId) ?? new FollowedRoom(roomId, this.#options.store);
    this.#followedByRoom.set(roomId, followed);
    await followed.enter((message) => this.#receive(roomId, message));
  }

  async unfollow(roomId: string): Promise<void> {
    const followed = this.#followedByRoom.get(roomId);
    if (followed === undefined || !followed.isLeftByLast()) return;
    this.#followedByRoom.delete(roomId);
    await followed.stop();
  }

  /** Loads what the feed has lost, and notices a store that came back older. */
  async compareAll(): Promise<void> {
    for (const roomId of [...this.#followedByRoom.keys()]) {
      try {
        await this.#compare(roomId);
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        this.#options.log.warn({ code: 'store/unavailable', room: roomId }, 'a room could not be compared');
        return;
      }
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#compareTimer);
    await Promise.all(this.#queueByRoom.values());
    await Promise.all([...this.#followedByRoom.values()].map((followed) => followed.stop()));
    this.#followedByRoom.clear();
  }

  async #change(roomId: string, request: Request | null, decide: Decide): Promise<Changed> {
    const giveUpAt = this.#options.now() + UNKNOWN_TIME;
    for (let pause = FIRST_PAUSE; ; pause = Math.min(LONGEST_PAUSE, pause * 2)) {
      try {
        return await this.#attempt(roomId, request, decide, pause === FIRST_PAUSE);
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        this.#options.metrics?.storeFailed();
        if (this.#isClosed || this.#options.now() + pause > giveUpAt) {
          this.#options.log.warn(
            { code: 'store/unavailable', room: roomId },
            'the outcome of a change is unknown',
          );
          return { ack: { ok: false, code: 'store/unavailable' }, document: null };
        }
        await this.#options.wait(pause);
      }
    }
  }

  /** One try. After an unknown outcome the store is read anew: it knows the request, or it was not applied. */
  async #attempt(
    roomId: string,
    request: Request | null,
    decide: Decide,
    mayUseCache: boolean,
  ): Promise<Changed> {
    const cached = mayUseCache ? (this.#followedByRoom.get(roomId)?.newest ?? null) : null;
    let isFresh = cached === null;
    let room = cached ?? (await this.read(roomId));
    for (let conflicts = 0; ;) {
      if (room === null) return { ack: { ok: false, code: 'room/not_found' }, document: null };
      const known = request === null ? null : knownAnswer(room.answered, request);
      if (known !== null) return { ack: known, document: room };
      const decided = decide(room);
      if (decided.kind === 'nothing') return { ack: { ok: true, revision: room.revision }, document: room };
      if (decided.kind === 'rejected') {
        if (isFresh) return { ack: { ok: false, code: decided.code }, document: room };
        // What is cached may be behind another node: no false refusal.
        room = await this.read(roomId);
        isFresh = true;
        continue;
      }
      const commit = this.#commitOf(room, request, decided);
      const result = await this.#commit(commit);
      if (result.outcome === 'committed') {
        this.#note(commit.document, decided.events);
        return { ack: { ok: true, revision: commit.document.revision }, document: commit.document };
      }
      if (result.outcome === 'duplicate') return { ack: result.ack, document: await this.read(roomId) };
      if (conflicts++ === MAX_CONFLICTS)
        return { ack: { ok: false, code: 'store/unavailable' }, document: null };
      room = result.document === null ? null : await this.#catchUp(result.document);
      isFresh = true;
    }
  }

  #commitOf(room: RoomDocument, request: Request | null, decided: Decided & { kind: 'change' }): Commit {
    const at = this.#options.now();
    const revision = room.revision + 1;
    const answered =
      request === null
        ? decided.document.answered
        : withAnswer(decided.document.answered, request, { ok: true, revision });
    const document: RoomDocument = { ...decided.document, epoch: room.epoch, revision, answered };
    return {
      document,
      expected: { epoch: room.epoch, revision: room.revision },
      request,
      events: decided.events,
      journal: decided.journal === null ? null : { ...decided.journal, at },
      record: decided.record,
      expiresAt: this.#options.expiresAt(document, at),
    };
  }

  async #commit(commit: Commit): Promise<CommitResult> {
    const { store, metrics } = this.#options;
    const start = performance.now();
    try {
      const result = await store.commit(commit);
      metrics?.commitAnswered(result.outcome, performance.now() - start);
      return result;
    } catch (error) {
      metrics?.commitAnswered('unknown', performance.now() - start);
      throw error;
    }
  }

  #receive(roomId: string, message: FeedMessage): void {
    if (message.kind === 'changed') return this.#note(message.document, message.events);
    for (const listener of this.#supersededListeners)
      listener(roomId, message.memberId, message.connectionId);
  }

  /** Keeps a followed room's newest document and tells of it; what is not newer was told before. */
  #note(document: RoomDocument, events: readonly GameEvent[] | null): void {
    const followed = this.#followedByRoom.get(document.id);
    if (followed === undefined) return;
    const isNews = followed.newest === null || isNewer(document, followed.newest);
    if (!isNews) return;
    followed.newest = document;
    for (const listener of this.#changeListeners) listener(document, events);
  }

  async #compare(roomId: string): Promise<void> {
    const newest = this.#followedByRoom.get(roomId)?.newest ?? null;
    const stored = await this.#options.store.revisionOf(roomId);
    if (newest === null || stored === null) return;
    if (stored.epoch === newest.epoch && stored.revision === newest.revision) return;
    const document = await this.#options.store.load(roomId);
    if (document !== null) await this.#catchUp(document);
  }

  /**
   * The stored document, noted. Where it is older than what was shown here, the store has lost commits: the epoch
   * grows, so that everybody takes the older state for the newer view, and is told.
   */
  async #catchUp(stored: RoomDocument): Promise<RoomDocument> {
    const newest = this.#followedByRoom.get(stored.id)?.newest ?? null;
    if (newest === null || !isNewer(newest, stored)) {
      this.#note(stored, null);
      return stored;
    }
    // Nobody waits while this is read again: a commit of ours may just have been noted.
    const again = await this.#options.store.load(stored.id);
    if (again === null || !isNewer(newest, again)) return again ?? stored;
    const at = this.#options.now();
    const document: RoomDocument = {
      ...again,
      epoch: newest.epoch + 1,
      revision: again.revision + 1,
      rolledBackAt: at,
    };
    const result = await this.#commit({
      document,
      expected: { epoch: again.epoch, revision: again.revision },
      request: null,
      events: null,
      journal: null,
      record: null,
      expiresAt: this.#options.expiresAt(document, at),
    });
    const current =
      result.outcome === 'committed' ? document : result.outcome === 'conflict' ? result.document : null;
    if (result.outcome === 'committed')
      this.#options.log.error(
        { code: 'store/rolled_back', room: stored.id, lost: newest.revision - again.revision },
        'the store came back older than what was shown',
      );
    this.#note(current ?? document, null);
    return current ?? document;
  }
}

export const createRoomChanges = (options: RoomChangesOptions): RoomChanges => new RoomChanges(options);
