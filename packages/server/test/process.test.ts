import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { legalIntents } from '@regicide/rules';
import { Player } from './play/player.ts';
import { temporaryFolder } from './play/testServer.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Resolves with the exit code, or the signal. */
  readonly ended: Promise<number | string>;
}

/** The server as a process of its own. */
const start = (environment: Record<string, string>): Started => {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, output: () => output, ended };
};

const urlOf = async ({ output }: Started): Promise<string> => {
  for (let tries = 0; tries < 200; tries++) {
    const found = /http:\/\/localhost:\d+/.exec(output());
    if (found !== null) return found[0].replace('localhost', '127.0.0.1');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the server did not start: ${output()}`);
};

test('bad configuration: every variable at once, exit code 78', async () => {
  const started = start({ PORT: 'x', LOG_LEVEL: 'loud' });
  expect(await started.ended).toBe(78);
  expect(started.output()).toMatch(
    /PORT is "x"; a good value is 3000\nLOG_LEVEL is "loud"; a good value is info\n/,
  );
});

test('SIGTERM says goodbye and ends with 0; SIGKILL in a game loses nothing', async () => {
  const DATA_DIR = await temporaryFolder();
  const first = start({ DATA_DIR });
  const ann = await Player.host(await urlOf(first), 'Ann', { start: true });
  await ann.until(() => ann.view !== null, 'the deal');
  expect(await ann.intent(legalIntents(ann.seatView)[0]!)).toMatchObject({ ok: true });
  await ann.until(() => ann.view!.step === 1, 'the first play');
  const { view } = ann;
  first.child.kill('SIGKILL');
  expect(await first.ended).toBe('SIGKILL');

  const second = start({ DATA_DIR });
  ann.url = await urlOf(second);
  await ann.connect();
  expect(ann.view).toEqual(view);
  second.child.kill('SIGTERM');
  await ann.until(() => ann.goodbye === 'draining', 'the goodbye');
  expect(await second.ended).toBe(0);

  const lines = (first.output() + second.output()).split('\n').filter((line) => line.startsWith('{'));
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) expect(JSON.parse(line)).toHaveProperty('code');
  expect(first.output() + second.output()).not.toContain(ann.token);
});
