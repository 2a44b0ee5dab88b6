import type { Log } from '../log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { isNewer } from '../rooms/age.ts';
import type { RoomDocument } from '../rooms/roomDocument.ts';
import { StoreUnavailable, type Commit, type CommitResult, type RoomStore } from '../stores/roomStore.ts';
import { isRolledBack, stateOf, type RoomSlot } from './roomSlot.ts';

/** How long an unknown outcome is asked again before the client is told to ask, ms. */
const UNKNOWN_TIME = 5_000;
const FIRST_PAUSE = 25;
const LONGEST_PAUSE = 1_000;
/** How often nodes may come in between one another when a rollback is mended. */
const MAX_MENDS = 5;

export interface StoreAccessOptions {
  readonly store: RoomStore;
  /** Server clock, ms since 1970. */
  readonly now: () => number;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** When a room may be forgotten that changes at this time; both server ms. */
  readonly expiresAt: (room: RoomDocument, at: number) => number;
  /** A short text that is never made twice. */
  readonly stamp: () => string;
  /** Resolves after so many ms. */
  readonly wait: (ms: number) => Promise<void>;
  readonly metrics?: Pick<Metrics, 'commitAnswered' | 'feedArrived' | 'storeFailed'>;
}

/** A commit without what is the same for all of them. */
export type Change = Pick<Commit, 'document' | 'request' | 'events' | 'record'> & {
  readonly journal: Omit<NonNullable<Commit['journal']>, 'at'> | null;
};

/** The store as the commit path needs it: unknown outcomes cleared up, what was stored shown, rollbacks mended. */
export class StoreAccess {
  isClosed = false;

  constructor(readonly options: StoreAccessOptions) {}

  /** Asks until there is an answer, or for {@link UNKNOWN_TIME}; then throws StoreUnavailable. */
  async insist<T>(ask: () => Promise<T>): Promise<T> {
    const { now, wait, metrics } = this.options;
    const giveUpAt = now() + UNKNOWN_TIME;
    for (let pause = FIRST_PAUSE; ; pause = Math.min(LONGEST_PAUSE, 2 * pause)) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        metrics?.storeFailed();
        if (this.isClosed || now() + pause > giveUpAt) throw error;
        await wait(pause);
      }
    }
  }

  /**
   * Stores a change of `base`, and shows it. A lost answer is asked again with the very same commit: the store knows
   * the request, or the stamp of what it holds tells that it was this one.
   */
  async commit(slot: RoomSlot, base: RoomDocument, change: Change): Promise<CommitResult> {
    const { now, expiresAt } = this.options;
    const at = now();
    const { document, journal } = change;
    const commit: Commit = {
      ...change,
      expected: { epoch: base.epoch, revision: base.revision, stamp: base.stamp },
      journal: journal === null ? null : { ...journal, at },
      expiresAt: expiresAt(document, at),
    };
    const own = stateOf(document, change.events);
    const isOwn = (other: RoomDocument | null): boolean => other?.stamp === document.stamp;
    const result = await this.insist(() => this.#commitOnce(slot, commit));
    if (result.outcome === 'conflict' && isOwn(result.document)) {
      slot.show(own);
      return { outcome: 'committed' };
    }
    if (result.outcome === 'duplicate')
      slot.show(isOwn(result.document) ? own : stateOf(result.document, null));
    return result;
  }

  /**
   * What the store answered that was asked after it had held `known`. Where that is older, commits were lost: the
   * epoch grows, so that every node and browser takes the older state for the newer one. Null where the room is gone.
   */
  async mended(
    slot: RoomSlot,
    answered: RoomDocument | null,
    known: RoomDocument,
  ): Promise<RoomDocument | null> {
    const { log, stamp } = this.options;
    let stored = answered;
    for (let mends = 0; stored !== null && isRolledBack(stored, known); mends++) {
      if (mends === MAX_MENDS) throw new StoreUnavailable('a rollback could not be mended');
      const epoch = Math.max(known.epoch, stored.epoch) + 1;
      const document: RoomDocument = { ...stored, epoch, revision: stored.revision + 1, stamp: stamp() };
      const change: Change = { document, request: null, events: null, journal: null, record: null };
      const result = await this.commit(slot, stored, change);
      if (result.outcome === 'committed') {
        const lost = { epoch: known.epoch, from: stored.revision, to: known.revision };
        log.error({ code: 'store/rolled_back', room: slot.roomId, ...lost }, 'the store came back older');
        return document;
      }
      stored = result.outcome === 'conflict' ? result.document : null;
    }
    if (stored === null) {
      slot.newest = null;
      log.warn({ code: 'store/room_gone', room: slot.roomId }, 'a room is not in the store any more');
    }
    return stored;
  }

  /** Shows what the feed has lost, and mends a rollback. */
  async compare(slot: RoomSlot): Promise<void> {
    const { store } = this.options;
    const known = slot.newest;
    const version = await store.versionOf(slot.roomId);
    if (known === null) return;
    if (version !== null && !isNewer(version, known) && !isRolledBack(version, known)) return;
    const stored = await this.mended(slot, await store.load(slot.roomId), known);
    if (stored !== null) slot.show(stateOf(stored, null));
  }

  async #commitOnce(slot: RoomSlot, commit: Commit): Promise<CommitResult> {
    const { store, metrics } = this.options;
    const start = performance.now();
    slot.hold();
    let result: CommitResult | null = null;
    try {
      result = await store.commit(commit);
      return result;
    } finally {
      metrics?.commitAnswered(result?.outcome ?? 'unknown', performance.now() - start);
      slot.release(result?.outcome === 'committed' ? stateOf(commit.document, commit.events) : null);
    }
  }
}
