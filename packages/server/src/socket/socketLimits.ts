import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { TokenBucket, TokenBuckets } from '../tokenBucket.ts';
import type { Connection, Session } from './connection.ts';

/** Seconds' worth of messages of a socket that may come at once. */
const MESSAGE_BURST = 4;
const SOCKET_BURST = 10;

/** What sockets may do per member and per address, and how many lines of log a misbehaving one may cause. */
export class SocketLimits {
  readonly #messages: TokenBuckets;
  readonly #memberMessages: TokenBuckets;
  readonly #sockets: TokenBuckets;
  readonly #memberSockets: TokenBuckets;
  readonly #phrases: TokenBuckets;
  readonly #lines: TokenBucket;
  #unlogged = 0;

  constructor(
    config: Config,
    readonly log: Log,
    readonly now: () => number,
  ) {
    const { ADDRESS_MESSAGES_PER_SECOND: messages, ADDRESS_SOCKETS_PER_SECOND: sockets } = config;
    this.#messages = new TokenBuckets(messages, MESSAGE_BURST * messages);
    const { MEMBER_MESSAGES_PER_SECOND: own } = config;
    this.#memberMessages = new TokenBuckets(own, MESSAGE_BURST * own);
    this.#sockets = new TokenBuckets(sockets, SOCKET_BURST * sockets);
    const { MEMBER_SOCKETS_PER_MINUTE: entries, MEMBER_PHRASES_PER_MINUTE: phrases } = config;
    this.#memberSockets = new TokenBuckets(entries / 60, entries);
    this.#phrases = new TokenBuckets(phrases / 60, phrases);
    this.#lines = new TokenBucket(1, 20, now());
  }

  /** A message of a member, whichever socket it comes by: a fresh one brings no fresh limit. */
  takeMessage({ session, address }: Connection, cost: number): boolean {
    const now = this.now();
    return (
      this.#memberMessages.take(memberKeyOf(session), now, cost) && this.#messages.take(address, now, cost)
    );
  }

  /** A member's socket: a member who comes again and again does not use up what others at the address may. */
  takeSocket(address: string, session: Session): boolean {
    const now = this.now();
    return this.#memberSockets.take(memberKeyOf(session), now) && this.#sockets.take(address, now);
  }

  /** Something said, by a phrase or freely. */
  takePhrase(session: Session): boolean {
    return this.#phrases.take(memberKeyOf(session), this.now());
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
}

const memberKeyOf = ({ roomId, memberId }: Session): string => `${roomId}/${memberId}`;
