import { expect, test } from 'vitest';
import { roomGlance } from '@regicide/protocol';
import { newToken, Player } from './play/player.ts';
import { scenario } from './play/scenario.ts';
import { testServer } from './play/testServer.ts';

/** No guess comes back while a slow machine looks. */
const stoppedClock = (): number => 1_800_000_000_000;

const look = async (url: string, code: string): Promise<{ status: number; body: unknown; text: string }> => {
  const response = await fetch(`${url}/api/rooms/${code}`);
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text), text };
};

test('whoever has the link is told who sits there, and nothing changes by it', async () => {
  const server = await testServer();
  const ann = await Player.host(server.url);
  const ben = await Player.guest(ann, 'Ben');
  const { version } = ann;
  const { status, body, text } = await look(server.url, ann.code.toLowerCase());
  expect(status).toBe(200);
  expect(roomGlance.parse(body)).toEqual({ nameBySeat: ['Ann', 'Ben', null, null], isRunning: false });
  for (const secret of [ann.token, ben.token, ann.memberId, ben.memberId]) expect(text).not.toContain(secret);
  const answer = await ann.wake();
  expect(answer).toMatchObject({
    ok: true,
    snapshot: { epoch: version.epoch, revision: ann.version.revision },
  });
});

test('of a running game only its own seats are told, a free one as free', async () => {
  const server = await testServer({ ALLOW_SCENARIOS: true });
  const [, ben] = await scenario(server.url, 'players=2; enemy=JS; seed=1', 2);
  expect((await look(server.url, ben!.code)).body).toMatchObject({ isRunning: true });
  expect(await ben!.command({ verb: 'leaveSeat' })).toMatchObject({ ok: true });
  const { body } = await look(server.url, ben!.code);
  expect(roomGlance.parse(body).nameBySeat).toEqual([expect.any(String), null]);
});

test('unknown, mistyped, renewed and closed codes answer alike, and count as guesses', async () => {
  const server = await testServer({ ADDRESS_GUESSES_PER_MINUTE: 4 }, { now: stoppedClock });
  const ann = await Player.host(server.url);
  const old = ann.code;
  await ann.command({ verb: 'renewLink' });
  await ann.until(() => ann.room.code !== old, 'the new link');
  const current = ann.room.code;
  await ann.command({ verb: 'setOpen', isOpen: false });
  for (const code of ['ABCD2345', 'nothing', old, current])
    expect(await look(server.url, code)).toMatchObject({ status: 404, body: { code: 'room/not_found' } });
  expect(await look(server.url, 'ABCD2346')).toMatchObject({ status: 429, body: { code: 'rate/limited' } });
  await ann.command({ verb: 'setOpen', isOpen: true });
  // Else a right code could be told from wrong ones.
  expect(await look(server.url, current)).toMatchObject({ status: 429, body: { code: 'rate/limited' } });
});

test('equal names at one table are told apart by a number', async () => {
  const server = await testServer();
  const ann = await Player.host(server.url);
  const other = new Player(server.url, 'ann', newToken(), ann.code);
  await other.join();
  await other.connect();
  const names = (): string[] => other.room.members.map(({ name }) => name);
  expect(names()).toEqual(['Ann', 'ann 2']);
  expect(await other.command({ verb: 'rename', name: 'ANN' })).toMatchObject({ ok: true });
  await other.until(() => names()[1] === 'ANN 2', 'the new name');
  expect(await ann.command({ verb: 'rename', name: '\u3164\u2800' })).toMatchObject({
    ok: false,
    code: 'name/invalid',
  });
});
