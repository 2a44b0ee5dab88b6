import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A network of the tests' own: a stack of this machine's operator may have the usual one. */
export const FRONT = '10.213.78';

/** Instead of the .env file of whoever runs the test. */
const NO_VARIABLES = fileURLToPath(new URL('no.env', import.meta.url));

export interface Output {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program in the project's folder to its end. */
export const capture = (
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Output> =>
  new Promise((resolve) => {
    const child = spawn(program, args, { cwd: ROOT, env: { ...process.env, ...env } });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.on('error', (error) => resolve({ code: 127, stdout, stderr: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, stdout, stderr }));
  });

const orThrow = async (run: Promise<Output>): Promise<string> => {
  const { code, stdout, stderr } = await run;
  if (code !== 0) throw new Error(`exit code ${code}\n${stdout}\n${stderr}`);
  return stdout.trim();
};

export const docker = (...args: string[]): Promise<string> => orThrow(capture('docker', args));

/** One `docker-compose.yml` brought up under a project name of its own. COMPOSE names the program. */
export class Stack {
  readonly env: Readonly<Record<string, string>>;
  readonly #program: string;
  readonly #args: readonly string[];

  constructor(
    readonly project: string,
    variables: Readonly<Record<string, string>>,
  ) {
    this.env = { FRONT, TRUST_PROXY: `${FRONT}.2`, ...variables };
    const [program, ...args] = (process.env['COMPOSE'] ?? 'docker-compose').split(' ');
    this.#program = program!;
    this.#args = [...args, '--env-file', NO_VARIABLES, '-p', project];
  }

  /** The program and its arguments, as a script takes them. */
  get commandLine(): string {
    return [this.#program, ...this.#args].join(' ');
  }

  compose(...args: string[]): Promise<string> {
    return orThrow(capture(this.#program, [...this.#args, ...args], this.env));
  }

  /** The ids of the service's containers. */
  async container(service: string): Promise<string> {
    return this.compose('ps', '-q', service);
  }

  async inspect(service: string, format: string): Promise<string> {
    return docker('inspect', '--format', format, await this.container(service));
  }

  exec(service: string, ...command: string[]): Promise<Output> {
    return capture(this.#program, [...this.#args, 'exec', '-T', service, ...command], this.env);
  }

  async healthy(service: string): Promise<void> {
    await eventually(`${service} is healthy`, async () => {
      return (await this.inspect(service, '{{.State.Health.Status}}')) === 'healthy';
    });
  }

  async down(): Promise<void> {
    await this.compose('--profile', 'proxy', '--profile', 'scale', 'down', '--volumes', '--timeout', '15');
  }

  logs(...services: string[]): Promise<string> {
    return this.compose('logs', '--no-color', ...services);
  }
}

/** Comes back when it holds; throws what was waited for when it does not in time. */
export const eventually = async (what: string, holds: () => Promise<boolean>, ms = 60_000): Promise<void> => {
  const deadline = Date.now() + ms;
  while (!(await holds().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`not within ${ms} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};
