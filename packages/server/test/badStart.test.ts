import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { configWith } from '../src/config.ts';
import { openStore } from '../src/stores/openStore.ts';
import { RedisServer } from '../src/testing/index.ts';
import { temporaryFolder, testServer } from './play/testServer.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
/** Some processes at once on two busy cores; one that hangs still fails. */
vi.setConfig({ testTimeout: 180_000 });

/** Somebody without rights, where the tests have all of them. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** What a server says that can't start, and its exit code; one that hangs is ended by the test's own time. */
const refusalOf = async (
  environment: Record<string, string>,
  user: { uid?: number; gid?: number } = {},
): Promise<string> => {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', ...environment },
    ...user,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return `${code}: ${output.trim()}`;
};

test('[Start] a DATA_DIR that can hold no store: a sentence and exit code 78', async () => {
  const folder = await temporaryFolder();
  const at = (name: string): string => join(folder, name);
  await writeFile(at('file'), '');
  await symlink(at('loop'), at('loop'));
  await mkdir(join(at('odd'), 'rooms.lmdb'), { recursive: true });
  await mkdir(at('foreign'));
  await writeFile(join(at('foreign'), 'rooms.lmdb'), 'not a store'.repeat(1_000));
  await mkdir(at('shut'), { mode: 0o500 });
  await chmod(folder, 0o755);
  const good = '; a good value is ./data';
  for (const [name, why] of [
    ['file/below', 'leads through a file'],
    ['loop', 'leads through links that go round in circles'],
    ['odd', 'holds a rooms.lmdb that is no file'],
    ['foreign', 'holds a rooms.lmdb that is no store'],
    ['long'.repeat(100), 'is too long a name'],
  ] as const) {
    const DATA_DIR = at(name);
    await expect(openStore(configWith({ DATA_DIR }))).rejects.toThrow(
      `DATA_DIR is "${DATA_DIR}": it ${why}${good}`,
    );
  }
  const [file, shut, odd] = await Promise.all([
    refusalOf({ DATA_DIR: at('file') }),
    refusalOf({ DATA_DIR: at('shut') }, NOBODY),
    // Node's own way of making folders never comes back from here.
    refusalOf({ DATA_DIR: '/proc/nowhere/data' }),
  ]);
  expect(file).toBe(`78: DATA_DIR is "${at('file')}": it is a file${good}`);
  expect(shut).toMatch(
    /^78: DATA_DIR is "[^"]+": it is not open to the user that runs the server .*\.\/data$/,
  );
  expect(odd).toMatch(/^78: DATA_DIR is "\/proc\/nowhere\/data": it .*\.\/data$/);
});

test('[Start] PORT, METRICS_PORT and HOST that are not to be had: a sentence and exit code 78', async () => {
  const taken = String((await testServer()).port);
  const folders = await Promise.all([1, 2, 3].map(() => temporaryFolder()));
  const [first, second, third] = folders as [string, string, string];
  expect(
    await Promise.all([
      refusalOf({ DATA_DIR: first, PORT: taken }),
      refusalOf({ DATA_DIR: second, METRICS_PORT: taken }),
      refusalOf({ DATA_DIR: third, HOST: '192.0.2.1' }),
    ]),
  ).toEqual([
    `78: PORT is "${taken}": another program has this port; set it to another one`,
    expect.stringContaining(`METRICS_PORT is "${taken}": another program has this port`),
    '78: HOST is "192.0.2.1": this machine has no such address; a good value is 0.0.0.0',
  ]);
});

test('[Start] a REDIS_URL that leads nowhere or lacks a password: a sentence without secrets, exit code 78', async () => {
  const redis = await RedisServer.start({ args: ['--requirepass', 'right'] });
  onTestFinished(() => redis.stop());
  const wrong = redis.url.replace('redis://', 'redis://:wrong@');
  const host = new URL(redis.url).host;
  expect(
    await Promise.all([
      refusalOf({ REDIS_URL: 'redis://127.0.0.1:1' }),
      refusalOf({ REDIS_URL: wrong }),
      refusalOf({ REDIS_URL: redis.url }),
    ]),
  ).toEqual([
    '78: REDIS_URL: Redis does not answer (ECONNREFUSED) at 127.0.0.1:1',
    `78: REDIS_URL: Redis does not answer (WRONGPASS) at ${host}`,
    `78: REDIS_URL: Redis does not answer (NOAUTH) at ${host}`,
  ]);
});
