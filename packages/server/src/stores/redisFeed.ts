import { Cluster, type RedisCommander } from 'ioredis';
import { messageOf } from './feedText.ts';
import { LocalFeed, type FeedListener } from './localFeed.ts';
import { answerOf, type RedisConnection } from './redisConnection.ts';
import { channelOf, roomIdOf } from './redisKeys.ts';

/** How often the line is tried, ms: a dead one says nothing, as a quiet one does. */
const TRY_INTERVAL = 5_000;

/**
 * The feeds of the rooms that this process listens to, over a connection of its own. Channels are sharded: on a cluster
 * a message stays at the server that has the room.
 */
export class RedisFeed {
  readonly #redis: RedisConnection;
  readonly #local = new LocalFeed();
  readonly #restoredListeners: (() => void)[] = [];
  readonly #timer: NodeJS.Timeout;

  /** Takes a connection that is ready. */
  constructor(redis: RedisConnection) {
    this.#redis = redis;
    // Bytes, since a node gets its own commits back and looks at little of them.
    redis.on('smessageBuffer', (channel: Buffer, bytes: Buffer) => {
      const message = messageOf(bytes);
      if (message !== null) this.#local.deliver(roomIdOf(channel.toString()), message);
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
        await this.#commands.sunsubscribe(channelOf(roomId)).catch(() => {});
    };
    try {
      // Also for a second listener: the first one's subscription may not stand yet.
      await answerOf(this.#redis, () => this.#commands.ssubscribe(channelOf(roomId)));
    } catch (error) {
      await unsubscribe();
      throw error;
    }
    return unsubscribe;
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

  async #restore(): Promise<void> {
    const channels = this.#local.roomIds.map(channelOf);
    if (channels.length > 0) await this.#commands.ssubscribe(...channels);
    this.#tellRestored();
  }

  #tellRestored(): void {
    for (const listener of this.#restoredListeners) listener();
  }
}
