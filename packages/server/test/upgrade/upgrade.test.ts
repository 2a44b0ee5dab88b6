import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { open } from 'lmdb';
import { expect, onTestFinished, test } from 'vitest';
import { legalIntents, type GameView } from '@regicide/rules';
import { createRoomChanges } from '../../src/commit/roomChanges.ts';
import { configWith, type Config } from '../../src/config.ts';
import { createLog } from '../../src/log.ts';
import { ADMIN_COMMANDS } from '../../src/ops/adminCommands.ts';
import { DAY } from '../../src/rooms/expiry.ts';
import { DOCUMENT_SCHEMA } from '../../src/rooms/roomDocument.ts';
import { openTables } from '../../src/stores/lmdbTables.ts';
import { openStore } from '../../src/stores/openStore.ts';
import { journalKey, roomKey } from '../../src/stores/redisKeys.ts';
import { EACH_STORE, type Place } from '../ops/eachStore.ts';
import { Player } from '../play/player.ts';
import { testServer } from '../play/testServer.ts';

/** A game of two after five steps, exactly as the version of that schema stored it, and what its players saw. */
interface Export {
  readonly roomId: string;
  readonly people: readonly { readonly name: string; readonly token: string; readonly view: GameView }[];
  readonly version: string;
  readonly answered: string;
  readonly document: string;
  readonly gameId: string;
  readonly journal: readonly string[];
}

const exported = JSON.parse(readFileSync(join(import.meta.dirname, 'schema1.json'), 'utf8')) as Export;

const fillLmdb = async (dataDir: string): Promise<void> => {
  const root = open({ path: join(dataDir, 'rooms.lmdb') });
  const tables = openTables(root);
  const { roomId, version, answered, document, gameId, journal } = exported;
  const expiresAt = Date.now() + DAY;
  await tables.rooms.put(roomId, { version, answered, document, expiresAt, dueAt: expiresAt });
  for (const [step, line] of journal.entries()) await tables.journal.put([roomId, gameId, step], line);
  await root.close();
};

const fillRedis = async (url: string): Promise<void> => {
  const redis = new Redis(url);
  const { roomId, version, answered, document, gameId, journal } = exported;
  const journalAt = journalKey(roomId, gameId);
  await redis.hset(roomKey(roomId), { version, answered, document, journal: journalAt });
  await redis.rpush(journalAt, ...journal);
  redis.disconnect();
};

/** A store as the version before has left it. */
const oldStore = async ({ make }: Place): Promise<Partial<Config>> => {
  const place = await make();
  if (place.REDIS_URL == null) await fillLmdb(place.DATA_DIR!);
  else await fillRedis(place.REDIS_URL);
  return place;
};

const admin = async (place: Partial<Config>, verb: string) => {
  const store = await openStore(configWith(place));
  const log = createLog('silent');
  const changes = createRoomChanges({ store, now: Date.now, log, expiresAt: (_room, at) => at + DAY });
  const lines: string[] = [];
  const code = await ADMIN_COMMANDS[verb]!({ store, changes, print: (line) => lines.push(line) }, []);
  const schema = await store.schemaOf(exported.roomId);
  await changes.close();
  await store.close();
  return { code, schema, last: lines.at(-1) };
};

const playOn = async (place: Partial<Config>): Promise<void> => {
  const server = await testServer(place);
  const people: Player[] = [];
  for (const { name, token, view } of exported.people) {
    const player = await new Player(server.url, name, token, exported.roomId).connect();
    expect(player.view).toEqual(view);
    people.push(player);
  }
  const log = await people[0]!.log();
  expect(log).toMatchObject({ ok: true, gameId: exported.gameId });
  const onTurn = people.find(({ seatView }) => seatView.seat === seatView.turn)!;
  const { step } = onTurn.seatView;
  expect(await onTurn.intent(legalIntents(onTurn.seatView)[0]!)).toMatchObject({ ok: true });
  for (const player of people) await player.until(() => player.view?.step === step + 1, 'the next step');
  expect(people.flatMap(({ faults }) => faults)).toEqual([]);
  for (const player of people) player.close();
  await server.close();
};

for (const place of EACH_STORE) {
  test(`[Upgrade] a game stored by schema 1 goes on, on ${place.name}`, async () => {
    const old = await oldStore(place);
    await playOn(old);
    expect(await admin(old, 'verify')).toMatchObject({ code: 0, schema: DOCUMENT_SCHEMA });
  });

  test(`[Upgrade] migrate stores it anew, once, and it goes on, on ${place.name}`, async () => {
    const old = await oldStore(place);
    const had = (brought: number, current: number) =>
      `${brought} rooms brought to schema ${DOCUMENT_SCHEMA}, ${current} had it, 0 could not be read`;
    expect(await admin(old, 'migrate')).toEqual({ code: 0, schema: DOCUMENT_SCHEMA, last: had(1, 0) });
    expect(await admin(old, 'migrate')).toEqual({ code: 0, schema: DOCUMENT_SCHEMA, last: had(0, 1) });
    expect((await admin(old, 'verify')).code).toBe(0);
    await playOn(old);
  });
}

test('[Upgrade] a room of a newer schema is named and left as it is', async () => {
  const place = await EACH_STORE[1]!.make();
  const redis = new Redis(place.REDIS_URL!);
  onTestFinished(() => redis.disconnect());
  const document = JSON.stringify({ ...(JSON.parse(exported.document) as object), schema: 999 });
  const { roomId, version, answered } = exported;
  await redis.hset(roomKey(roomId), { version, answered, document });
  expect(await admin(place, 'migrate')).toMatchObject({ code: 1, schema: 999 });
  expect(await redis.hget(roomKey(roomId), 'document')).toBe(document);
});
