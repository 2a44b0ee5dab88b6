import type { Redis, RedisCommander } from 'ioredis';
import type { RoomDocument } from '../rooms/roomDocument.ts';
import { knownAnswer, requestText } from './answers.ts';
import { roomOf, schemaOf, textOf, versionOf, versionText } from './documentText.ts';
import { changedText, headOf, supersededText } from './feedText.ts';
import type { FeedListener } from './localFeed.ts';
import { answerOf, connectRedis, primariesOf, readyWithin, type RedisConnection } from './redisConnection.ts';
import { RedisFeed } from './redisFeed.ts';
import {
  aliasKey,
  channelOf,
  journalKey,
  presenceKey,
  recordsKey,
  roomIdOfKey,
  roomKey,
} from './redisKeys.ts';
import { COMMIT_SCRIPT, LAPSE_SCRIPT, TOUCH_SCRIPT } from './redisScripts.ts';
import {
  StoreUnavailable,
  type Commit,
  type CommitResult,
  type GameRecord,
  type JournalEntry,
  type Presence,
  type RoomStore,
  type SupersededMessage,
  type Version,
} from './roomStore.ts';
import type { StoreUpkeep, StoreUsage } from './storeUpkeep.ts';

export interface RedisOptions {
  readonly url: string;
  /** How long a finished game's record is kept, ms. */
  readonly recordTime: number;
  /** So many replicas must have a commit before it counts, is shown or is read. */
  readonly waitReplicas?: number;
  /** Server clock, ms since 1970. */
  readonly now?: () => number;
  /** How long a starting server waits for Redis, ms. */
  readonly startTime?: number;
}

/** About so many keys are looked through at once. */
const ID_BATCH = 500;
/** How long a commit waits for its replicas, ms: less than a command may take. */
const REPLICA_TIME = 500;
const COMMIT_KEYS = 3;
/** A channel that nobody listens to. */
const NOBODY = 'regicide:nobody';

/** The store that many nodes share. Rejects with {@link StoreUnavailable} when Redis is not there at the start. */
export const openRedisStore = async ({
  url,
  recordTime,
  waitReplicas = 0,
  now = Date.now,
  startTime = 10_000,
}: RedisOptions): Promise<RoomStore & StoreUpkeep> => {
  const connections = [connectRedis(url), connectRedis(url)] as const;
  try {
    await Promise.all(connections.map((connection) => readyWithin(connection, startTime)));
  } catch (error) {
    for (const connection of connections) connection.disconnect();
    throw error;
  }
  const [commands, feed] = connections;
  return new RedisStore(commands, new RedisFeed(feed), recordTime, waitReplicas, now);
};

type CommitAnswer =
  | [outcome: 'committed']
  | [outcome: 'duplicate', document: string, answered: string]
  | [outcome: 'conflict', document?: string, answered?: string];

type Script<Answer> = (...keysAndArguments: (string | number)[]) => Promise<Answer>;

interface Scripts {
  commitRoom: Script<CommitAnswer>;
  touchPresence: Script<null>;
  dropLapsed: Script<null>;
}

class RedisStore implements RoomStore, StoreUpkeep {
  readonly kind = 'redis';
  readonly #connection: RedisConnection;
  readonly #redis: RedisCommander & Scripts;
  readonly #feed: RedisFeed;
  readonly #recordTime: number;
  readonly #waitReplicas: number;
  readonly #now: () => number;

  constructor(
    redis: RedisConnection,
    feed: RedisFeed,
    recordTime: number,
    waitReplicas: number,
    now: () => number,
  ) {
    redis.defineCommand('commitRoom', { numberOfKeys: COMMIT_KEYS, lua: COMMIT_SCRIPT });
    redis.defineCommand('touchPresence', { numberOfKeys: 2, lua: TOUCH_SCRIPT });
    redis.defineCommand('dropLapsed', { numberOfKeys: 1, lua: LAPSE_SCRIPT });
    this.#connection = redis;
    this.#redis = redis as RedisConnection & Scripts;
    this.#feed = feed;
    this.#recordTime = recordTime;
    this.#waitReplicas = waitReplicas;
    this.#now = now;
  }

