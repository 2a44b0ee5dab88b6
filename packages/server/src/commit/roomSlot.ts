import type { GameEvent } from '@regicide/rules';
import { isNewer, isNext } from '../rooms/age.ts';
import type { RoomDocument } from '../rooms/roomDocument.ts';
import type { ChangedMessage, Version } from '../stores/roomStore.ts';

/** What a slot tells: every state of its room once, in order; events only where none was missed before them. */
export interface SlotListener {
  readonly changed: (document: RoomDocument, events: readonly GameEvent[] | null) => void;
  /** The feed brought a state that contradicts the one shown, or cannot be read: the store has to be asked. */
  readonly doubtful: () => void;
}

type State = Pick<ChangedMessage, 'version' | 'document' | 'events'>;

/** One room in this process: what is done to it one after the other and, while it is followed, its newest document. */
export class RoomSlot {
  /** The last state shown here; it may be behind the store. Null while the room is not followed or not known. */
  newest: RoomDocument | null = null;
  followers = 0;
  subscription: Promise<() => Promise<void>> | null = null;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();
  #held: State[] | null = null;

  constructor(
    readonly roomId: string,
    readonly listener: SlotListener,
  ) {}

  get isIdle(): boolean {
    return this.#waiting === 0 && this.followers === 0;
  }

  /** Resolves when everything is done that was given to {@link run} so far. */
  get settled(): Promise<unknown> {
    return this.#last;
  }

  /** Runs after whatever was given before. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const result = this.#last.then(work);
    this.#last = result.catch(() => {});
    try {
      return await result;
    } finally {
      this.#waiting--;
    }
  }

  /** A commit is under way: what comes by the feed waits, since it may come after the commit in the room's history. */
  hold(): void {
    this.#held = [];
  }

  /** The commit is answered. Its state, if it was stored, takes its place among those that came meanwhile. */
  release(own: State | null): void {
    const held = this.#held ?? [];
    this.#held = null;
    const earlier = held.filter(({ version }) => own !== null && isNewer(own.version, version));
    for (const state of earlier) this.show(state);
    if (own !== null) this.show(own);
    for (const state of held.slice(earlier.length)) this.show(state);
  }

  /** Shows a state unless it, or a later one, was shown before. */
  show(state: State): void {
    if (this.#held !== null) {
      this.#held.push(state);
      return;
    }
    const { newest } = this;
    const { version } = state;
    if (newest !== null && !isNewer(version, newest)) {
      if (isOtherHistory(version, newest)) this.listener.doubtful();
      return;
    }
    const read = readable(state);
    if (read === null) return this.listener.doubtful();
    if (this.followers > 0) this.newest = read.document;
    this.listener.changed(read.document, newest !== null && isNext(version, newest) ? read.events : null);
  }
}

/** Null where a node of another version wrote what this one does not understand. */
const readable = (state: State): Pick<State, 'document' | 'events'> | null => {
  try {
    return { document: state.document, events: state.events };
  } catch {
    return null;
  }
};

/** The same place in the room's history, but another state. */
const isOtherHistory = (one: Version, other: Version): boolean =>
  one.epoch === other.epoch && one.revision === other.revision && one.stamp !== other.stamp;

/** Whether the store, asked after it held `known`, came back with an older or another state instead of a later one. */
export const isRolledBack = (stored: Version, known: Version): boolean =>
  isNewer(known, stored) || isOtherHistory(known, stored);

export const stateOf = (document: RoomDocument, events: readonly GameEvent[] | null): State => ({
  version: document,
  document,
  events,
});
