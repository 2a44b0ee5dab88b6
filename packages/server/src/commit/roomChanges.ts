import { nanoid } from 'nanoid';
import type { GameEvent } from '@regicide/rules';
import { bugOf } from '../log.ts';
import type { RoomDocument } from '../rooms/roomDocument.ts';
import { knownAnswer } from '../stores/answers.ts';
import { StoreUnavailable, type FeedMessage } from '../stores/roomStore.ts';
import { withAnswer, type Request } from './answered.ts';
import type { Changed, Decide, Decided } from './changeRoom.ts';
import { isRolledBack, RoomSlot } from './roomSlot.ts';
import { StoreAccess, type Change, type StoreAccessOptions } from './storeAccess.ts';

type TimeOptions = Partial<Pick<StoreAccessOptions, 'stamp' | 'wait'>> & {
  /** Calls again and again, every so many ms, until the returned function is called. */
  readonly every?: (ms: number, work: () => void) => () => void;
};
/** A simulation brings its own time and chance. */
export type RoomChangesOptions = Omit<StoreAccessOptions, 'stamp' | 'wait'> &
  TimeOptions & {
    /** What follows from a change in the room itself, before it is stored at this time, server ms: a move that is due. */
    readonly settle?: (room: RoomDocument, at: number) => RoomDocument;
  };

export type ChangeListener = (document: RoomDocument, events: readonly GameEvent[] | null) => void;
export type SupersededListener = (roomId: string, memberId: string, connectionId: string) => void;

/** How often a conflict is decided again. */
const MAX_CONFLICTS = 5;
/** How often followed rooms are compared with the store, ms: the feed may lose messages. */
export const COMPARE_INTERVAL = 10_000;
/** Rooms that are compared at once. */
const COMPARE_WIDTH = 16;

const UNAVAILABLE: Changed = { ack: { ok: false, code: 'store/unavailable' }, document: null };
const NOT_FOUND: Changed = { ack: { ok: false, code: 'room/not_found' }, document: null };

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const every = (ms: number, work: () => void): (() => void) => {
  const timer = setInterval(work, ms).unref();
  return () => clearInterval(timer);
};

export const createRoomChanges = (options: RoomChangesOptions): RoomChanges => new RoomChanges(options);

/** The only way to change a room: decide on the newest document, commit, and only then tell anybody. */
export class RoomChanges {
  readonly #access: StoreAccess;
  readonly #settle: (room: RoomDocument) => RoomDocument;
  readonly #slotByRoom = new Map<string, RoomSlot>();
  readonly #changeListeners: ChangeListener[] = [];
  readonly #supersededListeners: SupersededListener[] = [];
  readonly #stopComparing: () => void;

