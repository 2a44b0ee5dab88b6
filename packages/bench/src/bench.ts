/**
 * `npm run bench [-- --quick]`: what this server costs beside the raw limit: bare sockets, a bare store, and a bare
 * pipeline of both. Everything in one run, in rounds, so that what else the machine does hits all alike.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, RedisServer } from '@regicide/server/testing';
import { measureAsking } from './cost/askCase.ts';
import { socketAskers, wsAskers } from './cost/bare/echoAskers.ts';
import { CompareAndSet } from './cost/bare/compareAndSet.ts';
import { bareConnects, ownConnects, type ConnectRate } from './cost/connectRate.ts';
import { CASE_NAMES, type CaseName, type Measured, type Round, type Tables } from './cost/figures.ts';
import { GameTable, openRoom } from './cost/gameTable.ts';
import { bareIdleMemory, idleMemory } from './cost/idleMemory.ts';
import { MeasuredProcess } from './cost/measuredProcess.ts';
import { OwnCommits } from './cost/ownCommits.ts';
import { ownServer } from './cost/ownServer.ts';
import { measurePlay } from './cost/playCase.ts';
import { report } from './cost/report.ts';
import { scriptedGame } from './cost/scriptedGame.ts';
import { measureUnderAttack } from './cost/underAttack.ts';

const isQuick = process.argv.includes('--quick');
/** The first rounds, `warmUp` of them, are for the compilers alone and do not count. */
const SCALE = isQuick
  ? {
      warmUp: 1,
      rounds: 1,
      asks: 1_000,
      games: { 1: 4, 16: 1 },
      rooms: 150,
      connects: 200,
      connectRounds: 2,
      attack: 3_000,
    }
  : {
      warmUp: 4,
      rounds: 7,
      asks: 4_000,
      games: { 1: 10, 16: 2 },
      rooms: 1_000,
      connects: 600,
      connectRounds: 6,
      attack: 12_000,
    };

const began = performance.now();
const say = (text: string): void =>
  console.error(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${text}`);

const redis = await RedisServer.start();
const dataDir = await mkdtemp(join(tmpdir(), 'regicide-bench-'));
const game = scriptedGame();
const bare = async (name: string): Promise<MeasuredProcess> =>
  MeasuredProcess.start(new URL(`./cost/bare/${name}.ts`, import.meta.url), {
    port: await freePort(),
    env: { REDIS_URL: redis.url },
  });

say('starting');
const wsEcho = await bare('wsEcho');
const socketEcho = await bare('socketEcho');
const pipeline = await bare('pipeline');
const onLmdb = await ownServer({ DATA_DIR: dataDir });
const onRedis = await ownServer({ REDIS_URL: redis.url });
const secondNode = await ownServer({ REDIS_URL: redis.url });

const bareStore = new CompareAndSet(redis.url);
const ownStore = await OwnCommits.open(redis.url, game);

const ask = async (
  askers: Promise<(() => Promise<unknown>)[]>,
  server: MeasuredProcess | null,
): Promise<Measured> => measureAsking(await askers, SCALE.asks, server);
const committers = (tables: number): Promise<(() => Promise<unknown>)[]> =>
  Promise.all(
    Array.from({ length: tables }, async () =>
      ownStore.committerTo((await openRoom(onRedis.url, game)).roomCode),
    ),
  );
const setters = async (tables: number): Promise<(() => Promise<unknown>)[]> =>
  Array.from({ length: tables }, (_, n) => () => bareStore.change(`bench:bare:${n}`));
const play = (nodes: readonly MeasuredProcess[], tables: Tables): Promise<Measured> => {
  const urls = nodes.map(({ url }) => url);
  return measurePlay(nodes, () => GameTable.open(urls, game), { tables, games: SCALE.games[tables] });
};
const playBare = (tables: Tables): Promise<Measured> =>
  measurePlay([pipeline], () => GameTable.openBare(pipeline.url, game), {
    tables,
    games: SCALE.games[tables],
  });

const CASES: Readonly<Record<CaseName, (tables: Tables) => Promise<Measured>>> = {
  ws: (tables) => ask(wsAskers(wsEcho.url, tables), wsEcho),
  'socket.io': (tables) => ask(socketAskers(socketEcho.url, tables), socketEcho),
  'compare-and-set': (tables) => ask(setters(tables), null),
  commit: (tables) => ask(committers(tables), null),
  pipeline: playBare,
  lmdb: (tables) => play([onLmdb], tables),
  redis: (tables) => play([onRedis], tables),
  'two nodes': (tables) => play([onRedis, secondNode], tables),
};

const rounds: Round[] = [];
for (let n = 1 - SCALE.warmUp; n <= SCALE.rounds; n++) {
  say(n < 1 ? 'a round to warm up' : `round ${n} of ${SCALE.rounds}`);
  const round: Partial<Round> = {};
  // There and back, so that nobody is always the first or the last.
  for (const name of n % 2 === 0 ? CASE_NAMES : CASE_NAMES.toReversed())
    round[name] = { 1: await CASES[name](1), 16: await CASES[name](16) };
  if (n >= 1) rounds.push(round as Round);
}

say('connects');
const connects: { readonly bare: ConnectRate; readonly own: ConnectRate }[] = [];
for (let n = 0; n < SCALE.connectRounds; n++) {
  const rates = {
    bare: await bareConnects(socketEcho, SCALE.connects),
    own: await ownConnects(onRedis, game, SCALE.connects),
  };
  if (n > 0) connects.push(rates);
}
for (const server of [wsEcho, socketEcho, pipeline, onLmdb, onRedis, secondNode]) await server.stop();

say('idle sockets');
const [idleBare, idleOwn] = [await bare('socketEcho'), await ownServer({ REDIS_URL: redis.url })];
const idle = {
  bare: await bareIdleMemory(idleBare, 4 * SCALE.rooms),
  own: await idleMemory(idleOwn, game, SCALE.rooms),
};
for (const server of [idleBare, idleOwn]) await server.stop();

say('under attack');
const limited = await ownServer({ REDIS_URL: redis.url }, { TRUST_PROXY: '1' });
const attack = await measureUnderAttack(limited, game, SCALE.attack);
await limited.stop();

bareStore.close();
await ownStore.store.close();
await redis.stop();
await rm(dataDir, { recursive: true, force: true });
say('done');
console.log(report({ rounds, connects, idle, attack }));
process.exit(0);