  async load(roomId: string): Promise<RoomDocument | null> {
    const [document, answered] = await this.#ask(() =>
      this.#confirmed(() => this.#redis.hmget(roomKey(roomId), 'document', 'answered')),
    );
    return document == null || answered == null ? null : read(() => roomOf({ document, answered }));
  }

  async versionOf(roomId: string): Promise<Version | null> {
    const text = await this.#ask(() => this.#redis.hget(roomKey(roomId), 'version'));
    return text === null ? null : versionOf(text);
  }

  async commit(commit: Commit): Promise<CommitResult> {
    const { document, expected, request, events, journal, record, expiresAt } = commit;
    const { id, epoch, revision, stamp } = document;
    const text = textOf(document);
    const now = this.#now();
    const head = headOf(text.version, now);
    const eventsText = JSON.stringify(events);
    const [outcome, stored, answered] = await this.#ask(() =>
      this.#commitRoom(
        roomKey(id),
        journalKey(id, (journal ?? record)?.gameId ?? ''),
        recordsKey(id),
        expected === null ? '' : versionText(expected),
        request === null ? '' : requestText(request),
        text.version,
        text.document,
        text.answered,
        Math.round(expiresAt),
        this.#waitReplicas === 0 ? channelOf(id) : '',
        head,
        eventsText,
        journal === null ? '' : JSON.stringify(journal),
        record === null ? '' : JSON.stringify(record),
        record === null ? 0 : record.endedAt,
        Math.round(now + this.#recordTime),
        Math.round(now - this.#recordTime),
        this.#feed.markChannelOf(id),
      ),
    );
    const tell = (): void => {
      const version = { epoch, revision, stamp };
      this.#feed.deliver(id, { kind: 'changed', version, at: null, document, events });
      // Where this fails, the comparison of revisions finds what was not heard.
      if (this.#waitReplicas > 0)
        this.#redis.spublish(channelOf(id), changedText(head, eventsText, text)).catch(() => {});
    };
    if (outcome === 'committed') {
      tell();
      return { outcome };
    }
    if (stored === undefined || answered === undefined) return { outcome: 'conflict', document: null };
    const room = read(() => roomOf({ document: stored, answered }));
    // Stored by an attempt whose answer was lost, and so perhaps never told.
    if (room.stamp === document.stamp) tell();
    if (outcome === 'conflict') return { outcome, document: room };
    return { outcome, ack: knownAnswer(room.answered, request!)!, document: room };
  }

  async journal(roomId: string, gameId: string, fromStep: number): Promise<readonly JournalEntry[]> {
    const lines = await this.#ask(() =>
      this.#confirmed(() => this.#redis.lrange(journalKey(roomId, gameId), fromStep, -1)),
    );
    return read(() => lines.map((line) => JSON.parse(line) as JournalEntry));
  }

  async records(roomId: string): Promise<readonly GameRecord[]> {
    const since = this.#now() - this.#recordTime;
    const texts = await this.#ask(() => this.#redis.zrangebyscore(recordsKey(roomId), `(${since}`, '+inf'));
    return read(() => texts.map((text) => JSON.parse(text) as GameRecord));
  }

  async addAlias(code: string, roomId: string, expiresAt: number): Promise<void> {
    await this.#ask(() => this.#redis.set(aliasKey(code), roomId, 'PXAT', Math.round(expiresAt)));
  }

  roomIdOfAlias(code: string): Promise<string | null> {
    return this.#ask(() => this.#redis.get(aliasKey(code)));
  }

  subscribe(roomId: string, listener: FeedListener): Promise<() => Promise<void>> {
    return this.#feed.subscribe(roomId, listener);
  }

  async publish(roomId: string, message: SupersededMessage): Promise<void> {
    await this.#ask(() => this.#redis.spublish(channelOf(roomId), supersededText(message)));
  }

  async touchPresence(roomId: string, presence: Presence, roomExpiresAt: number): Promise<void> {
    const { connectionId } = presence;
    const until = Math.round(roomExpiresAt);
    await this.#ask(() =>
      this.#redis.touchPresence(
        roomKey(roomId),
        presenceKey(roomId),
        connectionId,
        JSON.stringify(presence),
        until,
      ),
    );
  }

  async dropPresence(roomId: string, connectionId: string): Promise<void> {
    await this.#ask(() => this.#redis.hdel(presenceKey(roomId), connectionId));
  }

  async presences(roomId: string, now: number): Promise<readonly Presence[]> {
    const textById = await this.#ask(() => this.#redis.hgetall(presenceKey(roomId)));
    const all = read(() => Object.values(textById).map((text) => JSON.parse(text) as Presence));
    const lapsed = all.filter(({ expiresAt }) => expiresAt <= now);
    if (lapsed.length > 0) {
      const pairs = lapsed.flatMap(({ connectionId }) => [connectionId, textById[connectionId]!]);
      await this.#ask(() => this.#redis.dropLapsed(presenceKey(roomId), ...pairs));
    }
    return all.filter(({ expiresAt }) => expiresAt > now);
  }

  onFeedRestored(listener: () => void): void {
    this.#feed.onRestored(listener);
  }

  async ping(): Promise<boolean> {
    return this.#ask(() => this.#redis.ping()).then(
      () => true,
      () => false,
    );
  }

  async *roomIds(): AsyncGenerator<string> {
    for (const redis of primariesOf(this.#connection)) yield* this.#roomIdsOn(redis);
  }

  async schemaOf(roomId: string): Promise<number | null> {
    const document = await this.#ask(() => this.#redis.hget(roomKey(roomId), 'document'));
    return document === null ? null : schemaOf(document);
  }

  /** As far as `maxmemory` goes; without one the machine's memory is nobody's limit here. Of a cluster its fullest server. */
  async usage(): Promise<StoreUsage> {
    const texts = await this.#ask(() =>
      Promise.all(primariesOf(this.#connection).map((redis) => redis.info('memory'))),
    );
    const usages = texts.map((text): StoreUsage => {
      const figure = (name: string): number => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(text)?.[1]);
      return { used: figure('used_memory'), limit: figure('maxmemory') || null };
    });
    const partOf = ({ used, limit }: StoreUsage): number => used / (limit ?? Infinity);
    return usages.reduce((fullest, other) => (partOf(other) > partOf(fullest) ? other : fullest));
  }

  async close(): Promise<void> {
    this.#connection.disconnect();
    this.#feed.close();
  }

  /** EVALSHA might be sent again, behind the WAIT that is to speak of it. */
  #commitRoom(...all: (string | number)[]): Promise<CommitAnswer> {
    if (this.#waitReplicas === 0) return this.#redis.commitRoom(...all);
    return this.#confirmed(
      () => this.#redis.eval(COMMIT_SCRIPT, COMMIT_KEYS, ...all) as Promise<CommitAnswer>,
    );
  }

  /**
   * What the command answered, once the replicas have all that it saw, whoever wrote that: what is not safe yet must be
   * shown to nobody. WAIT speaks of what its connection wrote last, so a message to nobody goes before it, as a write.
   */
  async #confirmed<T>(command: () => Promise<T>): Promise<T> {
    if (this.#waitReplicas === 0) return command();
    const [answer, , replicas] = await Promise.all([
      command(),
      this.#redis.publish(NOBODY, ''),
      this.#redis.wait(this.#waitReplicas, REPLICA_TIME),
    ]);
    if (replicas < this.#waitReplicas) throw new StoreUnavailable(`only ${replicas} replicas have it`);
    return answer;
  }

  async *#roomIdsOn(redis: Redis): AsyncGenerator<string> {
    let cursor = '0';
    do {
      const scan = () => redis.scan(cursor, 'MATCH', roomKey('*'), 'COUNT', ID_BATCH);
      const [next, keys] = await this.#ask(scan);
      yield* keys.map(roomIdOfKey);
      cursor = next;
    } while (cursor !== '0');
  }

  #ask<T>(command: () => Promise<T>): Promise<T> {
    return answerOf(this.#connection, command);
  }
}

const read = <T>(parse: () => T): T => {
  try {
    return parse();
  } catch (error) {
    throw new StoreUnavailable('what is stored cannot be read', { cause: error });
  }
};
