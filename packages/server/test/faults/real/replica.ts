import { Redis } from 'ioredis';
import { RedisServer, startTcpProxy } from '../../../src/testing/index.ts';

/** A second Redis that follows the first one over a line that can be cut. */
export interface Replica {
  readonly server: RedisServer;
  /** It hears nothing of its primary any more. */
  cut(): Promise<void>;
  /** It is a primary from now on. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/** Resolves once the replica has everything that its primary has. */
export const startReplica = async (primary: RedisServer): Promise<Replica> => {
  const line = await startTcpProxy(primary.port);
  const server = await RedisServer.start({
    // A replica of this one need not wait for others that may want one, too.
    args: ['--replicaof', `127.0.0.1 ${line.port}`, '--repl-diskless-sync-delay', '0'],
  });
  const first = new Redis(primary.url);
  // One that was cut off may still count as online, and one that is may not have read what it was sent.
  await first.publish('regicide:nobody', '');
  await first.wait(1, 0);
  first.disconnect();
  let isCut = false;
  const cut = async (): Promise<void> => {
    if (isCut) return;
    isCut = true;
    await line.close();
  };
  return {
    server,
    cut,
    promote: async () => {
      const redis = new Redis(server.url);
      await redis.call('REPLICAOF', 'NO', 'ONE');
      redis.disconnect();
    },
    stop: async () => {
      await cut();
      await server.stop();
    },
  };
};
