import { expect, test } from 'vitest';
import { PROTOCOL_VERSION, type DeviceSecret } from '@regicide/protocol';
import { LINK_TIME } from '../src/rooms/commands/linkDevice.ts';
import { EACH_STORE } from './ops/eachStore.ts';
import { newToken, Player, post } from './play/player.ts';
import { testServer } from './play/testServer.ts';

const newSecret = () => newToken() as DeviceSecret;

const redeem = (url: string, code: string, secret: string, token = newToken()) =>
  post(`${url}/api/rooms/${code}/devices`, { protocol: PROTOCOL_VERSION, secret, token });

const SPENT = { status: 410, body: { code: 'auth/link_spent' } };

for (const { name, make } of EACH_STORE) {
  test(`[Devices] a link opens once, to the same seat; the newer device plays, on ${name}`, async () => {
    const { url } = await testServer(await make());
    const ann = await Player.host(url);
    const ben = await Player.guest(ann, 'Ben');
    const secret = newSecret();
    expect(await ben.command({ verb: 'linkDevice', secret })).toMatchObject({ ok: true });
    expect(JSON.stringify([ann.snapshots, ann.updates, ben.updates])).not.toContain(secret);
    // What a chat does with a link: no request but a POST redeems it.
    await fetch(`${url}/r/${ben.code}`);
    expect((await fetch(`${url}/api/rooms/${ben.code}/devices`)).status).toBe(404);
    const token = newToken();
    const redeemed = { status: 200, body: { roomCode: ben.code } };
    expect(await redeem(url, ben.code, secret, token)).toEqual(redeemed);
    // The answer may have been lost: the same device may ask again, another one may not.
    expect(await redeem(url, ben.code, secret, token)).toEqual(redeemed);
    expect(await redeem(url, ben.code, secret)).toEqual(SPENT);

    const phone = await new Player(url, 'Ben', token, ben.code).connect();
    expect(phone.memberId).toBe(ben.memberId);
    await ben.until(() => ben.goodbye === 'superseded', 'the goodbye');
    expect(await phone.command({ verb: 'leaveSeat' })).toMatchObject({ ok: true });
    // The first device has its own key still.
    await ben.connect();
    await phone.until(() => phone.goodbye === 'superseded', 'the goodbye');
    expect(ann.room.members).toHaveLength(2);
  });

  test(`[Devices] too old, replaced, wrong, of another room, of a removed member: one sentence, on ${name}`, async () => {
    let late = 0;
    const { url } = await testServer(await make(), { now: () => Date.now() + late });
    const ann = await Player.host(url);
    const ben = await Player.guest(ann, 'Ben');
    const other = await Player.host(url);
    const linkOf = async (player: Player): Promise<string> => {
      const secret = newSecret();
      expect(await player.command({ verb: 'linkDevice', secret })).toMatchObject({ ok: true });
      return secret;
    };
    const replaced = await linkOf(ann);
    const good = await linkOf(ann);
    const removed = await linkOf(ben);
    await ann.command({ verb: 'removeMember', memberId: ben.memberId as never });
    const stranger = await linkOf(other);
    for (const [code, secret] of [
      [ann.code, replaced],
      [ann.code, removed],
      [ann.code, stranger],
      [ann.code, newSecret()],
      ['ABCD2345', good],
    ] as const)
      expect(await redeem(url, code, secret)).toEqual(SPENT);
    late = LINK_TIME;
    expect(await redeem(url, ann.code, good)).toEqual(SPENT);
    const fresh = await linkOf(ann);
    late += LINK_TIME - 60_000;
    expect((await redeem(url, ann.code, fresh)).status).toBe(200);
  });
}

test('[Devices] two at once with one link: one gets in', async () => {
  const { url } = await testServer();
  const ann = await Player.host(url);
  const secret = newSecret();
  await ann.command({ verb: 'linkDevice', secret });
  const answers = await Promise.all([1, 2, 3].map(() => redeem(url, ann.code, secret)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
});

test('[Devices] the eighth further device takes the place of the first', async () => {
  const { url } = await testServer();
  const ann = await Player.host(url);
  for (let device = 0; device < 8; device++) {
    const secret = newSecret();
    await ann.command({ verb: 'linkDevice', secret });
    expect((await redeem(url, ann.code, secret)).status).toBe(200);
  }
  ann.close();
  expect(await ann.refusal()).toBe('auth/unknown_member');
});

test('[Devices] wrong links count as guesses', async () => {
  const { url } = await testServer({ ADDRESS_GUESSES_PER_MINUTE: 1 });
  const ann = await Player.host(url);
  expect(await redeem(url, ann.code, newSecret())).toEqual(SPENT);
  expect(await redeem(url, ann.code, newSecret())).toEqual({ status: 429, body: { code: 'rate/limited' } });
});
