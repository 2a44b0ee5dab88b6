import { spawn, type ChildProcess } from 'node:child_process';

const ANSWER_MS = 30_000;

/** A program that a test starts, kills and starts again. What it prints is kept for the report. */
export class RestartableProcess {
  output = '';
  #child: ChildProcess | null = null;

  constructor(
    private readonly program: string,
    private readonly args: readonly string[],
    private readonly env: Readonly<Record<string, string>>,
    /** Rejects or gives false as long as the program does not answer. */
    private readonly answers: () => Promise<boolean>,
  ) {}

  /** Comes back once the program answers. */
  async start(): Promise<void> {
    const child = spawn(this.program, this.args, {
      env: { ...process.env, ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        this.output += chunk.toString();
      });
    const deadline = Date.now() + ANSWER_MS;
    while (!(await this.answers().catch(() => false))) {
      if (child.exitCode !== null || Date.now() > deadline) {
        await this.crash();
        throw new Error(`${this.program} ${this.args.join(' ')} does not answer:\n${this.output}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** SIGKILL: no chance to put anything in order. */
  crash(): Promise<void> {
    return this.#end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const isGone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await isGone;
  }
}
