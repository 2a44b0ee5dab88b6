import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { TokenBucket, TokenBuckets } from '../tokenBucket.ts';
import type { Connection } from './connection.ts';

/** Seconds' worth of messages of a socket that may come at once. */
const MESSAGE_BURST = 4;
const SOCKET_BURST = 10;

/** What sockets may do per socket and per address, and how many lines of log a misbehaving one may cause. */
export class SocketLimits {
  readonly #messages: TokenBuckets;
  readonly #sockets: TokenBuckets;
  readonly #guesses: TokenBuckets;
  readonly #lines: TokenBucket;
  #unlogged = 0;

  constructor(
    readonly config: Config,
    readonly log: Log,
    readonly now: () => number,
  ) {
    const { ADDRESS_MESSAGES_PER_SECOND: messages, ADDRESS_SOCKETS_PER_SECOND: sockets } = config;
    this.#messages = new TokenBuckets(messages, MESSAGE_BURST * messages);
    this.#sockets = new TokenBuckets(sockets, SOCKET_BURST * sockets);
    this.#guesses = new TokenBuckets(
      config.ADDRESS_GUESSES_PER_MINUTE / 60,
      config.ADDRESS_GUESSES_PER_MINUTE,
    );
    this.#lines = new TokenBucket(1, 20, now());
  }

  newBucket(): TokenBucket {
    const { SOCKET_MESSAGES_PER_SECOND: perSecond } = this.config;
    return new TokenBucket(perSecond, MESSAGE_BURST * perSecond, this.now());
  }

  takeMessage(connection: Connection, cost: number): boolean {
    const now = this.now();
    return connection.bucket.take(now, cost) && this.#messages.take(connection.address, now, cost);
  }

  takeSocket(address: string): boolean {
    return this.#sockets.take(address, this.now());
  }

  /** Counts a handshake with a code or token that opens nothing. */
  countGuess(address: string): void {
    this.#guesses.take(address, this.now());
  }

  /** Whether the address has guesses left. */
  mayGuess(address: string): boolean {
    return this.#guesses.allows(address, this.now());
  }

  /** A line at `warn`, or later a count of those that were too many. */
  warn(line: Readonly<Record<string, unknown>>): void {
    if (!this.#lines.take(this.now())) {
      this.#unlogged++;
      return;
    }
    this.log.warn({ ...line, unlogged: this.#unlogged }, 'a message was refused');
    this.#unlogged = 0;
  }

  forgetFull(): void {
    for (const buckets of [this.#messages, this.#sockets, this.#guesses]) buckets.forgetFull(this.now());
  }
}
