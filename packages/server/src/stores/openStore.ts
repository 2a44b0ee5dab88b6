import { BadConfig, type Config } from '../config.ts';
import { openLmdbStore } from './lmdbStore.ts';
import { openRedisStore } from './redisStore.ts';
import { StoreUnavailable, type RoomStore } from './roomStore.ts';
import { BadFolder } from './storeFolder.ts';
import type { StoreUpkeep } from './storeUpkeep.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The store that the configuration names: Redis with REDIS_URL, else the embedded one in DATA_DIR. Rejects with {@link BadConfig} when it is not to be had. */
export const openStore = async (config: Config): Promise<RoomStore & StoreUpkeep> => {
  const { REDIS_URL: url, DATA_DIR: dataDir } = config;
  const recordTime = config.RECORD_DAYS * DAY;
  try {
    return url === null
      ? await openLmdbStore({ dataDir, recordTime, sizeLimit: config.DATA_LIMIT_MB * 2 ** 20 })
      : await openRedisStore({ url, recordTime, waitReplicas: config.REDIS_WAIT_REPLICAS });
  } catch (error) {
    if (error instanceof BadFolder)
      throw new BadConfig([`DATA_DIR is "${dataDir}": it ${error.message}; a good value is ./data`]);
    if (error instanceof StoreUnavailable && url !== null)
      throw new BadConfig([`REDIS_URL: ${error.message} at ${hostsOf(url)}`]);
    throw error;
  }
};

/** Without the password that an address may carry. */
const hostsOf = (urls: string): string =>
  urls
    .split(',')
    .map((url) => new URL(url).host)
    .join(', ');
