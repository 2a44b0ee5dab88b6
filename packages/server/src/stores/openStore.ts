import type { Config } from '../config.ts';
import { openLmdbStore } from './lmdbStore.ts';
import { openRedisStore } from './redisStore.ts';
import type { RoomStore } from './roomStore.ts';
import type { StoreUpkeep } from './storeUpkeep.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The store that the configuration names: Redis with REDIS_URL, else the embedded one in DATA_DIR. */
export const openStore = (config: Config): Promise<RoomStore & StoreUpkeep> => {
  const recordTime = config.RECORD_DAYS * DAY;
  return config.REDIS_URL === null
    ? openLmdbStore({ dataDir: config.DATA_DIR, recordTime, sizeLimit: config.DATA_LIMIT_MB * 2 ** 20 })
    : openRedisStore({ url: config.REDIS_URL, recordTime });
};
