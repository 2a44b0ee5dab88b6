import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@regicide/server/testing';
import { RestartableProcess } from './restartableProcess.ts';

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url));

/** The built server as a process of its own, on loopback, with a store of its own that survives its crashes. */
export class GameServer {
  private constructor(
    readonly port: number,
    /** Of the embedded store. */
    readonly dataDir: string,
    readonly process: RestartableProcess,
  ) {}

  /**
   * @param env further variables, `REDIS_URL` for instance
   * @param packages the folder that the built packages lie in
   */
  static async start(
    env: Readonly<Record<string, string>> = {},
    packages: string = PACKAGES,
  ): Promise<GameServer> {
    const port = Number(env['PORT'] ?? (await freePort()));
    const dataDir = await mkdtemp(join(tmpdir(), 'regicide-data-'));
    const server = new RestartableProcess(
      process.execPath,
      [join(packages, 'server/dist/main.js')],
      {
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        REDIS_URL: '',
        ALLOW_SCENARIOS: '1',
        // Every page of a test comes from one address.
        ADDRESS_ROOMS_PER_MINUTE: '10000',
        ADDRESS_JOINS_PER_MINUTE: '10000',
        ADDRESS_GUESSES_PER_MINUTE: '10000',
        ...env,
      },
      async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok,
    );
    await server.start();
    return new GameServer(port, dataDir, server);
  }

  /** The address of a path under the given name; another name than 127.0.0.1 needs a browser that maps it. */
  url(path = '/', host = '127.0.0.1'): string {
    return `http://${host}:${this.port}${path}`;
  }

  async close(): Promise<void> {
    await this.process.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
