import type { GameEvent } from '@regicide/rules';
import type { RoomDocument } from '../../../src/rooms/roomDocument.ts';
import type { JournalEntry, RoomStore } from '../../../src/stores/roomStore.ts';

/** One state of the room as it was stored, and the events that led to it. */
export interface TrueState {
  readonly document: RoomDocument;
  readonly events: readonly GameEvent[] | null;
}

/** Everything that was ever stored of one room, by a listener of its own. */
export class Truth {
  readonly #states = new Map<string, TrueState>();
  readonly #ordered: TrueState[] = [];
  journal: readonly JournalEntry[] = [];

  private constructor(
    readonly store: RoomStore,
    readonly roomId: string,
  ) {}

  static async of(store: RoomStore, roomId: string): Promise<Truth> {
    const truth = new Truth(store, roomId);
    await store.subscribe(roomId, (message) => {
      if (message.kind === 'changed') truth.#add(message.document, message.events);
    });
    const first = await store.load(roomId);
    if (first !== null) truth.#add(first, null);
    return truth;
  }

  get states(): readonly TrueState[] {
    return this.#ordered;
  }

  at({ epoch, revision }: { readonly epoch: number; readonly revision: number }): TrueState | undefined {
    return this.#states.get(`${epoch}.${revision}`);
  }

  /** What no one may know of a game before its end. */
  get seedsAndNonces(): string[] {
    const games = this.#ordered.flatMap(({ document }) => document.game ?? []);
    const texts = games.flatMap(({ serverSeed, nonceBySeat }) => [serverSeed, ...nonceBySeat]);
    return [...new Set(texts)].filter((text): text is string => text !== null && text !== '');
  }

  /** What no one is ever told: tokens' hashes and the seeds that cards are drawn by. */
  get buried(): string[] {
    const texts = this.#ordered.flatMap(({ document: { members, game } }) => [
      ...members.flatMap(({ tokenHashes, deviceLink }) => [...tokenHashes, deviceLink?.secretHash ?? '']),
      game?.state?.seed ?? '',
    ]);
    return [...new Set(texts)].filter((text) => text !== '');
  }

  /** Reads the journals of all games that were played. */
  async readJournals(): Promise<void> {
    const ids = new Set(this.#ordered.flatMap(({ document }) => document.game?.id ?? []));
    const journals = await Promise.all([...ids].map((id) => this.store.journal(this.roomId, id, 0)));
    this.journal = journals.flat();
  }

  #add(document: RoomDocument, events: readonly GameEvent[] | null): void {
    const key = `${document.epoch}.${document.revision}`;
    if (this.#states.has(key)) return;
    this.#states.set(key, { document, events });
    this.#ordered.push({ document, events });
  }
}
