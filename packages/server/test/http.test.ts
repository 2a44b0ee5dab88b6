import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fastify } from 'fastify';
import { io } from 'socket.io-client';
import { PROTOCOL_VERSION } from '@regicide/protocol';
import { lanAddressesOf } from '../src/addresses.ts';
import { configWith, type Config } from '../src/config.ts';
import { getAddresses } from '../src/http/getAddresses.ts';
import { newToken, Player, post } from './play/player.ts';
import { temporaryFolder, testServer } from './play/testServer.ts';

const builtWeb = async (): Promise<string> => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<title>Regicide</title>');
  await writeFile(join(folder, 'assets', 'app-x1y2.js'), 'export {};');
  await writeFile(join(folder, 'sw.js'), '// worker');
  await writeFile(join(folder, 'manifest.webmanifest'), '{}');
  return folder;
};

test('the page, its worker and its manifest are asked for every time, what has a hash in its name is kept', async () => {
  const server = await testServer({}, { webDir: await builtWeb() });
  for (const path of ['/', '/r/ABCD2345', '/rules', '/r/ABCD2345?x=1']) {
    const page = await fetch(server.url + path);
    expect([page.status, await page.text()]).toEqual([200, '<title>Regicide</title>']);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  }
  const asset = await fetch(`${server.url}/assets/app-x1y2.js`);
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  for (const [path, type] of [
    ['/sw.js', /javascript/],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
  ] as const) {
    const file = await fetch(server.url + path);
    expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(file.headers.get('content-type')).toMatch(type);
  }
  for (const path of ['/assets/gone.js', '/favicon.gone', '/..%2f..%2fpackage.json', '/.env']) {
    const missing = await fetch(server.url + path);
    expect([missing.status, await missing.json()]).toEqual([404, { code: 'message/unknown' }]);
  }
});

test('what the build compressed is sent so to whom can read it', async () => {
  const webDir = await builtWeb();
  const script = 'export const many = 1;'.repeat(50);
  await writeFile(join(webDir, 'assets', 'big-x1y2.js'), script);
  await writeFile(join(webDir, 'assets', 'big-x1y2.js.br'), brotliCompressSync(script));
  const { url } = await testServer({}, { webDir });
  for (const [accepted, encoding] of [
    ['gzip, br', 'br'],
    ['identity', null],
  ] as const) {
    const file = await fetch(`${url}/assets/big-x1y2.js`, { headers: { 'accept-encoding': accepted } });
    expect(file.headers.get('content-encoding')).toBe(encoding);
    expect(file.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(file.headers.get('cache-control')).toMatch(/immutable/);
    expect(await file.text()).toBe(script);
  }
});

test('without a build a page says what to do', async () => {
  const server = await testServer({}, { webDir: await temporaryFolder() });
  const page = await fetch(server.url);
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('npm start');
});

test('headers: no inline script; nothing asks for https over plain http', async () => {
  const plain = await fetch((await testServer()).url);
  const policy = plain.headers.get('content-security-policy')!;
  expect(policy).toMatch(/script-src 'self';/);
  expect(policy).toMatch(/connect-src 'self' ws:/);
  expect(policy).toMatch(/worker-src 'self';/);
  expect(policy).toMatch(/manifest-src 'self';/);
  expect(policy).not.toMatch(/upgrade-insecure-requests/);
  expect(plain.headers.get('strict-transport-security')).toBeNull();
  expect(plain.headers.get('x-content-type-options')).toBe('nosniff');
  const secure = await fetch((await testServer({ PUBLIC_URL: 'https://game.example' })).url);
  expect(secure.headers.get('strict-transport-security')).not.toBeNull();
  expect(secure.headers.get('content-security-policy')).toMatch(/connect-src 'self' wss:\/\/game\.example/);
});

/** Whether a page of this origin gets a socket; its token is good. */
const opens = (player: Player, origin: string | undefined): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = io(player.url, {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      ...(origin === undefined ? {} : { extraHeaders: { origin } }),
      auth: { protocol: PROTOCOL_VERSION, roomCode: player.code, token: player.token },
    });
    const end = (isOpen: boolean): void => (socket.disconnect(), resolve(isOpen));
    socket.once('connect', () => end(true));
    socket.once('connect_error', () => end(false));
  });

test('a page of another origin gets no socket', async () => {
  const server = await testServer();
  const ann = await Player.host(server.url);
  expect(await opens(ann, server.url)).toBe(true);
  for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1', undefined])
    expect(await opens(ann, origin)).toBe(false);
});

test('with PUBLIC_URL its origin opens sockets, and no other', async () => {
  const server = await testServer({ PUBLIC_URL: 'https://game.example/' });
  const { body } = await post(`${server.url}/api/rooms`, { protocol: 1, token: 't'.repeat(22), name: 'Ann' });
  const ann = new Player(server.url, 'Ann', 't'.repeat(22), body['roomCode'] as string);
  expect(await opens(ann, 'https://game.example')).toBe(true);
  expect(await opens(ann, server.url)).toBe(false);
});

test('the addresses of the network are told on the machine itself alone', async () => {
  const urlsFor = async (changes: Partial<Config>, host: string, remoteAddress: string, headers = {}) => {
    const app = fastify();
    getAddresses(app, { config: configWith(changes) });
    const response = await app.inject({
      url: '/api/addresses',
      remoteAddress,
      headers: { host, ...headers },
    });
    return response.json<{ urls: string[] }>().urls;
  };
  const here = lanAddressesOf('0.0.0.0', 3000);
  expect(await urlsFor({}, 'localhost:3000', '127.0.0.1')).toEqual(here);
  expect(await urlsFor({ HOST: '127.0.0.1' }, 'localhost:3000', '127.0.0.1')).toEqual([]);
  expect(await urlsFor({}, 'localhost:3000', '127.0.0.1', { 'x-forwarded-for': '10.1.2.3' })).toEqual([]);
  expect(await urlsFor({}, 'localhost:3000', '10.1.2.3')).toEqual([]);
  expect(await urlsFor({}, '192.168.1.2:3000', '127.0.0.1')).toEqual([]);
  const PUBLIC_URL = 'https://game.example';
  expect(await urlsFor({ PUBLIC_URL }, 'game.example', '10.1.2.3')).toEqual([PUBLIC_URL]);
});

test('health: the process answers, and whether people may come', async () => {
  const server = await testServer();
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

test('[Limits] a node has no more sockets than allowed', async () => {
  const server = await testServer({ MAX_SOCKETS: 2 });
  const ann = await Player.host(server.url);
  const ben = await Player.guest(ann, 'Ben');
  const cleo = new Player(server.url, 'Cleo', newToken(), ann.code);
  await cleo.join();
  expect(await cleo.refusal()).toBe('server/full');
  ben.close();
  await ann.until(() => ann.room.members[1]?.awaySince != null, 'the away mark');
  expect((await cleo.connect()).memberId).not.toBe('');
});
