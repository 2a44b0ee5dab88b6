import type { FeedMessage } from './roomStore.ts';

export type FeedListener = (message: FeedMessage) => void;

/** Who listens to which room inside this process. */
export class LocalFeed {
  readonly #listenersByRoom = new Map<string, Set<FeedListener>>();

  get roomIds(): string[] {
    return [...this.#listenersByRoom.keys()];
  }

  /** Whether this is the room's first listener. */
  add(roomId: string, listener: FeedListener): boolean {
    const listeners = this.#listenersByRoom.get(roomId);
    listeners?.add(listener);
    if (listeners === undefined) this.#listenersByRoom.set(roomId, new Set([listener]));
    return listeners === undefined;
  }

  /** Whether nobody listens to the room any more. */
  remove(roomId: string, listener: FeedListener): boolean {
    const listeners = this.#listenersByRoom.get(roomId);
    if (listeners === undefined || !listeners.delete(listener) || listeners.size > 0) return false;
    this.#listenersByRoom.delete(roomId);
    return true;
  }

  deliver(roomId: string, message: FeedMessage): void {
    for (const listener of [...(this.#listenersByRoom.get(roomId) ?? [])]) listener(message);
  }
}
