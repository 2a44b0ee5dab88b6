import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test, type TestContext } from 'vitest';
import type * as redisStore from '../../src/stores/redisStore.ts';
import { RedisServer } from '../../src/testing/index.ts';
import { mutantOf } from '../harness/mutant.ts';
import { YEAR } from './describeStore.ts';
import { othersHear } from './othersHear.ts';
import { STORE_CASES, type StoreBench, type StoreCase } from './storeContract.ts';

let server: RedisServer;
beforeAll(async () => {
  server = await RedisServer.start();
});
afterAll(() => server.stop());

interface Mistake {
  readonly in: string;
  readonly replace: string;
  readonly by: string;
}
const line = (replace: string, by = ''): Mistake => ({ in: 'redisScripts.ts', replace, by });

/** A mistake in the script, and the case of the contract that must fail with it. */
const MISTAKES: Record<string, [StoreCase, Mistake]> = {
  'the duplicate check is outside the script': [
    '[DESIGN commit] a known request is answered as before, inside the atomic step',
    line("stored[1] and ARGV[2] ~= '' and string.find", 'false and string.find'),
  ],
  'the duplicate check comes behind the comparison': [
    '[DESIGN commit] a known request is answered as before, with the room of now, when the revision has moved on',
    line("stored[1] and ARGV[2] ~= '' and", "stored[1] == ARGV[1] and ARGV[2] ~= '' and"),
  ],
  'an id that begins alike is a known one': [
    '[DESIGN commit] only the same id of the same member is a known request',
    { in: 'answers.ts', replace: 'requestId)},`', by: 'requestId).slice(0, -1)}`' },
  ],
  'another revision is no conflict': [
    '[DESIGN commit] only the expected revision is replaced; the others get the newer document',
    line("if (stored[1] or '') ~= ARGV[1] then", 'if false then'),
  ],
  'the stamp is not compared': [
    '[DESIGN commit] the same revision of another history is not the expected one',
    {
      in: 'documentText.ts',
      replace: '`${epoch}.${revision}.${stamp}`',
      by: '`${epoch}.${revision}.${stamp && 1}`',
    },
  ],
  'the journal is written by refused commits too': [
    '[DESIGN commit] of many at once one commits',
    line("if (stored[1] or '')", "redis.call('RPUSH', KEYS[2], ARGV[10])\nif (stored[1] or '')"),
  ],
  'the room does not expire': [
    '[DESIGN rooms] an expired room is as one that never was',
    line("redis.call('PEXPIREAT', KEYS[1], ARGV[6])"),
  ],
  'the journal of a record goes with its room': [
    '[DESIGN rooms] a record and its journal outlive the room',
    line("redis.call('PEXPIREAT', KEYS[2], ARGV[13])"),
  ],
  'a touch does not reach the journal': [
    '[DESIGN rooms] somebody present keeps room and journal from expiring',
    line("if journal then redis.call('PEXPIREAT', journal, ARGV[3], 'GT') end"),
  ],
  'a touch can shorten a life': [
    '[DESIGN rooms] somebody present keeps room and journal from expiring',
    line("redis.call('PEXPIREAT', KEYS[1], ARGV[3], 'GT')", "redis.call('PEXPIREAT', KEYS[1], ARGV[3])"),
  ],
};

/** A mistake about whom a commit is told, each with its file. */
const UNHEARD: Record<string, Mistake> = {
  'nobody is told': line(
    "redis.call('SPUBLISH', ARGV[7]",
    "redis.call('SPUBLISH', '{' .. KEYS[1]:match('{(.-)}') .. '}nobody'",
  ),
  'the only listener is told by the feed': line('listeners[2] > listeners[4]', 'listeners[2] > 0'),
  'whoever commits is taken for a listener': line('listeners[2] > listeners[4]', 'listeners[2] > 1'),
  'a new line has no mark': {
    in: 'redisFeed.ts',
    replace: 'flatMap((roomId) => this.#channelsOf(roomId))',
    by: 'map(channelOf)',
  },
  'the mark stays when the feed is left': {
    in: 'redisFeed.ts',
    replace: 'sunsubscribe(...this.#channelsOf(roomId))',
    by: 'sunsubscribe(channelOf(roomId))',
  },
};

const HARMLESS = line("return { 'committed' }", "return { 'committed' } --");

describe('the contract of stores', () => {
  const run = async (cause: StoreCase, mistake: Mistake, context: TestContext): Promise<void> => {
    const { openRedisStore } = await mutantOf<typeof redisStore>(context, 'stores', 'redisStore.ts', mistake);
    const open = async (recordTime: number) => {
      const store = await openRedisStore({ url: server.url, recordTime });
      context.onTestFinished(() => store.close());
      return store;
    };
    const bench: StoreBench = { open, again: async () => open(YEAR) };
    await STORE_CASES[cause](await open(YEAR), bench);
  };
  for (const [what, [cause, mistake]] of Object.entries(MISTAKES))
    test.concurrent(`[DESIGN tests] catches the mutant: ${what}`, (context) =>
      expect(run(cause, mistake, context)).rejects.toThrow(),
    );
  for (const cause of new Set(Object.values(MISTAKES).map(([caught]) => caught)))
    test.concurrent(`[DESIGN tests] is kept without a mistake: ${cause}`, (context) =>
      run(cause, HARMLESS, context),
    );

  const hear = async (mistake: Mistake, context: TestContext): Promise<void> => {
    const { openRedisStore } = await mutantOf<typeof redisStore>(context, 'stores', 'redisStore.ts', mistake);
    const own = await RedisServer.start();
    const redis = new Redis(own.url);
    context.onTestFinished(async () => {
      redis.disconnect();
      await own.stop();
    });
    await othersHear(redis, async () => {
      const store = await openRedisStore({ url: own.url, recordTime: YEAR });
      context.onTestFinished(() => store.close());
      return store;
    });
  };
  for (const [what, mistake] of Object.entries(UNHEARD))
    test(`[DESIGN tests] catches the mutant: ${what}`, (context) =>
      expect(hear(mistake, context)).rejects.toThrow());
  test('[DESIGN tests] others hear without a mistake', (context) => hear(HARMLESS, context));
});
