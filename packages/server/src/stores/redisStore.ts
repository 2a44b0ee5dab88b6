import type { Redis } from 'ioredis';
import type { Answered, RoomDocument } from '../rooms/roomDocument.ts';
import { COMMIT_SCRIPT } from './commitScript.ts';
import { knownAnswer } from './knownAnswer.ts';
import { LocalFeed, type FeedListener } from './localFeed.ts';
import { commandConnection, feedConnection } from './redisConnections.ts';
import {
  StoreUnavailable,
  type Commit,
  type CommitResult,
  type FeedMessage,
  type GameRecord,
  type JournalEntry,
  type Presence,
  type RoomStore,
} from './roomStore.ts';

export interface RedisOptions {
  readonly url: string;
  /** How long a finished game's record is kept, ms. */
  readonly recordTime: number;
  /** Server clock, ms since 1970. */
  readonly now?: () => number;
}

/** The store that many nodes share. Rejects with {@link StoreUnavailable} when Redis is not there at the start. */
export const openRedisStore = async ({
  url,
  recordTime,
  now = Date.now,
}: RedisOptions): Promise<RoomStore> => {
  const commands = commandConnection(url);
  const feed = feedConnection(url);
  // Without a listener ioredis prints every failed attempt; callers learn of it by StoreUnavailable.
  for (const connection of [commands, feed]) connection.on('error', () => {});
  try {
    await Promise.all([commands.connect(), feed.connect()]);
  } catch (error) {
    commands.disconnect();
    feed.disconnect();
    throw new StoreUnavailable('Redis does not answer', { cause: error });
  }
  return new RedisStore(commands, feed, recordTime, now);
};

type CommitCommand = (...keysAndArguments: (string | number)[]) => Promise<[outcome: string, body?: string]>;

class RedisStore implements RoomStore {
  readonly kind = 'redis';
  readonly #commands: Redis & { commitRoom: CommitCommand };
  readonly #subscriber: Redis;
  readonly #feed = new LocalFeed();
  readonly #recordTime: number;
  readonly #now: () => number;

  constructor(commands: Redis, subscriber: Redis, recordTime: number, now: () => number) {
    commands.defineCommand('commitRoom', { numberOfKeys: 3, lua: COMMIT_SCRIPT });
    this.#commands = commands as Redis & { commitRoom: CommitCommand };
    this.#subscriber = subscriber;
    this.#recordTime = recordTime;
    this.#now = now;
    subscriber.on('message', (channel: string, text: string) =>
      this.#feed.deliver(roomIdOf(channel), JSON.parse(text) as FeedMessage),
    );
  }

  async load(roomId: string): Promise<RoomDocument | null> {
    const text = await this.#ask(() => this.#commands.hget(roomKey(roomId), 'document'));
    return text === null ? null : (JSON.parse(text) as RoomDocument);
  }

  async revisionOf(roomId: string): Promise<Pick<RoomDocument, 'epoch' | 'revision'> | null> {
    const text = await this.#ask(() => this.#commands.hget(roomKey(roomId), 'revision'));
    if (text === null) return null;
    const [epoch, revision] = text.split(':').map(Number);
    return { epoch: epoch!, revision: revision! };
  }

