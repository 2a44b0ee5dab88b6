import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.ts';

export interface RedisServerOptions {
  /** When a write is on the disk: before it is answered, within a second, or only with SAVE. */
  readonly appendfsync?: 'always' | 'everysec' | 'never';
  /** Further options of redis-server, e.g. `['--replicaof', '127.0.0.1 6379']`. */
  readonly args?: readonly string[];
}

const READY = /Ready to accept connections/;
const PORT_TAKEN = /Address already in use/;

/** A real redis-server on a free port of the loopback address, with a folder of its own that survives its deaths. */
export class RedisServer {
  #child: ChildProcess | null = null;
  #output = '';

  private constructor(
    readonly dir: string,
    readonly options: RedisServerOptions,
    public port: number,
  ) {}

  /** Rejects with one line of advice where redis-server is not installed. */
  static async start(options: RedisServerOptions = {}): Promise<RedisServer> {
    const server = new RedisServer(
      await mkdtemp(join(tmpdir(), 'regicide-redis-')),
      options,
      await freePort(),
    );
    // Somebody else may take a port that was free a moment ago.
    while (!(await server.#spawn())) server.port = await freePort();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** SIGKILL: what was not on the disk is lost. Resolves when the process is gone. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  /** Again on the same port and folder, with what is on the disk; killed before where it still runs. */
  async restart(): Promise<void> {
    await this.kill();
    while (!(await this.#spawn())) await new Promise((resolve) => setTimeout(resolve, 50));
  }

  /** SIGSTOP: its connections stay open and nothing answers until {@link RedisServer.thaw}. */
  freeze(): void {
    this.#child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#child?.kill('SIGCONT');
  }

  /** Ends it for good, with its folder. */
  async stop(): Promise<void> {
    await this.kill();
    await rm(this.dir, { recursive: true, force: true });
  }

  /** False where the port is taken. */
  async #spawn(): Promise<boolean> {
    const { appendfsync = 'never', args = [] } = this.options;
    const durability =
      appendfsync === 'never'
        ? ['--appendonly', 'no']
        : ['--appendonly', 'yes', '--appendfsync', appendfsync];
    const place = ['--port', String(this.port), '--bind', '127.0.0.1', '--dir', this.dir, '--save', ''];
    const child = spawn('redis-server', [...place, ...durability, ...args], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.#child = child;
    this.#output = '';
    const killWithUs = (): void => void child.kill('SIGKILL');
    process.once('exit', killWithUs);
    child.once('exit', () => process.off('exit', killWithUs));
    const isReady = await new Promise<boolean>((resolve, reject) => {
      child.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ENOENT' ? MISSING : error),
      );
      child.once('exit', () => resolve(false));
      child.stdout.on('data', (chunk: Buffer) => {
        this.#output = `${this.#output}${chunk.toString()}`.slice(-10_000);
        if (READY.test(this.#output)) resolve(true);
      });
    });
    if (isReady || PORT_TAKEN.test(this.#output)) return isReady;
    throw new Error(`redis-server ended at once:\n${this.#output}`);
  }
}

const MISSING = new Error(
  'The tests need redis-server; please install it (Debian, Ubuntu: apt-get install redis-server).',
);
