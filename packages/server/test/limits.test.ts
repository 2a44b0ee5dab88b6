import { request } from 'node:http';
import { expect, test } from 'vitest';
import { PROTOCOL_VERSION } from '@regicide/protocol';
import { STANDARD_OPTIONS } from '@regicide/rules';
import type { Config } from '../src/config.ts';
import { newToken, Player, post } from './play/player.ts';
import { testServer } from './play/testServer.ts';

const LIMITED = { ok: false, code: 'rate/limited' };

/** Its clock stands still, so that nothing used up comes back while the test runs. One proxy is believed. */
const limited = (limits: Partial<Config>) => {
  const start = Date.now();
  return testServer({ TRUST_PROXY: (_: string, hop: number) => hop < 1, ...limits }, { now: () => start });
};

const asked = async (url: string, path: string, address: string): Promise<unknown> => {
  const response = await fetch(`${url}/api/rooms${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ protocol: PROTOCOL_VERSION, token: newToken(), name: 'Ben' }),
  });
  const { code } = (await response.json()) as { code?: string };
  return code ?? response.status;
};

test('[Limits] rooms and newcomers are counted per address, each for themselves', async () => {
  const { url } = await limited({ ADDRESS_ROOMS_PER_MINUTE: 2, ADDRESS_JOINS_PER_MINUTE: 3 });
  const { code } = await Player.host(url);
  const make = (address: string) => asked(url, '', address);
  const join = (address: string) => asked(url, `/${code}/members`, address);
  expect([await make('10.1.1.1'), await make('10.1.1.1')]).toEqual([201, 201]);
  expect(await make('10.1.1.1')).toBe('rate/limited');
  expect([await join('10.1.1.1'), await join('10.1.1.1'), await join('10.1.1.1')]).toEqual([200, 200, 200]);
  expect(await join('10.1.1.1')).toBe('rate/limited');
  expect([await make('10.1.1.2'), await join('10.1.1.2')]).toEqual([201, 200]);
});

test('[Limits] messages are counted per member, whichever socket they come by', async () => {
  const { url } = await limited({ MEMBER_MESSAGES_PER_SECOND: 1 });
  const ann = await Player.host(url);
  const ben = await Player.guest(ann, 'Ben');
  const phrase = (player: Player) => player.command({ verb: 'say', phrase: 'ouch' });
  for (let n = 0; n < 4; n++) expect((await phrase(ann)).ok).toBe(true);
  expect(await phrase(ann)).toEqual(LIMITED);
  expect(await phrase(await ann.otherTab())).toEqual(LIMITED);
  expect((await phrase(ben)).ok).toBe(true);
});

test('[Limits] messages are counted per address, whoever sends them', async () => {
  const { url } = await limited({ ADDRESS_MESSAGES_PER_SECOND: 1 });
  const ann = await Player.host(url);
  const ben = await Player.guest(ann, 'Ben');
  const cleo = new Player(url, 'Cleo', newToken(), ann.code);
  cleo.headers = { 'x-forwarded-for': '10.1.1.1' };
  await cleo.join();
  await cleo.connect();
  const phrase = (player: Player) => player.command({ verb: 'say', phrase: 'ouch' });
  for (const player of [ann, ben, ann, ben]) expect((await phrase(player)).ok).toBe(true);
  expect([await phrase(ann), await phrase(ben)]).toEqual([LIMITED, LIMITED]);
  expect((await phrase(cleo)).ok).toBe(true);
});

test('[Limits] phrases and lines are counted per member; other commands go on', async () => {
  const { url } = await limited({ MEMBER_PHRASES_PER_MINUTE: 2 });
  const ann = await Player.host(url, 'Ann', { options: { ...STANDARD_OPTIONS, talk: 'free' } });
  const ben = await Player.guest(ann, 'Ben');
  expect((await ann.command({ verb: 'say', phrase: 'ouch' })).ok).toBe(true);
  expect((await ann.command({ verb: 'sayText', text: 'Hello' })).ok).toBe(true);
  expect(await ann.command({ verb: 'say', phrase: 'ouch' })).toEqual(LIMITED);
  expect(await ann.command({ verb: 'sayText', text: 'Hello' })).toEqual(LIMITED);
  expect((await ann.command({ verb: 'setOpen', isOpen: false })).ok).toBe(true);
  expect((await ben.command({ verb: 'say', phrase: 'ouch' })).ok).toBe(true);
});

test('[Limits] how often a member comes in is counted per member', async () => {
  const { url } = await limited({ MEMBER_SOCKETS_PER_MINUTE: 2 });
  const ann = await Player.host(url);
  const again = await ann.otherTab();
  expect(await new Player(url, 'Ann', ann.token, ann.code).refusal()).toBe('rate/limited');
  expect((await again.wake()).ok).toBe(true);
  expect((await Player.guest(ann, 'Ben')).memberId).not.toBe('');
});

test('[Limits] sockets opened are counted per address, ten seconds of them at once', async () => {
  const { url } = await limited({ ADDRESS_SOCKETS_PER_SECOND: 1 });
  const ann = await Player.host(url);
  for (let n = 1; n < 10; n++) await ann.otherTab();
  const late = new Player(url, 'Ann', ann.token, ann.code);
  expect(await late.refusal()).toBe('rate/limited');
  late.headers = { 'x-forwarded-for': '10.1.1.1' };
  expect((await late.connect()).memberId).toBe(ann.memberId);
});

test('[Limits] sockets open are counted per address; one too many hears why, and one that ends makes place', async () => {
  const { url } = await limited({ ADDRESS_SOCKETS: 2 });
  const ann = await Player.host(url);
  const ben = await Player.guest(ann, 'Ben');
  const cleo = new Player(url, 'Cleo', newToken(), ann.code);
  await cleo.join();
  expect(await cleo.refusal()).toBe('rate/limited');
  cleo.headers = { 'x-forwarded-for': '10.1.1.1' };
  await cleo.connect();
  cleo.close();
  cleo.headers = {};
  ben.close();
  await ann.until(() => ann.room.members[1]?.awaySince != null, 'the away mark');
  expect((await cleo.connect()).memberId).not.toBe('');
});

test('[Limits] of sockets that say nothing an address gets a bounded number', async () => {
  const { url, close } = await limited({ ADDRESS_SOCKETS: 5 });
  const upgrade = (): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const headers = {
        origin: url,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      };
      const asking = request(`${url}/socket.io/?EIO=4&transport=websocket`, { headers });
      asking.on('upgrade', ({ statusCode }) => resolve(statusCode));
      asking.on('response', (response) => (response.resume(), resolve(response.statusCode)));
      asking.on('error', reject);
      asking.end();
    });
  const statuses: (number | undefined)[] = [];
  for (let n = 0; n < 120; n++) statuses.push(await upgrade());
  expect(statuses.filter((status) => status === 101)).toHaveLength(105);
  expect(new Set(statuses.slice(105))).toEqual(new Set([400]));
  // None of them answers the goodbye either.
  const since = performance.now();
  await close();
  expect(performance.now() - since).toBeLessThan(8_000);
});

test('[Limits] a packet and a body may be as large as configured', async () => {
  const { url } = await limited({ MAX_MESSAGE_BYTES: 2_048 });
  const wide = await limited({ MAX_MESSAGE_BYTES: 20_000 });
  const body = { protocol: PROTOCOL_VERSION, token: newToken(), name: 'x'.repeat(3_000) };
  // The body itself is read there; the name is too long.
  for (const [server, size] of [
    [url, 1_900],
    [wide.url, 10_000],
  ] as const) {
    const ann = await Player.host(server);
    expect((await ann.ask('intent', 'x'.repeat(size))).ok).toBe(false);
    ann.socket!.emit('intent', 'x'.repeat(30_000));
    await ann.until(() => !ann.socket!.connected, 'the end of the socket');
    expect((await post(`${server}/api/rooms`, body)).body).toEqual({ code: 'message/malformed' });
  }
});
