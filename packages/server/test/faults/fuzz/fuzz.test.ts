import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { REJECTIONS } from '@regicide/protocol';
import { fastRandom } from '@regicide/rules';
import type { RoomDocument } from '../../../src/rooms/roomDocument.ts';
import { openRedisStore } from '../../../src/stores/redisStore.ts';
import type { RoomStore } from '../../../src/stores/roomStore.ts';
import { RedisServer } from '../../../src/testing/index.ts';
import { pause } from '../../harness/eventually.ts';
import { ServerProcess } from '../serverProcess.ts';
import { attack, type Tally } from './attack.ts';
import { knockAtDoors } from './doors.ts';
import { honestPeople } from './honestPeople.ts';
import { openTargets, type Target } from './targets.ts';

const SCALE = process.env['SCALE'] ?? 'check';
const MESSAGES = { check: 1_500, test: 100_000, full: 1_000_000 }[SCALE]!;
const SEED = Number(process.env['SEED'] ?? 1);
/** How long honest people play before the attack, ms. */
const QUIET_TIME = SCALE === 'check' ? 200 : 5_000;
/** What the process may hold more after the attack than after a tenth of it, bytes; each message leaving 200 would show. */
const MEMORY_GROWTH = 64 * 1024 * 1024;
/** ms */
const MOST_TIME = { check: 60_000, test: 300_000, full: 1_800_000 }[SCALE]!;

const RAISED = {
  MEMBER_MESSAGES_PER_SECOND: '1000000',
  ADDRESS_MESSAGES_PER_SECOND: '1000000',
  ADDRESS_SOCKETS_PER_SECOND: '1000000',
  ADDRESS_GUESSES_PER_MINUTE: '1000000',
  MEMBER_SOCKETS_PER_MINUTE: '1000000',
  MEMBER_PHRASES_PER_MINUTE: '1000000',
};

/** Every code that was answered in this file. */
const reached = new Set<string>();
let redis: RedisServer;
let store: RoomStore;
beforeAll(async () => {
  redis = await RedisServer.start();
  store = await openRedisStore({ url: redis.url, recordTime: 3_600_000 });
});
afterAll(async () => {
  await store.close();
  await redis.stop();
});

const startServer = async (limits: Record<string, string>): Promise<ServerProcess> => {
  const server = await ServerProcess.start({
    REDIS_URL: redis.url,
    ADDRESS_ROOMS_PER_MINUTE: '1000000',
    ADDRESS_JOINS_PER_MINUTE: '1000000',
    TRUST_PROXY: '1',
    ...limits,
  });
  onTestFinished(() => server.stop());
  return server;
};

/** What a refused message may not change: everything but who is connected. */
const substanceOf = async ({ attacker }: Target): Promise<Partial<RoomDocument>> => {
  const { revision: _revision, stamp: _stamp, dues: _dues, ...room } = (await store.load(attacker.code))!;
  return { ...room, members: room.members.map((member) => ({ ...member, awaySince: null })) };
};

/** Attacks every target at once, while honest people play; all must be as before. */
const attackAll = async (server: ServerProcess, limits: string): Promise<{ readonly tally: Tally }> => {
  const targets = await openTargets(server.url);
  const people = await honestPeople(server.url, '10.1.1.1');
  await pause(QUIET_TIME);
  const quiet = await people.report();
  const before = await Promise.all(targets.map(substanceOf));
  const tally: Tally = new Map();
  const wave = async (part: number): Promise<number> => {
    const each = Math.ceil((MESSAGES * part) / targets.length);
    const attacks = targets.map((target, n) =>
      attack(target, fastRandom(SEED * 1_000 + n + part), each, tally),
    );
    await Promise.all(attacks);
    return server.memory();
  };
  const early = await wave(0.1);
  const start = performance.now();
  const late = await wave(0.9);
  const perSecond = Math.round((MESSAGES * 900) / (performance.now() - start));
  const honest = await people.report();
  await people.close();

  const counts = [...tally].sort(([, a], [, b]) => b - a).map(([code, count]) => `${count} ${code}`);
  console.log(
    `${limits}, SEED=${SEED}: ${perSecond} messages/s, memory ${mb(early)} then ${mb(late)} MB, ` +
      `${honest.intents} honest intents in ${honest.games} games, p99 ${honest.p99.toFixed(1)} ms (${quiet.p99.toFixed(1)} ms before)\n  ${counts.join(', ')}`,
  );
  for (const code of tally.keys()) reached.add(code);
  expect(await Promise.all(targets.map(substanceOf))).toEqual(before);
  expect(server.isRunning).toBe(true);
  expect(server.loggedCodes.filter((code) => code.startsWith('bug/'))).toEqual([]);
  expect({ refusals: honest.refusals, faults: honest.faults }).toEqual({ refusals: [], faults: [] });
  expect(late - early).toBeLessThan(MEMORY_GROWTH);
  for (const { attacker } of targets) attacker.close();
  return { tally };
};

const mb = (bytes: number): string => (bytes / 1e6).toFixed(0);

test(
  'with the limits raised every message is refused with its code and changes nothing',
  async () => {
    const server = await startServer(RAISED);
    const { tally } = await attackAll(server, 'raised limits');
    expect(tally.get('no answer') ?? 0).toBe(0);
    expect([...tally.keys()].filter((code) => code.startsWith('intent/')).length).toBeGreaterThan(8);
    for (const code of await knockAtDoors(server, redis)) reached.add(code);
    expect(server.loggedCodes.filter((code) => code.startsWith('bug/'))).toEqual(['bug/handler']);
  },
  MOST_TIME,
);

test(
  'with the default limits most of it is refused unread, and honest people play on',
  async () => {
    const server = await startServer({});
    // How long honest people waited is printed, not judged: it depends on what else the machine does.
    const { tally } = await attackAll(server, 'default limits');
    expect(tally.get('rate/limited')).toBeGreaterThan(MESSAGES * (SCALE === 'check' ? 0.1 : 0.5));
  },
  MOST_TIME,
);

/** The quick check is too short for all of those at a table. */
const EXPECTED = SCALE === 'check' ? REJECTIONS.filter((code) => !code.startsWith('intent/')) : REJECTIONS;
test('every code of the protocol was reached', () => {
  expect(EXPECTED.filter((code) => !reached.has(code))).toEqual([]);
});
