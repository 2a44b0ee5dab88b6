import { Redis } from 'ioredis';
import { expect, onTestFinished, test, vi } from 'vitest';
import { legalIntents } from '@regicide/rules';
import { configWith } from '../src/config.ts';
import { openStore } from '../src/stores/openStore.ts';
import { StoreUnavailable } from '../src/stores/roomStore.ts';
import { RedisServer } from '../src/testing/index.ts';
import { newId, newToken, Player } from './play/player.ts';
import { scenario } from './play/scenario.ts';
import { temporaryFolder, testServer } from './play/testServer.ts';

const FIGHT = 'players=2; turn=0; enemy=JS; hands=3H 3D 9C 10D | 4H 5H 8C; await=play';

test('while the store is down nothing is acked and nobody is thrown out; play goes on when it is back', async () => {
  const redis = await RedisServer.start({ appendfsync: 'always' });
  onTestFinished(() => redis.stop());
  const server = await testServer({ REDIS_URL: redis.url, ALLOW_SCENARIOS: true });
  const [ann, ben] = await scenario(server.url, FIGHT, 2);
  await redis.kill();
  const id = newId();
  const [intent] = legalIntents(ann!.seatView);
  const [refused, door] = await Promise.all([
    ann!.intent(intent!, 0, id),
    new Player(server.url, 'Eve', newToken(), ann!.code).refusal(),
  ]);
  expect([refused, door]).toEqual([{ ok: false, code: 'store/unavailable' }, 'store/unavailable']);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await redis.restart();
  expect(await ann!.intent(intent!, 0, id)).toMatchObject({ ok: true });
  await ben!.until(() => ben!.view!.step === 1, 'the play');
  expect([ann!.socket!.connected, ben!.socket!.connected]).toEqual([true, true]);
});

test('a store that is late between the door and the first picture: the socket is ended, not left waiting', async () => {
  const DATA_DIR = await temporaryFolder();
  const store = await openStore(configWith({ DATA_DIR }));
  const server = await testServer({ DATA_DIR }, { store });
  const ann = await Player.host(server.url);
  ann.close();
  const late = new StoreUnavailable('late');
  vi.spyOn(store, 'subscribe').mockRejectedValueOnce(late).mockRejectedValueOnce(late);
  const socket = ann.open();
  await new Promise((resolve) => socket.once('disconnect', resolve));
  expect([ann.snapshots.length, ann.goodbye]).toEqual([1, null]);
  // A client that comes again, and once more, is in.
  await ann.connect();
  expect(ann.snapshots).toHaveLength(2);
});

test('a store that came back older: everybody is shown its state with a greater epoch, and plays on', async () => {
  const redis = await RedisServer.start({ appendfsync: 'never' });
  onTestFinished(() => redis.stop());
  const server = await testServer({ REDIS_URL: redis.url, ALLOW_SCENARIOS: true });
  const [ann, ben] = await scenario(server.url, FIGHT, 2);
  const old = ann!.view;
  const admin = new Redis(redis.url);
  await admin.save();
  admin.disconnect();
  const [intent] = legalIntents(ann!.seatView);
  await ann!.intent(intent!);
  for (const player of [ann!, ben!]) await player.until(() => player.view!.step === 1, 'the play');
  const { view, version } = ann!;
  await redis.restart();
  for (const player of [ann!, ben!])
    await player.until(() => player.version.epoch > version.epoch, 'a greater epoch', 15_000);
  expect(ann!.view).toEqual(old);
  await ann!.intent(intent!);
  await ann!.until(() => ann!.view!.step === 1, 'the play again');
  expect(ann!.view).toEqual(view);
  expect([...ann!.faults, ...ben!.faults]).toEqual([]);
});
