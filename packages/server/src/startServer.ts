import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createRoomChanges } from './commit/roomChanges.ts';
import type { Config } from './config.ts';
import { Guesses } from './guesses.ts';
import { createHttp } from './http/createHttp.ts';
import { createLog, type Log } from './log.ts';
import { createMetrics } from './ops/metrics.ts';
import { startMetricsServer } from './ops/metricsServer.ts';
import { StoreSpace } from './ops/storeSpace.ts';
import { withCompanionDue } from './rooms/companionDue.ts';
import { expiryOf, lifetimesOf } from './rooms/expiry.ts';
import type { ServerContext } from './serverContext.ts';
import { createSockets } from './socket/createSockets.ts';
import { openStore } from './stores/openStore.ts';
import type { RoomStore } from './stores/roomStore.ts';
import type { StoreUpkeep } from './stores/storeUpkeep.ts';

export interface StartOptions {
  /** An open store, which the server closes at its end; else the one that the configuration names. */
  readonly store?: RoomStore & StoreUpkeep;
  /** Server clock, ms since 1970. */
  readonly now?: () => number;
  readonly log?: Log;
  /** Folder of the web client's build; else beside this package. */
  readonly webDir?: string;
}

export interface RunningServer {
  /** Where it listens, e.g. `http://127.0.0.1:3000`. */
  readonly url: string;
  readonly port: number;
  readonly log: Log;
  /** Says goodbye, finishes what is under way, and closes everything, within 10 s. */
  close(): Promise<void>;
}

/** Starts a whole server. Rejects when the store or the port is not to be had. */
export const startServer = async (config: Config, options: StartOptions = {}): Promise<RunningServer> => {
  const { now = Date.now, log = createLog(config.LOG_LEVEL) } = options;
  const store = options.store ?? (await openStore(config));
  const space = new StoreSpace(store, log);
  await space.start();
  const metrics = createMetrics();
  const changes = createRoomChanges({
    store,
    now,
    log,
    metrics,
    expiresAt: (room, at) => expiryOf(room, at, lifetimesOf(config)),
    settle: (room, at) => withCompanionDue(room, at, config.COMPANION_PAUSE_MS),
  });
  let isDraining = false;
  const webDir = options.webDir ?? join(import.meta.dirname, '../../web/dist');
  const context: ServerContext = {
    config,
    log,
    store,
    changes,
    metrics,
    guesses: new Guesses(config.ADDRESS_GUESSES_PER_MINUTE, now),
    webDir,
    now,
    isDraining: () => isDraining,
    isFullFor: (what) => space.isFullFor(what),
  };
  const app = await createHttp(context);
  const sockets = createSockets(context, app.server);
  changes.onChanged((document, events) => sockets.reception.show(document, events));
  changes.onSuperseded((...superseded) => sockets.reception.supersede(...superseded));
  metrics.countFrom(() => ({ ...sockets.reception.census(), ...space.census() }));
  await app.listen({ port: config.PORT, host: config.HOST });
  const metricsServer =
    config.METRICS_PORT === null ? null : await startMetricsServer(metrics, config.HOST, config.METRICS_PORT);
  const { port } = app.server.address() as AddressInfo;
  const url = `http://${config.HOST === '0.0.0.0' ? '127.0.0.1' : config.HOST}:${port}`;
  return {
    url,
    port,
    log,
    close: async () => {
      isDraining = true;
      log.info({ code: 'server/draining' }, 'the server goes down');
      // A proxy that is refused here tries the next node at once.
      app.server.close();
      await sockets.close();
      await app.close();
      metricsServer?.close();
      space.stop();
      await changes.close();
      await store.close();
      log.info({ code: 'server/closed' }, 'the server is down');
    },
  };
};