  constructor(options: RoomChangesOptions) {
    this.#access = new StoreAccess({ stamp: () => nanoid(10), wait, ...options });
    this.#settle = (room) => options.settle?.(room, options.now()) ?? room;
    options.store.onFeedRestored(() => void this.compareAll());
    this.#stopComparing = (options.every ?? every)(COMPARE_INTERVAL, () => void this.compareAll());
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
  async change(roomId: string, request: Request | null, decide: Decide): Promise<Changed> {
    const { log } = this.#access.options;
    try {
      return await this.#inOrder(roomId, (slot) => this.#change(slot, request, decide));
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      log.warn({ code: 'store/unavailable', room: roomId }, 'the outcome of a change is unknown');
      return UNAVAILABLE;
    }
  }

  /** The room as stored now, never from memory. Throws StoreUnavailable. */
  async read(roomId: string): Promise<RoomDocument | null> {
    const known = this.#slotByRoom.get(roomId)?.newest ?? null;
    const stored = await this.#access.options.store.load(roomId);
    if (stored === null || known === null || !isRolledBack(stored, known)) return stored;
    return this.#inOrder(roomId, (slot) => this.#access.mended(slot, stored, known));
  }

  /**
   * From now on changes of the room that other nodes make are seen here. Every call, also one that rejects (with
   * StoreUnavailable), is undone by one {@link unfollow}.
   */
  async follow(roomId: string): Promise<void> {
    const slot = this.#slot(roomId);
    slot.followers++;
    const { store } = this.#access.options;
    const subscription = (slot.subscription ??= store.subscribe(roomId, (message) =>
      this.#receive(slot, message),
    ));
    try {
      await subscription;
      await slot.run(async () => {
        const stored = slot.newest === null ? await store.load(roomId) : null;
        if (slot.followers > 0) slot.newest ??= stored;
      });
    } catch (error) {
      // Somebody may have tried again by now.
      if (slot.subscription === subscription) slot.subscription = null;
      throw error;
    } finally {
      this.#forgetIdle(slot);
    }
  }

  async unfollow(roomId: string): Promise<void> {
    const slot = this.#slotByRoom.get(roomId);
    if (slot === undefined || --slot.followers > 0) return;
    const { subscription } = slot;
    slot.subscription = null;
    slot.newest = null;
    this.#forgetIdle(slot);
    const unsubscribe = await subscription?.catch(() => null);
    await unsubscribe?.();
  }

  /** Shows what the feed has lost in followed rooms, and notices a store that came back older. */
  async compareAll(): Promise<void> {
    const followed = [...this.#slotByRoom.values()].filter(({ newest }) => newest !== null);
    for (let first = 0; first < followed.length; first += COMPARE_WIDTH) {
      const compared = followed.slice(first, first + COMPARE_WIDTH).map((slot) => this.#compare(slot));
      if ((await Promise.all(compared)).includes(false)) return;
    }
  }

  /** Lets end what is under way, and follows nothing any more. */
  async close(): Promise<void> {
    this.#access.isClosed = true;
    this.#stopComparing();
    const slots = [...this.#slotByRoom.values()];
    await Promise.all(slots.map(({ settled }) => settled));
    for (const slot of slots) slot.followers = Math.min(slot.followers, 1);
    await Promise.all(
      slots.filter(({ followers }) => followers > 0).map(({ roomId }) => this.unfollow(roomId)),
    );
  }

  async #change(slot: RoomSlot, request: Request | null, decide: Decide): Promise<Changed> {
    const { store } = this.#access.options;
    const load = () => this.#access.insist(() => store.load(slot.roomId));
    const cached = slot.newest;
    let isFresh = cached === null;
    let room = cached ?? (await load());
    for (let conflicts = 0; conflicts <= MAX_CONFLICTS;) {
      if (room === null) return NOT_FOUND;
      const known = request === null ? null : knownAnswer(room.answered, request);
      if (known !== null) return { ack: known, document: room };
      const decided = decide(room);
      if (decided.kind === 'change') {
        const change = this.#changeOf(room, request, decided);
        const result = await this.#access.commit(slot, room, change);
        if (result.outcome === 'committed')
          return { ack: { ok: true, revision: change.document.revision }, document: change.document };
        if (result.outcome === 'duplicate') return { ack: result.ack, document: result.document };
        conflicts++;
        room = await this.#access.mended(slot, result.document, room);
        isFresh = true;
      } else if (isFresh) {
        if (decided.kind === 'rejected') return { ack: { ok: false, code: decided.code }, document: room };
        return { ack: { ok: true, revision: room.revision }, document: room };
      } else {
        // What is cached may be behind another node, where this request may even have been applied.
        room = await this.#access.mended(slot, await load(), room);
        isFresh = true;
      }
    }
    throw new StoreUnavailable('too many conflicts');
  }

  #changeOf(room: RoomDocument, request: Request | null, decided: Decided & { kind: 'change' }): Change {
    const { events, journal, record } = decided;
    const { epoch, answered: before } = room;
    const revision = room.revision + 1;
    const answered = request === null ? before : withAnswer(before, request, { ok: true, revision });
    const stamp = this.#access.options.stamp();
    return {
      document: { ...this.#settle(decided.document), epoch, revision, stamp, answered },
      request,
      events,
      journal,
      record,
    };
  }

  #receive(slot: RoomSlot, message: FeedMessage): void {
    const { metrics, now } = this.#access.options;
    if (slot.followers === 0) return;
    if (message.kind === 'changed') {
      if (message.at !== null) metrics?.feedArrived(now() - message.at);
      slot.show(message);
    } else
      for (const listener of this.#supersededListeners)
        listener(slot.roomId, message.memberId, message.connectionId);
  }

  /** A listener's bug must not become the outcome of a commit. */
  #tell(document: RoomDocument, events: readonly GameEvent[] | null): void {
    const { log } = this.#access.options;
    for (const listener of this.#changeListeners)
      try {
        listener(document, events);
      } catch (error) {
        log.error(
          { code: 'bug/listener', room: document.id, ...bugOf(error) },
          'a change could not be shown',
        );
      }
  }

  /** Whether the store answered. */
  async #compare({ roomId }: RoomSlot): Promise<boolean> {
    try {
      await this.#inOrder(roomId, (slot) => this.#access.compare(slot));
      return true;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      const { log } = this.#access.options;
      log.warn({ code: 'store/unavailable', room: roomId }, 'a room could not be compared');
      return false;
    }
  }

  async #inOrder<T>(roomId: string, work: (slot: RoomSlot) => Promise<T>): Promise<T> {
    const slot = this.#slot(roomId);
    try {
      return await slot.run(() => work(slot));
    } finally {
      this.#forgetIdle(slot);
    }
  }

  #slot(roomId: string): RoomSlot {
    const known = this.#slotByRoom.get(roomId);
    if (known !== undefined) return known;
    const slot: RoomSlot = new RoomSlot(roomId, {
      changed: (document, events) => this.#tell(document, events),
      doubtful: () => void this.#compare(slot),
    });
    this.#slotByRoom.set(roomId, slot);
    return slot;
  }

  #forgetIdle(slot: RoomSlot): void {
    if (slot.isIdle && this.#slotByRoom.get(slot.roomId) === slot) this.#slotByRoom.delete(slot.roomId);
  }
}
