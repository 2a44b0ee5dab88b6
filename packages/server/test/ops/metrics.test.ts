import { expect, onTestFinished, test } from 'vitest';
import { createMetrics } from '../../src/ops/metrics.ts';
import { startMetricsServer } from '../../src/ops/metricsServer.ts';
import { freePort, RedisServer } from '../../src/testing/index.ts';
import { eventually } from '../harness/eventually.ts';
import { playOn, seededChoice } from '../play/playOn.ts';
import { Player } from '../play/player.ts';
import { testServer } from '../play/testServer.ts';
import { EACH_STORE } from './eachStore.ts';

const figuresAt = async (url: string): Promise<(name: string) => number> => {
  const text = await (await fetch(url)).text();
  return (name) => {
    const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `));
    return Number(line?.slice(name.length + 1));
  };
};

for (const { name, make } of EACH_STORE)
  test(`the figures say what happened, on ${name}`, async () => {
    const port = await freePort();
    const server = await testServer({ ...(await make()), METRICS_PORT: port });
    const ann = await Player.host(server.url);
    const ben = await Player.guest(ann, 'Ben');
    const lobby = await Player.host(server.url);
    await ann.command({ verb: 'start' });
    for (const player of [ann, ben]) await player.until(() => player.view !== null, 'the deal');
    await playOn([ann, ben], seededChoice(3), () => ann.view!.step >= 2);
    const { turn } = ann.view!;
    await [ben, ann][turn]!.intent({ verb: 'yield' });

    const figure = await figuresAt(`http://127.0.0.1:${port}/metrics`);
    expect(figure('regicide_rooms')).toBe(2);
    expect(figure('regicide_tables')).toBe(1);
    expect(figure('regicide_seats')).toBe(2);
    expect(figure('regicide_sockets')).toBe(3);
    expect(figure('regicide_intents_total{verb="yield",outcome="intent/not_your_turn"}')).toBe(1);
    expect(figure('regicide_intent_seconds_count')).toBe(3);
    expect(figure('regicide_intent_seconds_sum')).toBeGreaterThan(0);
    const commits = figure('regicide_commits_total{outcome="committed"}');
    // At least: somebody joined, the start, two nonces, two moves.
    expect(commits).toBeGreaterThanOrEqual(5);
    expect(figure('regicide_commit_seconds_count')).toBeGreaterThanOrEqual(commits);
    // Nobody else has the room.
    expect(figure('regicide_feed_lag_seconds_count')).toBe(0);
    expect(figure('regicide_store_errors_total')).toBe(0);
    expect(figure('regicide_store_used_bytes')).toBeGreaterThan(1000);
    expect(figure('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    lobby.close();
  });

test('the way of a change over the feed is measured where two nodes have the room', async () => {
  const redis = await RedisServer.start();
  onTestFinished(() => redis.stop());
  const port = await freePort();
  const store = { REDIS_URL: redis.url };
  const [one, other] = [await testServer(store), await testServer({ ...store, METRICS_PORT: port })];
  const ann = await Player.host(one.url);
  const ben = new Player(other.url, 'Ben', undefined, ann.code);
  expect((await ben.join()).status).toBe(200);
  await ben.connect();
  await ann.command({ verb: 'setOpen', isOpen: false });
  const figure = async (): Promise<number> =>
    (await figuresAt(`http://127.0.0.1:${port}/metrics`))('regicide_feed_lag_seconds_count');
  await eventually('the message at the other node', async () => (await figure()) > 0);
});

test('a store that does not answer is counted', async () => {
  const redis = await RedisServer.start();
  onTestFinished(() => redis.stop());
  const port = await freePort();
  const server = await testServer({ REDIS_URL: redis.url, METRICS_PORT: port });
  const ann = await Player.host(server.url);
  const errors = async (): Promise<number> =>
    (await figuresAt(`http://127.0.0.1:${port}/metrics`))('regicide_store_errors_total');
  expect(await errors()).toBe(0);
  redis.freeze();
  const answer = ann.command({ verb: 'setOpen', isOpen: false });
  await expect.poll(errors, { timeout: 10_000 }).toBeGreaterThan(0);
  redis.thaw();
  await answer;
});

test('nothing but the figures is on their port, and none of them without it', async () => {
  const metrics = createMetrics();
  const server = await startMetricsServer(metrics, '127.0.0.1', 0);
  const { port } = server.address() as { port: number };
  const at = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method });
  expect((await at('/metrics')).headers.get('content-type')).toMatch(/^text\/plain; version=/);
  for (const answer of [await at('/'), await at('/healthz'), await at('/metrics', 'POST')])
    expect(answer.status).toBe(404);
  server.close();
  const game = await testServer();
  expect(await (await fetch(`${game.url}/metrics`)).text()).not.toContain('regicide_');
});
