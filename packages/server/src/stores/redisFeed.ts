import { nanoid } from 'nanoid';
import { Cluster, type RedisCommander } from 'ioredis';
import { messageOf } from './feedText.ts';
import { LocalFeed, type FeedListener } from './localFeed.ts';
import { answerOf, type RedisConnection } from './redisConnection.ts';
import { channelOf, markChannelOf, roomIdOf } from './redisKeys.ts';
import type { FeedMessage } from './roomStore.ts';

/** How often the line is tried, ms: a dead one says nothing, as a quiet one does. */
const TRY_INTERVAL = 5_000;

/**
 * The feeds of the rooms that this process listens to, over a connection of its own. Channels are sharded: on a cluster
 * a message stays at the server that has the room.
 */
export class RedisFeed {
  readonly #nodeId = nanoid(10);
  readonly #redis: RedisConnection;
  readonly #local = new LocalFeed();
  readonly #restoredListeners: (() => void)[] = [];
  readonly #timer: NodeJS.Timeout;

  /** Takes a connection that is ready. */
  constructor(redis: RedisConnection) {
    this.#redis = redis;
    // Bytes, since a node that is not alone gets its own commits back and looks at little of them.
    redis.on('smessageBuffer', (channel: Buffer, bytes: Buffer) => {
      const message = messageOf(bytes);
      if (message !== null) this.deliver(roomIdOf(channel.toString()), message);
    });
    // A cluster's connections come and go by themselves and subscribe again; only what was missed is to be looked for.
    if (redis instanceof Cluster) redis.on('subscribersReady', () => this.#tellRestored());
    else redis.on('ready', () => void this.#restore().catch(() => redis.disconnect(true)));
    const tryLine = () => void answerOf(redis, () => this.#commands.ping()).catch(() => {});
    this.#timer = setInterval(tryLine, TRY_INTERVAL).unref();
  }

  async subscribe(roomId: string, listener: FeedListener): Promise<() => Promise<void>> {
    this.#local.add(roomId, listener);
    const unsubscribe = async () => {
      // Where this fails the connection is gone, and its subscriptions with it.
      if (this.#local.remove(roomId, listener))
        await this.#commands.sunsubscribe(...this.#channelsOf(roomId)).catch(() => {});
    };
    try {
      // Also for a second listener: the first one's subscription may not stand yet.
      await answerOf(this.#redis, () => this.#commands.ssubscribe(...this.#channelsOf(roomId)));
    } catch (error) {
      await unsubscribe();
      throw error;
    }
    return unsubscribe;
  }

  /** To the listeners of this process. */
  deliver(roomId: string, message: FeedMessage): void {
    this.#local.deliver(roomId, message);
  }

  /** Heard by this process alone, and exactly as long as it hears the room's feed. */
  markChannelOf(roomId: string): string {
    return markChannelOf(roomId, this.#nodeId);
  }

  onRestored(listener: () => void): void {
    this.#restoredListeners.push(listener);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#redis.disconnect();
  }

  get #commands(): RedisCommander {
    return this.#redis;
  }

  /** Subscribed to by one command, over one connection: the line has both or none. */
  #channelsOf(roomId: string): [string, string] {
    return [channelOf(roomId), this.markChannelOf(roomId)];
  }

  async #restore(): Promise<void> {
    const channels = this.#local.roomIds.flatMap((roomId) => this.#channelsOf(roomId));
    if (channels.length > 0) await this.#commands.ssubscribe(...channels);
    this.#tellRestored();
  }

  #tellRestored(): void {
    for (const listener of this.#restoredListeners) listener();
  }
}
