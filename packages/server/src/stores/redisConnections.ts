import { Redis } from 'ioredis';

/** A command that is not answered within this has an unknown outcome, ms. */
const COMMAND_TIME = 1_000;
/** The longest pause between two attempts to connect, ms. */
const MAX_BACKOFF = 2_000;

const backoff = (attempt: number): number => Math.min(MAX_BACKOFF, 50 * 2 ** Math.min(attempt, 6));
/** After a failover the old primary is a replica that refuses writes: connect anew, to the new one. */
const reconnectOnError = (error: Error): boolean => error.message.startsWith('READONLY');

/**
 * For commands. ioredis must not send a command twice by itself, nor hold it back while the line is down: then the
 * caller would not know what became of it. Auto-pipelining is off, since it halves the throughput of scripts.
 */
export const commandConnection = (url: string): Redis =>
  new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    enableOfflineQueue: false,
    enableAutoPipelining: false,
    commandTimeout: COMMAND_TIME,
    connectTimeout: COMMAND_TIME,
    retryStrategy: backoff,
    reconnectOnError,
  });

/** For subscriptions, which are made again after every reconnection. */
export const feedConnection = (url: string): Redis =>
  new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    retryStrategy: backoff,
    autoResubscribe: true,
  });
