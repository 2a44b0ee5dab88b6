import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { configWith, type Config } from '../../../src/config.ts';
import type { startServer as realStartServer, RunningServer } from '../../../src/startServer.ts';
import { openLmdbStore } from '../../../src/stores/lmdbStore.ts';
import { openRedisStore } from '../../../src/stores/redisStore.ts';
import type { RoomStore } from '../../../src/stores/roomStore.ts';
import type { StoreUpkeep } from '../../../src/stores/storeUpkeep.ts';
import { freePort, RedisServer } from '../../../src/testing/index.ts';

const YEAR = 365 * 24 * 60 * 60 * 1000;
const MANY = 1_000_000;

export type Kind = 'lmdb' | 'redis with two nodes';

/** Real servers in this process, everything that they log, and their store to look into. */
export interface Stage {
  readonly ports: readonly number[];
  readonly store: RoomStore;
  readonly logLines: readonly string[];
  /** What Prometheus would be told by all servers. */
  metrics(): Promise<string>;
  close(): Promise<void>;
}

const CONFIG: Config = configWith({
  HOST: '127.0.0.1',
  PORT: 0,
  ALLOW_SCENARIOS: true,
  COMPANION_PAUSE_MS: 5,
  ADDRESS_ROOMS_PER_MINUTE: MANY,
  ADDRESS_JOINS_PER_MINUTE: MANY,
  MEMBER_MESSAGES_PER_SECOND: MANY,
  ADDRESS_MESSAGES_PER_SECOND: MANY,
  ADDRESS_SOCKETS_PER_SECOND: MANY,
  ADDRESS_GUESSES_PER_MINUTE: MANY,
  MEMBER_SOCKETS_PER_MINUTE: MANY,
  MEMBER_PHRASES_PER_MINUTE: MANY,
});

/** `startServer`: the real one, or that of a mutant. */
export const openStage = async (kind: Kind, startServer: typeof realStartServer): Promise<Stage> => {
  const logLines: string[] = [];
  const log = pino({ level: 'trace', base: null }, { write: (line: string) => void logLines.push(line) });
  const dir = await mkdtemp(join(tmpdir(), 'regicide-hidden-'));
  const redis = kind === 'lmdb' ? null : await RedisServer.start();
  const open = (): Promise<RoomStore & StoreUpkeep> =>
    redis === null
      ? openLmdbStore({ dataDir: dir, recordTime: YEAR })
      : openRedisStore({ url: redis.url, recordTime: YEAR });
  const store = await open();
  const metricsPorts: number[] = [];
  const start = async (own: RoomStore & StoreUpkeep): Promise<RunningServer> => {
    const METRICS_PORT = await freePort();
    metricsPorts.push(METRICS_PORT);
    return startServer({ ...CONFIG, METRICS_PORT }, { store: own, log, webDir: dir });
  };
  const servers =
    redis === null ? [await start(store)] : [await start(await open()), await start(await open())];
  return {
    ports: servers.map(({ port }) => port),
    store,
    logLines,
    metrics: async () => {
      const answers = metricsPorts.map(async (port) =>
        (await fetch(`http://127.0.0.1:${port}/metrics`)).text(),
      );
      return (await Promise.all(answers)).join('\n');
    },
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
      if (redis !== null) await store.close();
      await redis?.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
};
