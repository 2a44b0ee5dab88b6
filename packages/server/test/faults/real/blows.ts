import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { FaultStage } from './faultStage.ts';
import { startReplica } from './replica.ts';

/** How long something stands still, ms. */
const FREEZE = 5_000;
/** How long a replica hears nothing before its primary dies, ms. */
const REPLICA_LAG = 300;
const SWALLOWED = 10;

type BlowOf = (stage: FaultStage) => Promise<void>;

const admin = async <T>(stage: FaultStage, ask: (redis: Redis) => Promise<T>): Promise<T> => {
  const redis = new Redis(stage.redis.url);
  try {
    return await ask(redis);
  } finally {
    redis.disconnect();
  }
};

const killRedis =
  (appendfsync: 'everysec' | 'always'): BlowOf =>
  async (stage) => {
    await admin(stage, (redis) => redis.config('SET', 'appendfsync', appendfsync));
    await pause(500);
    await stage.redis.kill();
    await stage.redis.restart();
  };

/** Every blow that loses nothing, by what the table in docs/OPERATIONS.md calls it. */
export const BLOWS: Readonly<Record<string, BlowOf>> = {
  'SIGKILL of a node': async (stage) => {
    await stage.nodes[0]!.stop('SIGKILL');
    await stage.games!.goOn();
    stage.nodes[0] = await stage.newNode();
    // Its players go home, as after a deployment.
    stage.balancers[0]!.breakAll();
  },
  'SIGKILL of Redis, appendfsync everysec': killRedis('everysec'),
  'SIGKILL of Redis, appendfsync always': killRedis('always'),
  'CLIENT KILL of every connection': (stage) =>
    admin(stage, async (redis) => {
      for (const type of ['normal', 'pubsub'])
        await redis.call('CLIENT', 'KILL', 'TYPE', type, 'SKIPME', 'yes');
    }),
  'SIGSTOP of Redis for 5 s': async (stage) => {
    stage.redis.freeze();
    await pause(FREEZE);
    stage.redis.thaw();
  },
  'SIGSTOP of a node for 5 s': async ({ nodes }) => {
    nodes[0]!.freeze();
    await pause(FREEZE);
    nodes[0]!.thaw();
  },
  [`${SWALLOWED} replies to commits swallowed`]: async ({ line }) => {
    // Every fifth line does not break, it only falls silent.
    for (let count = 1; count <= SWALLOWED; count++)
      await line.loseAnswerTo('evalsha', count % 5 === 0 ? 'silence' : 'break');
  },
};

/** The primary dies a moment after its replica lost sight of it; the replica takes over, and gets one of its own. */
export const failover: BlowOf = async (stage) => {
  const { redis: primary, replica } = stage;
  await replica!.cut();
  await pause(REPLICA_LAG);
  await primary.kill();
  await replica!.promote();
  stage.redis = replica!.server;
  stage.line.breakAll();
  stage.replica = await startReplica(stage.redis);
  await primary.stop();
};
