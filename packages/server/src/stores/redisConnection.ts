import { Cluster, Redis, type RedisOptions } from 'ioredis';
import { StoreUnavailable } from './roomStore.ts';

/** One Redis, or a cluster of them. */
export type RedisConnection = Redis | Cluster;

/** A command that is not answered within this has an unknown outcome, ms. */
const COMMAND_TIME = 1_000;
/** How long a closed socket waits for the other side's goodbye, ms. */
const FAREWELL_TIME = 200;
/** The longest pause between two attempts to connect, ms. */
const LONGEST_PAUSE = 1_000;
/** How often a cluster's node is asked anew for where a slot is, or whether it is served again. */
const REDIRECTIONS = 4;

const pauseBefore = (attempt: number): number => Math.min(LONGEST_PAUSE, 25 * 2 ** Math.min(attempt, 10));

/**
 * A line that never sends a command twice by itself nor holds one back while it is down: whoever asks must learn that
 * the outcome is unknown, and ask again by id. Auto-pipelining is off: it halves the throughput of scripts.
 */
const LINE = {
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  autoResubscribe: false,
  enableOfflineQueue: false,
  enableAutoPipelining: false,
  commandTimeout: COMMAND_TIME,
  connectTimeout: COMMAND_TIME,
  disconnectTimeout: FAREWELL_TIME,
} satisfies RedisOptions;

/** Reconnects for ever. Addresses with commas between them are nodes of a cluster, which names the others. */
export const connectRedis = (url: string): RedisConnection => {
  const redis = url.includes(',') ? connectCluster(url.split(',')) : connectOne(url);
  // Without a listener ioredis prints every failed attempt; who asks learns of it by StoreUnavailable.
  redis.on('error', () => {});
  return redis;
};

const connectOne = (url: string): Redis =>
  new Redis(url, {
    ...LINE,
    retryStrategy: pauseBefore,
    // After a failover the old primary is a replica: connect anew, to the new one. The command itself is not repeated.
    reconnectOnError: (error) => error.message.includes('READONLY'),
  });

/** A command whose line broke may be sent again here; a commit is known by its id then. */
const connectCluster = (urls: readonly string[]): Cluster => {
  const { username, password, protocol } = new URL(urls[0]!);
  const { enableOfflineQueue: _, ...nodeLine } = LINE;
  return new Cluster([...urls], {
    shardedSubscribers: true,
    enableOfflineQueue: false,
    maxRedirections: REDIRECTIONS,
    clusterRetryStrategy: pauseBefore,
    redisOptions: {
      ...nodeLine,
      // Each node's line is given up by itself when it says nothing any more.
      socketTimeout: COMMAND_TIME,
      ...(username === '' ? {} : { username: decodeURIComponent(username) }),
      ...(password === '' ? {} : { password: decodeURIComponent(password) }),
      ...(protocol === 'rediss:' ? { tls: {} } : {}),
    },
  });
};

/** Every server that holds rooms. */
export const primariesOf = (redis: RedisConnection): readonly Redis[] =>
  redis instanceof Cluster ? redis.nodes('master') : [redis];

/** Resolves when the connection works; rejects with StoreUnavailable when it does not within `ms`. */
export const readyWithin = (redis: RedisConnection, ms: number): Promise<void> =>
  new Promise((resolve, reject) => {
    if (redis.status === 'ready') return resolve();
    let why = '';
    redis.on('error', (error: Error) => (why = reasonOf(error)));
    const timer = setTimeout(() => reject(new StoreUnavailable(`Redis does not answer${why}`)), ms);
    redis.once('ready', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** The system's code, or Redis' own (WRONGPASS, NOAUTH ...): never the text, which may hold what was sent. */
const reasonOf = (error: Error): string => {
  const code = 'code' in error ? String(error.code) : /^[A-Z]+(?= )/.exec(error.message)?.[0];
  return code === undefined ? '' : ` (${code})`;
};

/**
 * Awaits a command's answer; every failure is StoreUnavailable. After one that was not answered in time the connection
 * is given up: it may be dead without saying so.
 */
export const answerOf = async <T>(redis: RedisConnection, command: () => Promise<T>): Promise<T> => {
  try {
    return await command();
  } catch (error) {
    const isLate = error instanceof Error && error.message === 'Command timed out';
    if (isLate && redis instanceof Redis) redis.disconnect(true);
    throw new StoreUnavailable('Redis did not answer', { cause: error });
  }
};
