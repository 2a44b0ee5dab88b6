import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort } from './freePort.ts';
import { RedisServer } from './redisServer.ts';

const SLOTS = 16_384;

/** A real Redis Cluster of three primaries on free ports of the loopback address. */
export class RedisCluster {
  private constructor(readonly servers: readonly RedisServer[]) {}

  /** Resolves once every server knows that all slots are served. */
  static async start(): Promise<RedisCluster> {
    const busPorts = [await freePort(), await freePort(), await freePort()];
    const servers = await Promise.all(
      busPorts.map((port) =>
        RedisServer.start({ args: ['--cluster-enabled', 'yes', '--cluster-port', String(port)] }),
      ),
    );
    const cluster = new RedisCluster(servers);
    await cluster.onEach(async (redis, index) => {
      const share = Math.ceil(SLOTS / servers.length);
      const last = Math.min(SLOTS, (index + 1) * share) - 1;
      await redis.call('CLUSTER', 'SET-CONFIG-EPOCH', index + 1);
      await redis.call('CLUSTER', 'ADDSLOTSRANGE', index * share, last);
    });
    await cluster.onEach(async (redis) => {
      for (const [index, { port }] of servers.entries())
        await redis.call('CLUSTER', 'MEET', '127.0.0.1', port, busPorts[index]!);
    });
    await cluster.onEach(async (redis) => {
      const isWhole = async () =>
        /cluster_state:ok[^]*cluster_known_nodes:3/.test(String(await redis.call('CLUSTER', 'INFO')));
      while (!(await isWhole())) await pause(50);
    });
    return cluster;
  }

  /** All addresses, as REDIS_URL takes them. */
  get url(): string {
    return this.servers.map(({ url }) => url).join(',');
  }

  /** Asks every server over a connection of its own. */
  async onEach<T>(ask: (redis: Redis, index: number) => Promise<T>): Promise<T[]> {
    return Promise.all(
      this.servers.map(async ({ url }, index) => {
        const redis = new Redis(url);
        try {
          return await ask(redis, index);
        } finally {
          redis.disconnect();
        }
      }),
    );
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.stop()));
  }
}
