import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { REJECTIONS } from '@regicide/protocol';
import { fastRandom } from '@regicide/rules';
import type { RoomDocument } from '../../../src/rooms/roomDocument.ts';
import { openRedisStore } from '../../../src/stores/redisStore.ts';
import type { RoomStore } from '../../../src/stores/roomStore.ts';
import { RedisServer } from '../../../src/testing/index.ts';
import { pause } from '../../harness/eventually.ts';
import { mutantMain, type Mistake } from '../serverMutant.ts';
import { ServerProcess } from '../serverProcess.ts';
import { attack, type Tally } from './attack.ts';
import { knockAtDoors } from './doors.ts';
import { honestPeople } from './honestPeople.ts';
import { openTargets, type Target } from './targets.ts';

const SCALE = process.env['SCALE'] ?? 'check';
const MESSAGES = { check: 6_000, test: 100_000, full: 1_000_000 }[SCALE]!;
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

/** Enough of them for a mutant to show itself. */
const MUTANT_MESSAGES = 3_000;
/** The part of the messages that the default limits refuse unread, at least. */
const LIMITED = SCALE === 'check' ? 0.1 : 0.5;
const limitedPart = (tally: Tally): number =>
  (tally.get('rate/limited') ?? 0) / [...tally.values()].reduce((sum, count) => sum + count, 0);

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

const startServer = async (limits: Record<string, string>, main?: string): Promise<ServerProcess> => {
  const environment = {
    REDIS_URL: redis.url,
    ADDRESS_ROOMS_PER_MINUTE: '1000000',
    ADDRESS_JOINS_PER_MINUTE: '1000000',
    TRUST_PROXY: '1',
    ...limits,
  };
  const server = await ServerProcess.start(environment, main);
  onTestFinished(() => server.stop());
  return server;
};

/** What a refused message may not change: everything but who is connected. */
const substanceOf = async ({ attacker }: Target): Promise<Partial<RoomDocument>> => {
  const { revision: _revision, stamp: _stamp, dues: _dues, ...room } = (await store.load(attacker.code))!;
  return { ...room, members: room.members.map((member) => ({ ...member, awaySince: null })) };
};

/** Attacks every target at once; answers what was not as it has to be. */
const wave = async (
  server: ServerProcess,
  targets: readonly Target[],
  messages: number,
  seed: number,
  tally: Tally,
): Promise<string[]> => {
  const before = await Promise.all(targets.map(substanceOf));
  const each = Math.ceil(messages / targets.length);
  const accepted = await Promise.all(
    targets.map((target, n) =>
      attack(target, fastRandom(seed + n), each, tally).catch((error: unknown) => [String(error)]),
    ),
  );
  const after = await Promise.all(targets.map(substanceOf));
  return [
    ...accepted.flat(),
    ...targets.flatMap(({ name }, n) => (isDeepStrictEqual(after[n], before[n]) ? [] : `${name}: changed`)),
    ...(server.isRunning ? [] : ['the server is gone']),
    ...server.loggedCodes.filter((code) => code.startsWith('bug/')),
  ];
};

/** Attacks while honest people play. */
const attackAll = async (server: ServerProcess, limits: string): Promise<{ readonly tally: Tally }> => {
  const targets = await openTargets(server.url);
  const people = await honestPeople(server.url, '10.1.1.1');
  await pause(QUIET_TIME);
  const quiet = await people.report();
  const tally: Tally = new Map();
  const faults = await wave(server, targets, MESSAGES * 0.1, SEED * 1_000, tally);
  const early = await server.memory();
  const start = performance.now();
  faults.push(...(await wave(server, targets, MESSAGES * 0.9, SEED * 1_000 + 500, tally)));
  const perSecond = Math.round((MESSAGES * 900) / (performance.now() - start));
  const late = await server.memory();
  const honest = await people.report();
  await people.close();

  const counts = [...tally].sort(([, a], [, b]) => b - a).map(([code, count]) => `${count} ${code}`);
  console.log(
    `${limits}, SEED=${SEED}: ${perSecond} messages/s, memory ${mb(early)} then ${mb(late)} MB, ` +
      `${honest.intents} honest intents in ${honest.games} games, p99 ${honest.p99.toFixed(1)} ms (${quiet.p99.toFixed(1)} ms before)\n  ${counts.join(', ')}`,
  );
  for (const code of tally.keys()) reached.add(code);
  expect(faults).toEqual([]);
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
    expect(limitedPart(tally)).toBeGreaterThan(LIMITED);
  },
  MOST_TIME,
);

/** Each lets through what has to be refused, or falls over it. */
const MUTANTS: Readonly<Record<string, Mistake>> = {
  'messages are taken for what they should be': {
    in: 'socket/dispatch.ts',
    replace: 'payload.length === 1 ? handler.schema.safeParse(payload[0]) : null',
    by: '{ success: true, data: payload[0] }',
  },
  'a move for a step that is past is played': {
    in: 'table/submitIntent.ts',
    replace: "if (step !== state.step) return rejected('intent/stale_step');",
    by: '',
  },
  'a guest renews the link': {
    in: 'rooms/commands/renewLink.ts',
    replace: 'memberId === room.hostId',
    by: 'true',
  },
};
test.each(Object.entries(MUTANTS))('is caught: %s', { timeout: MOST_TIME }, async (_, mistake) => {
  const server = await startServer(RAISED, await mutantMain({ onTestFinished }, mistake));
  const targets = await openTargets(server.url);
  expect(await wave(server, targets, MUTANT_MESSAGES, SEED, new Map())).not.toEqual([]);
});

test('is caught: messages are not limited', { timeout: MOST_TIME }, async () => {
  const mistake = {
    in: 'socket/dispatch.ts',
    replace: '!limits.takeMessage(',
    by: 'false && !limits.takeMessage(',
  };
  const server = await startServer({}, await mutantMain({ onTestFinished }, mistake));
  const tally: Tally = new Map();
  await wave(server, await openTargets(server.url), MUTANT_MESSAGES, SEED, tally);
  expect(limitedPart(tally)).toBeLessThan(LIMITED);
});

/** The quick check is too short for all of those at a table. */
const EXPECTED = SCALE === 'check' ? REJECTIONS.filter((code) => !code.startsWith('intent/')) : REJECTIONS;
test('every code of the protocol was reached', () => {
  expect(EXPECTED.filter((code) => !reached.has(code))).toEqual([]);
});
