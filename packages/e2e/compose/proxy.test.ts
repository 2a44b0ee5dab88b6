import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROTOCOL_VERSION } from '@regicide/protocol';
import { ask, type Door, freePort, newToken, WireTable } from '@regicide/server/testing';
import { playToTheEnd } from './games.ts';
import { capture, eventually, FRONT, Stack } from './stack.ts';

const ORIGIN = 'https://regicide.localhost';
/** A loopback address that no other server of this machine is likely to use, with Caddy's usual ports. */
const ADDRESS = `127.77.${randomInt(1, 255)}.${randomInt(1, 255)}`;
const ROOMS = 20;

const door: Door = { origin: ORIGIN, address: ADDRESS };
let stack: Stack;

const room = () => ({ method: 'POST', body: { protocol: PROTOCOL_VERSION, token: newToken(), name: 'Ada' } });

beforeAll(async () => {
  stack = new Stack(`regicide-proxy-${process.pid}`, {
    BIND: '127.0.0.1',
    PORT: String(await freePort()),
    PUBLIC_URL: ORIGIN,
    HTTP_PORT: `${ADDRESS}:80`,
    HTTPS_PORT: `${ADDRESS}:443`,
    ADDRESS_ROOMS_PER_MINUTE: String(ROOMS),
  });
  await stack.compose('--profile', 'proxy', 'up', '-d', '--no-build');
  await eventually('Caddy answers', async () => (await ask(door, '/readyz')).status === 200);
});

afterAll(() => stack.down());

describe('Caddy in front', () => {
  it('[proxy] plain http leads to https, and only there browsers are told to stay', async () => {
    const plain = await ask({ origin: 'http://regicide.localhost', address: ADDRESS }, '/r/ABCD2345');
    expect(plain).toMatchObject({ status: 308, headers: { location: `${ORIGIN}/r/ABCD2345` } });
    expect((await ask(door, '/')).headers['strict-transport-security']).toMatch(/max-age=\d+/);
  });

  it('[proxy] a whole game goes through TLS', async () => {
    const table = await WireTable.open({ doors: [door], seatCount: 4, pause: 0, seed: 1, playsOn: false });
    await playToTheEnd(table).finally(() => table.close());
  });

  it('[proxy] limits count the people behind it apart, and nobody can claim another address', async () => {
    const lie = (index: number) => ({ ...room(), headers: { 'x-forwarded-for': `192.0.2.${index}` } });
    const own = await Promise.all(
      Array.from({ length: ROOMS + 5 }, (_, index) => ask(door, '/api/rooms', lie(index))),
    );
    expect(own.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
    expect((await ask(door, '/api/rooms', room())).body).toBe('{"code":"rate/limited"}');
    const elsewhere = await capture('docker', [
      ...['run', '--rm', '--network', `${stack.project}_front`, '-e', 'NODE_TLS_REJECT_UNAUTHORIZED=0'],
      ...['--add-host', `regicide.localhost:${FRONT}.2`, process.env['APP_IMAGE']!, 'node', '-e'],
      `fetch('${ORIGIN}/api/rooms', { method: 'POST', headers: { 'content-type': 'application/json' },
        body: '${JSON.stringify(room().body)}' }).then(async (r) => console.log(r.status, await r.text()))`,
    ]);
    expect(elsewhere.stdout).toMatch(/^201 /);
  });
});
