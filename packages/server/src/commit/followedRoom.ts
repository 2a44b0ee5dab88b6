import type { RoomDocument } from '../rooms/roomDocument.ts';
import type { FeedMessage, RoomStore } from '../stores/roomStore.ts';

/** A room whose feed this node listens to, for as many as entered it. */
export class FollowedRoom {
  /** The newest document seen; it may be behind the store, never ahead of it. */
  newest: RoomDocument | null = null;
  #followers = 0;
  #subscription: Promise<() => Promise<void>> | null = null;

  constructor(
    readonly roomId: string,
    readonly store: Pick<RoomStore, 'subscribe'>,
  ) {}

  async enter(listener: (message: FeedMessage) => void): Promise<void> {
    this.#followers++;
    this.#subscription ??= this.store.subscribe(this.roomId, listener);
    await this.#subscription;
  }

  isLeftByLast(): boolean {
    return --this.#followers === 0;
  }

  async stop(): Promise<void> {
    const subscription = await this.#subscription;
    await subscription?.();
  }
}