  async commit(commit: Commit): Promise<CommitResult> {
    const { document, expected, request, events, journal, record, expiresAt } = commit;
    const stored = JSON.stringify(document);
    const [outcome, body] = await this.#ask(() =>
      this.#commands.commitRoom(
        roomKey(document.id),
        journalKey(document.id, (journal ?? record)?.gameId ?? ''),
        recordsKey(document.id),
        expected === null ? '' : revisionText(expected),
        revisionText(document),
        stored,
        JSON.stringify(document.answered),
        request === null ? '' : requestText(request),
        Math.round(expiresAt),
        channelOf(document.id),
        `{"kind":"changed","events":${JSON.stringify(events)},"document":${stored}}`,
        journal === null ? '' : JSON.stringify(journal),
        record === null ? '' : record.gameId,
        record === null ? '' : JSON.stringify(record),
        Math.round(this.#now() + this.#recordTime),
      ),
    );
    if (outcome === 'committed') return { outcome };
    if (outcome === 'conflict')
      return { outcome, document: body === undefined ? null : (JSON.parse(body) as RoomDocument) };
    return { outcome: 'duplicate', ack: knownAnswer(JSON.parse(body!) as Answered[], request!)! };
  }

  async journal(roomId: string, gameId: string, fromStep: number): Promise<readonly JournalEntry[]> {
    const lines = await this.#ask(() => this.#commands.lrange(journalKey(roomId, gameId), fromStep, -1));
    return lines.map((line) => JSON.parse(line) as JournalEntry);
  }

  async records(roomId: string): Promise<readonly GameRecord[]> {
    const texts = await this.#ask(() => this.#commands.hvals(recordsKey(roomId)));
    return texts.map((text) => JSON.parse(text) as GameRecord);
  }

  async addAlias(code: string, roomId: string, expiresAt: number): Promise<void> {
    await this.#ask(() => this.#commands.set(aliasKey(code), roomId, 'PXAT', Math.round(expiresAt)));
  }

  roomIdOfAlias(code: string): Promise<string | null> {
    return this.#ask(() => this.#commands.get(aliasKey(code)));
  }

  async subscribe(roomId: string, listener: FeedListener): Promise<() => Promise<void>> {
    if (this.#feed.add(roomId, listener)) await this.#subscriber.subscribe(channelOf(roomId));
    return async () => {
      if (this.#feed.remove(roomId, listener)) await this.#subscriber.unsubscribe(channelOf(roomId));
    };
  }

  async publish(roomId: string, message: FeedMessage): Promise<void> {
    await this.#ask(() => this.#commands.publish(channelOf(roomId), JSON.stringify(message)));
  }

  async touchPresence(roomId: string, presence: Presence, roomExpiresAt: number): Promise<void> {
    const key = presenceKey(roomId);
    const expiresAt = Math.round(roomExpiresAt);
    await this.#ask(async () => {
      const replies = await this.#commands
        .multi()
        .hset(key, presence.connectionId, JSON.stringify(presence))
        .pexpireat(key, expiresAt)
        // Later only: a commit may have given the room more time.
        .pexpireat(roomKey(roomId), expiresAt, 'GT')
        .exec();
      if (replies === null) throw new Error('the transaction was discarded');
    });
  }

  async dropPresence(roomId: string, connectionId: string): Promise<void> {
    await this.#ask(() => this.#commands.hdel(presenceKey(roomId), connectionId));
  }

  async presences(roomId: string, now: number): Promise<readonly Presence[]> {
    const texts = await this.#ask(() => this.#commands.hvals(presenceKey(roomId)));
    const all = texts.map((text) => JSON.parse(text) as Presence);
    const lapsed = all.filter(({ expiresAt }) => expiresAt <= now);
    if (lapsed.length > 0)
      await this.#ask(() =>
        this.#commands.hdel(presenceKey(roomId), ...lapsed.map(({ connectionId }) => connectionId)),
      );
    return all.filter(({ expiresAt }) => expiresAt > now);
  }

  onFeedRestored(listener: () => void): void {
    this.#subscriber.on('ready', listener);
  }

  async ping(): Promise<boolean> {
    try {
      return (await this.#commands.ping()) === 'PONG';
    } catch {
      return false;
    }
  }

  async close(): Promise<void> {
    this.#commands.disconnect();
    this.#subscriber.disconnect();
  }

  async #ask<T>(command: () => Promise<T>): Promise<T> {
    try {
      return await command();
    } catch (error) {
      throw new StoreUnavailable('Redis did not answer', { cause: error });
    }
  }
}

/** All keys of a room share a hash tag, so that one script may touch them on a cluster. */
const roomKey = (roomId: string): string => `room:{${roomId}}`;
const journalKey = (roomId: string, gameId: string): string => `room:{${roomId}}:journal:${gameId}`;
const recordsKey = (roomId: string): string => `room:{${roomId}}:records`;
const presenceKey = (roomId: string): string => `room:{${roomId}}:presence`;
const aliasKey = (code: string): string => `alias:{${code}}`;
const channelOf = (roomId: string): string => `feed:{${roomId}}`;
const roomIdOf = (channel: string): string => channel.slice('feed:{'.length, -1);

const revisionText = ({ epoch, revision }: { readonly epoch: number; readonly revision: number }): string =>
  `${epoch}:${revision}`;
/** The beginning of an entry of `answered` as JSON writes it. */
const requestText = ({
  memberId,
  requestId,
}: {
  readonly memberId: string;
  readonly requestId: string;
}): string => `{"memberId":${JSON.stringify(memberId)},"requestId":${JSON.stringify(requestId)},`;
