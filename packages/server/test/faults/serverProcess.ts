import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../src/testing/index.ts';

const MAIN = join(import.meta.dirname, '../../src/main.ts');
/** A starved machine takes its time, ms. */
const START_TIME = 180_000;
const READY = /http:\/\/localhost:(\d+)/;

/** A server as a process of its own, on a free port of the loopback address. */
export class ServerProcess {
  output = '';

  private constructor(
    readonly child: ChildProcess,
    readonly port: number,
    readonly metricsPort: number,
  ) {
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
  }

  /** Resolves once it answers. `main`: that of a mutant, or the real one. */
  static async start(environment: Readonly<Record<string, string>>, main = MAIN): Promise<ServerProcess> {
    const [port, metricsPort] = [await freePort(), await freePort()];
    const child = spawn(process.execPath, ['--import', 'tsx', main], {
      env: {
        PATH: process.env['PATH'],
        HOST: '127.0.0.1',
        PORT: String(port),
        METRICS_PORT: String(metricsPort),
        ALLOW_SCENARIOS: '1',
        LOG_LEVEL: 'warn',
        ...environment,
      },
    });
    const server = new ServerProcess(child, port, metricsPort);
    const end = Date.now() + START_TIME;
    while (!READY.test(server.output)) {
      if (child.exitCode !== null || Date.now() > end) {
        await server.stop();
        throw new Error(`no server: ${server.output}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Codes of what it logged, oldest first. */
  get loggedCodes(): string[] {
    return Array.from(this.output.matchAll(/"code":"([^"]+)"/g), ([, code]) => code!);
  }

  /** Bytes of memory that the process holds. */
  async memory(): Promise<number> {
    const text = await (await fetch(`http://127.0.0.1:${this.metricsPort}/metrics`)).text();
    return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]);
  }

  /** SIGSTOP: its connections stay open and nothing answers until {@link ServerProcess.thaw}. */
  freeze(): void {
    this.child.kill('SIGSTOP');
  }

  thaw(): void {
    this.child.kill('SIGCONT');
  }

  async stop(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (!this.isRunning) return;
    const gone = once(this.child, 'exit');
    this.child.kill(signal);
    await gone;
  }
}
