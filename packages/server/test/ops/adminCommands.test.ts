import { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';
import { createRoomChanges } from '../../src/commit/roomChanges.ts';
import { configWith, type Config } from '../../src/config.ts';
import { createLog } from '../../src/log.ts';
import { ADMIN_COMMANDS } from '../../src/ops/adminCommands.ts';
import { openStore } from '../../src/stores/openStore.ts';
import { RedisServer } from '../../src/testing/redisServer.ts';
import { playOn, seededChoice } from '../play/playOn.ts';
import { Player } from '../play/player.ts';
import { testServer } from '../play/testServer.ts';
import { EACH_STORE } from './eachStore.ts';

/** Runs `regicide ...` on the store of a server that runs, as another process would. */
const admin = async (
  place: Partial<Config>,
  verb: string,
  ...args: string[]
): Promise<{ code: number; lines: string[] }> => {
  const store = await openStore(configWith(place));
  const log = createLog('silent');
  const changes = createRoomChanges({ store, now: Date.now, log, expiresAt: (_room, at) => at + 86_400_000 });
  const lines: string[] = [];
  try {
    const code = await ADMIN_COMMANDS[verb]!({ store, changes, print: (line) => lines.push(line) }, args);
    return { code, lines };
  } finally {
    await changes.close();
    await store.close();
  }
};

/** A table of two in the middle of its second game. */
const tableOn = async (place: Partial<Config>) => {
  const server = await testServer(place);
  const ann = await Player.host(server.url, 'Annabel');
  const ben = await Player.guest(ann, 'Benjamin');
  const begun = (step: number) =>
    [ann, ben].map((player) => player.until(() => player.view?.step === step, 'the deal'));
  await ann.command({ verb: 'start' });
  await Promise.all(begun(0));
  await playOn([ann, ben], seededChoice(1));
  await ann.command({ verb: 'rematch' });
  await Promise.all(begun(0));
  await playOn([ann, ben], seededChoice(2), () => ann.view!.step >= 3);
  return { server, ann, ben };
};

for (const { name, make } of EACH_STORE) {
  test(`rooms are listed without names, hands, seeds and tokens, on ${name}`, async () => {
    const place = await make();
    const { server, ann, ben } = await tableOn(place);
    const lobby = await Player.host(server.url);
    const { code, lines } = await admin(place, 'rooms', '--json');
    expect(code).toBe(0);
    const rooms = lines.map((line) => JSON.parse(line) as { id: string });
    expect(rooms.find(({ id }) => id === ann.code)).toEqual({
      id: ann.code,
      code: ann.code,
      phase: 'playing',
      members: 2,
      present: 2,
      seats: 2,
      step: ann.view!.step,
      createdAt: expect.stringMatching(/^\d{4}-/),
      lastMoveAt: expect.stringMatching(/^\d{4}-/),
      isOpen: true,
      isClosed: false,
    });
    expect(rooms.map(({ id }) => id).sort()).toEqual([ann.code, lobby.code].sort());
    const table = await admin(place, 'rooms');
    expect(table.lines.at(-1)).toBe('2 rooms');
    for (const secret of [ann.token, ben.token, ann.name, ben.name, ann.memberId])
      expect(`${lines.join()}${table.lines.join()}`).not.toContain(secret);
  });

  test(`what was played verifies, on ${name}`, async () => {
    const place = await make();
    await tableOn(place);
    const { code, lines } = await admin(place, 'verify');
    expect(lines.join('\n')).toMatch(/^1 rooms, 0 of them with problems; \d+ bytes/);
    expect(code).toBe(0);
  });

  test(`a closed room says goodbye and answers like an unknown one, on ${name}`, async () => {
    const place = await make();
    const { ann } = await tableOn(place);
    expect((await admin(place, 'close', ann.code.toLowerCase())).code).toBe(0);
    // Within a comparison of followed rooms at the latest: the embedded store has no feed between processes.
    await ann.until(() => ann.goodbye === 'room_closed', 'the goodbye', 15_000);
    expect(await ann.refusal()).toBe('room/not_found');
    for (const code of [ann.code, 'ABCDEFGH', 'nonsense', ''])
      expect(await admin(place, 'close', code)).toEqual({ code: 1, lines: [`there is no room ${code}`] });
  });
}

/** A stored room whose text was changed by hand. */
const rewritten =
  (change: (text: string) => string) =>
  async (redis: Redis, key: string): Promise<void> => {
    const before = (await redis.hget(`${key}:room`, 'document'))!;
    const after = change(before);
    expect(after).not.toBe(before);
    await redis.hset(`${key}:room`, 'document', after);
  };

/** Each is done to a store that verifies; the sentence says what is found. */
const DAMAGES = {
  'an entry of the journal is gone': {
    spoil: async (redis: Redis, key: string, gameId: string) =>
      void (await redis.rpop(`${key}:journal:${gameId}`)),
    found: /game \S+: its journal has 2 entries instead of the steps 0 to 2/,
  },
  'a card of the position is missing': {
    spoil: rewritten((text) => text.replace(/"tavern":\[\d+,/, '"tavern":[')),
    found: /game \S+: its journal leads to another position than is stored/,
  },
  'a text is cut off': { spoil: rewritten((text) => text.slice(0, 100)), found: /it cannot be read/ },
  'a schema is unknown': {
    spoil: rewritten((text) => text.replace(/"schema":\d+/, '"schema":999')),
    found: /it cannot be read: a document of schema 999/,
  },
};

for (const [damage, { spoil, found }] of Object.entries(DAMAGES))
  test(`verify finds it: ${damage}`, async () => {
    const server = await RedisServer.start();
    onTestFinished(() => server.stop());
    const place = { REDIS_URL: server.url };
    const table = await tableOn(place);
    const { code, room } = table.ann;
    await table.server.close();
    const redis = new Redis(server.url);
    onTestFinished(() => redis.disconnect());
    await spoil(redis, `regicide:{${code}}`, room.game!.id);
    const result = await admin(place, 'verify');
    expect(result.lines[0]).toMatch(found);
    expect(result.lines.at(-1)).toMatch(/^1 rooms, 1 of them with problems/);
    expect(result.code).toBe(1);
  });
