import { onTestFinished } from 'vitest';
import type { Config } from '../../src/config.ts';
import { RedisServer } from '../../src/testing/redisServer.ts';
import { temporaryFolder } from '../play/testServer.ts';

export interface Place {
  readonly name: 'lmdb' | 'redis';
  /** An empty store of its own, gone after the test. `limit` in MiB. */
  readonly make: (limit?: number) => Promise<Partial<Config>>;
}

export const EACH_STORE: readonly Place[] = [
  {
    name: 'lmdb',
    make: async (limit = 1024) => ({
      DATA_DIR: await temporaryFolder(),
      DATA_LIMIT_MB: limit,
      REDIS_URL: null,
    }),
  },
  {
    name: 'redis',
    make: async (limit) => {
      const memory = limit === undefined ? [] : ['--maxmemory', `${limit}mb`];
      const redis = await RedisServer.start({ args: [...memory, '--maxmemory-policy', 'noeviction'] });
      onTestFinished(() => redis.stop());
      return { REDIS_URL: redis.url };
    },
  },
];
