import { expect, test } from 'vitest';
import { PROTOCOL_VERSION } from '@regicide/protocol';
import type { Config } from '../src/config.ts';
import { DAY } from '../src/rooms/expiry.ts';
import { openLmdbStore } from '../src/stores/lmdbStore.ts';
import { newToken, Player, post } from './play/player.ts';
import { temporaryFolder, testServer } from './play/testServer.ts';

const NOBODYS_CODE = 'ABCD2345';

/** Somebody at another address, as the one trusted proxy says. */
const from = (address: string, player: Player): Player => {
  player.headers = { 'x-forwarded-for': address };
  return player;
};

const wrongCode = (url: string) => new Player(url, 'Eve', newToken(), NOBODYS_CODE);

/** A server with few guesses, of which the address has none left. */
const guessedAt = async (more: Partial<Config> = {}) => {
  // Its clock stands still: no guess comes back while the test runs.
  const start = Date.now();
  const limits = { ADDRESS_GUESSES_PER_MINUTE: 4, TRUST_PROXY: (_: string, hop: number) => hop < 1 };
  const server = await testServer({ ...limits, ...more }, { now: () => start });
  const ann = await Player.host(server.url);
  const known = new Player(server.url, 'Eve', newToken(), ann.code);
  expect(await wrongCode(server.url).refusal()).toBe('room/not_found');
  expect((await wrongCode(server.url).join()).status).toBe(404);
  expect(await known.refusal()).toBe('auth/unknown_member');
  expect(await wrongCode(server.url).refusal()).toBe('room/not_found');
  expect(await wrongCode(server.url).refusal()).toBe('rate/limited');
  return { server, ann };
};

test('[Guesses] a member comes in, whatever others at the same address have guessed', async () => {
  const { ann } = await guessedAt();
  const again = await ann.otherTab();
  expect(again.memberId).toBe(ann.memberId);
  expect((await ann.join()).status).toBe(200);
});

test('[Guesses] a flood of wrong handshakes uses up nothing that a member needs', async () => {
  const { server, ann } = await guessedAt({ ADDRESS_SOCKETS_PER_SECOND: 1 });
  const flood = await Promise.all(Array.from({ length: 60 }, () => wrongCode(server.url).refusal()));
  expect(new Set(flood)).toEqual(new Set(['rate/limited']));
  expect((await ann.otherTab()).memberId).toBe(ann.memberId);
});

test('[Guesses] without a guess left a right code is answered as a wrong one; elsewhere it lets in', async () => {
  const { server, ann } = await guessedAt();
  const ben = new Player(server.url, 'Ben', newToken(), ann.code);
  expect(await ben.refusal()).toBe('rate/limited');
  expect(await ben.join()).toEqual({ status: 429, body: { code: 'rate/limited' } });
  expect(await wrongCode(server.url).join()).toEqual({ status: 429, body: { code: 'rate/limited' } });
  expect(await from('10.9.9.9', wrongCode(server.url)).refusal()).toBe('room/not_found');
});

test('[Guesses] unknown, closed, expired, closed to newcomers: one answer, and never sooner than for the others', async () => {
  const server = await testServer();
  let late = 0;
  const now = () => Date.now() + late;
  const store = await openLmdbStore({ dataDir: await temporaryFolder(), recordTime: DAY, now });
  const later = await testServer({}, { store, now });
  const request = { protocol: PROTOCOL_VERSION, token: newToken(), name: 'Ann' };
  const made = await post(`${later.url}/api/rooms`, request);
  const expired = made.body['roomCode'] as string;
  late = 3 * DAY;
  const rooms = await Promise.all([1, 2, 3].map(() => Player.host(server.url)));
  const [closed, shut, renewed] = rooms as [Player, Player, Player];
  const codes = [closed.code, shut.code, renewed.code, NOBODYS_CODE];
  for (const [player, command] of [
    [closed, { verb: 'closeRoom' }],
    [shut, { verb: 'setOpen', isOpen: false }],
    [renewed, { verb: 'renewLink' }],
  ] as const)
    expect((await player.command(command)).ok).toBe(true);
  const strangers = codes.map((code) => new Player(server.url, 'Eve', newToken(), code));
  for (const eve of [...strangers, new Player(later.url, 'Eve', newToken(), expired)])
    for (const ask of [() => eve.refusal(), async () => (await eve.join()).body['code']]) {
      const since = performance.now();
      expect([eve.code, await ask()]).toEqual([eve.code, 'room/not_found']);
      expect(performance.now() - since).toBeGreaterThan(95);
    }
});

test('[Limits] a refused socket does not keep its place', async () => {
  const server = await testServer({ MAX_SOCKETS: 2 });
  const ann = await Player.host(server.url);
  const eve = wrongCode(server.url).open();
  const closed = new Promise<void>((resolve) => eve.io.engine.once('close', () => resolve()));
  // One that does not go when it is told to.
  eve.io._destroy = () => {};
  await closed;
  expect((await (await ann.otherTab()).wake()).ok).toBe(true);
});
