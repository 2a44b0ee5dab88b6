import { expect, onTestFinished, test } from 'vitest';
import { legalIntents, totalValue } from '@regicide/rules';
import type { Config } from '../src/config.ts';
import { RedisServer } from '../src/testing/index.ts';
import { newId, Player } from './play/player.ts';
import { playOn, seededChoice } from './play/playOn.ts';
import { scenario } from './play/scenario.ts';
import { temporaryFolder, testServer } from './play/testServer.ts';

const PAYING = 'players=2; turn=0; enemy=JS; plays=1:2H; hands=3H 3D 9C 4D | 4H 5H; await=pay';

const STORES: readonly (readonly [string, () => Promise<Partial<Config>>])[] = [
  ['lmdb', async () => ({ DATA_DIR: await temporaryFolder() })],
  [
    'redis',
    async () => {
      const redis = await RedisServer.start();
      onTestFinished(() => redis.stop());
      return { REDIS_URL: redis.url };
    },
  ],
];

test('a reload in the middle of paying: the same hand, the same amount, nothing asked again', async () => {
  const server = await testServer({ ALLOW_SCENARIOS: true });
  const [ann, ben] = await scenario(server.url, PAYING, 2);
  const before = ann!.view;
  ann!.close();
  await ben!.until(() => ben!.room.members[0]!.awaySince !== null, 'the away mark');
  await ann!.connect();
  expect(ann!.view).toEqual(before);
  const [payment] = legalIntents(ann!.seatView);
  expect(await ann!.intent(payment!)).toMatchObject({ ok: true });
  await ann!.until(() => ann!.view!.turn === 1, 'the turn of the next player');
});

test.each(STORES)(
  'a server restarted in the middle of a game goes on with it, on %s',
  async (_name, place) => {
    const config = await place();
    const first = await testServer(config);
    const ann = await Player.host(first.url);
    const ben = await Player.guest(ann, 'Ben');
    const id = newId();
    const started = await ann.command({ verb: 'start' }, id);
    for (const player of [ann, ben]) await player.until(() => player.view !== null, 'the deal');
    // Start, nonce and two moves at most: the last four requests of a member are remembered.
    await playOn([ann, ben], seededChoice(2), () => ann.view!.step >= 2);
    const hands = [ann.seatView.hand, ben.seatView.hand];
    const { step } = ann.view!;
    await first.close();
    expect([ann.goodbye, ben.goodbye]).toEqual(['draining', 'draining']);

    const second = await testServer(config);
    for (const player of [ann, ben]) {
      player.url = second.url;
      await player.connect();
    }
    expect(ann.view!.step).toBe(step);
    expect([ann.seatView.hand, ben.seatView.hand]).toEqual(hands);
    expect(await ann.command({ verb: 'start' }, id)).toEqual(started);
    await playOn([ann, ben], seededChoice(3));
    expect(ann.room.game?.status).toBe('finished');
    const log = await ben.log();
    expect(log.ok && log.entries).toHaveLength(ann.view!.step);
    expect([...ann.faults, ...ben.faults]).toEqual([]);
  },
);

test('the same intent sent again is answered alike and applied once', async () => {
  const server = await testServer({ ALLOW_SCENARIOS: true });
  const [ann] = await scenario(server.url, PAYING, 2);
  const [payment] = legalIntents(ann!.seatView);
  const id = newId();
  const answers = await Promise.all([ann!.intent(payment!, 0, id), ann!.intent(payment!, 0, id)]);
  await ann!.until(() => ann!.view!.step === 1, 'the payment');
  answers.push(await ann!.intent(payment!, 0, id));
  expect(answers[0]).toMatchObject({ ok: true });
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const log = await ann!.log();
  expect(log.ok && log.entries).toHaveLength(1);
});

test('two tabs of one member: the newer plays, the older says goodbye and does not count as away', async () => {
  const server = await testServer({ ALLOW_SCENARIOS: true });
  const [ann, ben] = await scenario(server.url, PAYING, 2);
  const newer = await ann!.otherTab();
  await ann!.until(() => ann!.goodbye === 'superseded', 'the goodbye');
  await ann!.until(() => !ann!.socket!.connected, 'the end of the socket');
  expect(newer.view).toEqual(ann!.view);
  expect(await newer.intent(legalIntents(newer.seatView)[0]!)).toMatchObject({ ok: true });
  await ben!.until(() => ben!.view!.step === 1, 'the payment');
  const marks = ben!.updates.flatMap(
    ({ shared }) => shared.room?.members.map(({ awaySince }) => awaySince) ?? [],
  );
  expect(marks.filter((mark) => mark !== null)).toEqual([]);
});

test('two tabs on two nodes: the newer plays', async () => {
  const redis = await RedisServer.start();
  onTestFinished(() => redis.stop());
  const [one, two] = [await testServer({ REDIS_URL: redis.url }), await testServer({ REDIS_URL: redis.url })];
  const ann = await Player.host(one.url);
  const newer = await new Player(two.url, 'Ann', ann.token, ann.code).connect();
  await ann.until(() => ann.goodbye === 'superseded', 'the goodbye');
  expect(newer.goodbye).toBeNull();
  await ann.until(() => !ann.socket!.connected, 'the end of the socket');
  expect(await newer.command({ verb: 'rename', name: 'Anna' })).toMatchObject({ ok: true });
  await newer.until(() => newer.room.members[0]!.name === 'Anna', 'the name');
  expect(newer.room.members[0]!.awaySince).toBeNull();
});

test('players of one game on two nodes see the same', async () => {
  const redis = await RedisServer.start();
  onTestFinished(() => redis.stop());
  const [one, two] = [await testServer({ REDIS_URL: redis.url }), await testServer({ REDIS_URL: redis.url })];
  const ann = await Player.host(one.url);
  const ben = new Player(two.url, 'Ben', undefined, ann.code);
  expect((await ben.join()).status).toBe(200);
  await ben.connect();
  await ann.command({ verb: 'start' });
  for (const player of [ann, ben]) await player.until(() => player.view !== null, 'the deal');
  await playOn([ann, ben], seededChoice(6));
  const [annLog, benLog] = [await ann.log(), await ben.log()];
  expect(annLog.ok && benLog.ok && annLog.entries.length === benLog.entries.length).toBe(true);
  expect({ ...ann.view, seat: null, hand: null }).toEqual({ ...ben.view, seat: null, hand: null });
  expect([...ann.faults, ...ben.faults]).toEqual([]);
});

test('waking up answers with everything anew, and never with less than was shown', async () => {
  const server = await testServer({ ALLOW_SCENARIOS: true });
  const [ann, ben] = await scenario(server.url, PAYING, 2);
  const asked = Array.from({ length: 20 }, async (_, n) => {
    if (n === 5) await ann!.intent(legalIntents(ann!.seatView)[0]!);
    const talk = n === 5 ? null : ben!.command({ verb: 'say', phrase: 'letsGo' });
    const before = ann!.version;
    const answer = await ann!.wake();
    await talk;
    return answer.ok && answer.snapshot.revision >= before.revision;
  });
  expect(await Promise.all(asked)).toEqual(asked.map(() => true));
  const answer = await ann!.wake();
  expect(answer.ok && totalValue(answer.snapshot.view?.hand ?? [])).toBe(totalValue(ann!.seatView.hand));
  expect(ann!.faults).toEqual([]);
});
