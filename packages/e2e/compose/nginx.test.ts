import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROTOCOL_VERSION } from '@regicide/protocol';
import { ask, type Door, freePort, newToken, WireTable } from '@regicide/server/testing';
import { RestartableProcess } from '../src/restartableProcess.ts';
import { playToTheEnd } from './games.ts';
import { FRONT, Stack } from './stack.ts';

const ROOMS = 20;
/** A little longer than the server's ping interval. */
const READ_TIMEOUT = 12;

let stack: Stack;
let nginx: RestartableProcess;
let folder: string;
let door: Door;

/** deploy/nginx.conf as it stands, but for the port, the certificate, and a shorter wait. */
const configuration = async (appPort: number, port: number): Promise<string> => {
  const example = await readFile(new URL('../../../deploy/nginx.conf', import.meta.url), 'utf8');
  const replace = (text: string, from: string | RegExp, to: string): string => {
    expect(text).toMatch(from);
    return text.replace(from, to);
  };
  let site = replace(example, '127.0.0.1:3000', `127.0.0.1:${appPort}`);
  site = replace(site, 'listen 443 ssl;', `listen 127.0.0.1:${port};`);
  site = replace(site, /^ *ssl_certificate.*\n *ssl_certificate_key.*\n/m, '');
  site = replace(site, 'proxy_read_timeout 90s;', `proxy_read_timeout ${READ_TIMEOUT}s;`);
  return `daemon off; pid ${folder}/pid; error_log stderr; events {}
    http { access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder}; ${site} }`;
};

const room = (from: string, claimed: string) => ({
  method: 'POST',
  body: { protocol: PROTOCOL_VERSION, token: newToken(), name: 'Ada' },
  headers: { 'x-forwarded-for': claimed },
  from,
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'regicide-nginx-'));
  const [appPort, port] = [await freePort(), await freePort()];
  door = { origin: `http://127.0.0.1:${port}` };
  stack = new Stack(`regicide-nginx-${process.pid}`, {
    BIND: '127.0.0.1',
    PORT: String(appPort),
    TRUST_PROXY: `${FRONT}.1`,
    ADDRESS_ROOMS_PER_MINUTE: String(ROOMS),
  });
  await stack.compose('up', '-d', '--no-build');
  await stack.healthy('app');
  const file = join(folder, 'nginx.conf');
  await writeFile(file, await configuration(appPort, port));
  nginx = new RestartableProcess(
    'nginx',
    ['-c', file, '-p', folder],
    {},
    async () => (await ask(door, '/readyz')).status === 200,
  );
  await nginx.start();
});

afterAll(async () => {
  await nginx.stop();
  await stack.down();
  await rm(folder, { recursive: true, force: true });
});

describe('nginx in front', () => {
  it('[proxy] a whole game goes through nginx', async () => {
    const table = await WireTable.open({ doors: [door], seatCount: 4, pause: 0, seed: 1, playsOn: false });
    await playToTheEnd(table).finally(() => table.close());
  });

  it('[proxy] a table where nobody does anything stays connected past the time-out of nginx', async () => {
    const table = await WireTable.open({
      doors: [door],
      seatCount: 2,
      pause: 3_600_000,
      seed: 2,
      playsOn: false,
    });
    await new Promise((resolve) => setTimeout(resolve, 2.2 * READ_TIMEOUT * 1000));
    expect(table.players.map(({ connects, isConnected }) => [connects, isConnected])).toEqual([
      [1, true],
      [1, true],
    ]);
    table.close();
  });

  it('[proxy] limits count the people behind it apart, and nobody can claim another address', async () => {
    const own = await Promise.all(
      Array.from({ length: ROOMS + 5 }, (_, index) =>
        ask(door, '/api/rooms', room('127.0.0.3', `192.0.2.${index}`)),
      ),
    );
    expect(own.filter(({ status }) => status === 429)).toHaveLength(5);
    expect((await ask(door, '/api/rooms', room('127.0.0.4', '127.0.0.3'))).status).toBe(201);
  });
});
