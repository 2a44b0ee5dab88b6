import { Redis } from 'ioredis';
import { StoreUnavailable } from './roomStore.ts';

/** A command that is not answered within this has an unknown outcome, ms. */
const COMMAND_TIME = 1_000;
/** How long a closed socket waits for the other side's goodbye, ms. */
const FAREWELL_TIME = 200;
/** The longest pause between two attempts to connect, ms. */
const LONGEST_PAUSE = 1_000;

/**
 * A connection that never sends a command twice by itself nor holds one back while the line is down: whoever asks must
 * learn that the outcome is unknown, and ask again by id. It reconnects for ever. Auto-pipelining is off: it halves the
 * throughput of scripts.
 */
export const connectRedis = (url: string): Redis => {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    enableOfflineQueue: false,
    enableAutoPipelining: false,
    commandTimeout: COMMAND_TIME,
    connectTimeout: COMMAND_TIME,
    disconnectTimeout: FAREWELL_TIME,
    retryStrategy: (attempt) => Math.min(LONGEST_PAUSE, 25 * 2 ** Math.min(attempt, 10)),
    // After a failover the old primary is a replica: connect anew, to the new one. The command itself is not repeated.
    reconnectOnError: (error) => error.message.includes('READONLY'),
  });
  // Without a listener ioredis prints every failed attempt; who asks learns of it by StoreUnavailable.
  redis.on('error', () => {});
  return redis;
};

/** Resolves when the connection works; rejects with StoreUnavailable when it does not within `ms`. */
export const readyWithin = (redis: Redis, ms: number): Promise<void> =>
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
export const answerOf = async <T>(redis: Redis, command: () => Promise<T>): Promise<T> => {
  try {
    return await command();
  } catch (error) {
    if (error instanceof Error && error.message === 'Command timed out') redis.disconnect(true);
    throw new StoreUnavailable('Redis did not answer', { cause: error });
  }
};
