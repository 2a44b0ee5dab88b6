import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, type Door, freePort, WireTable } from '@regicide/server/testing';
import { expectNothingLost, playToTheEnd } from './games.ts';
import { docker, eventually, Stack } from './stack.ts';

const NODES = ['app', 'app2'] as const;
const TABLES = 10;

let stack: Stack;
let door: Door;
let tables: readonly WireTable[];

/** A figure of one node, as Prometheus would read it. */
const figure = async (node: string, name: string): Promise<number> => {
  const script = "fetch('http://127.0.0.1:9464/metrics').then(async (r) => console.log(await r.text()))";
  const { stdout } = await stack.exec(node, 'node', '-e', script);
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(stdout)?.[1]);
};

/** Everybody has moved on by so many steps since now, or ended a game. */
const allGoOn = async (): Promise<void> => {
  const marks = tables.map(({ finishedGames, step }) => ({ finishedGames, step }));
  await Promise.all(
    tables.map((table, index) => {
      const { finishedGames, step } = marks[index]!;
      return table.until(() => table.finishedGames > finishedGames || table.step >= step + 3, 60_000);
    }),
  );
};

/** From the first line of the last shutdown in the node's log to the last one, ms. */
const drainTime = async (node: string): Promise<number> => {
  const logs = await stack.logs(node);
  const at = (code: string): number =>
    Number([...logs.matchAll(new RegExp(`"time":(\\d+),"code":"${code}"`, 'g'))].at(-1)?.[1]);
  return at('server/closed') - at('server/draining');
};

const everybody = () => tables.flatMap(({ players }) => players);

beforeAll(async () => {
  const port = await freePort();
  door = { origin: `http://127.0.0.1:${port}` };
  stack = new Stack(`regicide-scale-${process.pid}`, {
    BIND: '127.0.0.1',
    PORT: '0',
    HTTP_PORT: `127.0.0.1:${port}`,
    HTTPS_PORT: '127.0.0.1:0',
    // All players of the test are one address.
    ADDRESS_MESSAGES_PER_SECOND: '2000',
    ADDRESS_SOCKETS_PER_SECOND: '200',
    ADDRESS_ROOMS_PER_MINUTE: '1000',
    ADDRESS_JOINS_PER_MINUTE: '1000',
  });
  await stack.compose('--profile', 'scale', 'up', '-d', '--no-build');
  for (const node of NODES) await stack.healthy(node);
  await eventually('Caddy answers', async () => (await ask(door, '/readyz')).status === 200);
  tables = await Promise.all(
    Array.from({ length: TABLES }, (_, seed) =>
      WireTable.open({ doors: [door], seatCount: 4, pause: 150, seed, playsOn: true }),
    ),
  );
});

afterAll(async () => {
  for (const table of tables ?? []) table.close();
  await stack.down();
});

describe('two nodes behind Caddy', () => {
  it('[scale] both nodes have sockets, and tables are played across them', async () => {
    await allGoOn();
    const sockets = await Promise.all(NODES.map((node) => figure(node, 'regicide_sockets')));
    expect(Math.min(...sockets)).toBeGreaterThan(0);
    expect(sockets[0]! + sockets[1]!).toBe(TABLES * 4);
    const rooms = await Promise.all(NODES.map((node) => figure(node, 'regicide_rooms')));
    expect(rooms[0]! + rooms[1]!).toBeGreaterThan(TABLES);
  });

  it('[scale] a node is killed: its players come back on the other one, and every game goes on', async () => {
    await docker('kill', await stack.container('app2'));
    await allGoOn();
    const gaps = everybody().map(({ longestGap }) => longestGap);
    console.log(`longest absence after the kill ${Math.max(...gaps).toFixed(0)} ms`);
    expect(Math.max(...gaps)).toBeLessThan(8000);
    tables.forEach(expectNothingLost);
    expect(await figure('app', 'regicide_sockets')).toBe(TABLES * 4);
    await stack.compose('--profile', 'scale', 'up', '-d', '--no-build', 'app2');
    await stack.healthy('app2');
  });

  it('[drain] a rolling restart under load: nobody is refused, each is away for a moment', async () => {
    for (const player of everybody()) {
      player.longestGap = 0;
      player.refusals.clear();
    }
    const before = everybody().map(({ connects }) => connects);
    for (const node of NODES) {
      await stack.compose('--profile', 'scale', 'restart', '-t', '15', node);
      const drained = await drainTime(node);
      console.log(`${node} was down ${drained} ms after SIGTERM`);
      expect(drained).toBeLessThan(10_000);
      await stack.healthy(node);
      await allGoOn();
    }
    tables.forEach(expectNothingLost);
    const gaps = everybody().map(({ longestGap }) => longestGap);
    console.log(`longest absence ${Math.max(...gaps).toFixed(0)} ms`);
    expect(Math.max(...gaps)).toBeLessThan(8000);
    expect(everybody().some(({ connects }, index) => connects > before[index]!)).toBe(true);
    const refusals = new Set(everybody().flatMap(({ refusals }) => [...refusals.keys()]));
    console.log(`refusals meanwhile: ${[...refusals].join(', ') || 'none'}`);
    // What got no answer was asked again; the ledgers above know that it counted once.
    expect([...refusals].filter((code) => code !== 'no answer')).toEqual([]);
  });

  it('[scale] every table plays its game to the end, and nothing was lost', async () => {
    await Promise.all(tables.map((table) => playToTheEnd(table)));
  });
});
