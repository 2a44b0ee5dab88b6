import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { killWithUs } from './killWithUs.ts';

const PROBE = new URL('probe.mjs', import.meta.url).href;
/** How long a process may take to answer at first, ms. */
const START_TIME = 120_000;

export interface Usage {
  /** CPU time of the whole process so far, microseconds. */
  readonly cpu: number;
  /** Bytes of memory that it holds. */
  readonly resident: number;
}

export interface MeasuredOptions {
  readonly port: number;
  readonly env?: Readonly<Record<string, string>>;
  /** A TypeScript file; the built server is none. */
  readonly isSource?: boolean;
}

/** A server as a process of its own, that tells what it uses. Its output is thrown away, except for errors. */
export class MeasuredProcess {
  private constructor(
    readonly child: ChildProcess,
    readonly port: number,
  ) {}

  /** Resolves once the process listens on its port. */
  static async start(file: string | URL, options: MeasuredOptions): Promise<MeasuredProcess> {
    const { port, env = {}, isSource = true } = options;
    const child = fork(typeof file === 'string' ? file : fileURLToPath(file), [], {
      env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: String(port), ...env },
      execArgv: ['--expose-gc', ...(isSource ? ['--import', 'tsx'] : []), '--import', PROBE],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    killWithUs(child);
    const server = new MeasuredProcess(child, port);
    const end = Date.now() + START_TIME;
    while (!(await fetch(server.url).then(Boolean, () => false))) {
      if (child.exitCode !== null || Date.now() > end) throw new Error(`no server: ${String(file)}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  usage(): Promise<Usage> {
    return this.#ask('usage');
  }

  /** After collecting garbage. */
  memory(): Promise<Usage> {
    return this.#ask('memory');
  }

  async stop(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }

  async #ask(wish: string): Promise<Usage> {
    const answer = once(this.child, 'message');
    this.child.send(wish);
    return ((await answer) as [Usage])[0];
  }
}
