import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { greedyPolicy } from '@regicide/bots';
import { fastRandom, parseIntent } from '@regicide/rules';
import { afterAll, expect } from 'vitest';
import { RedisServer, startTcpProxy } from '@regicide/server/testing';
import { openScenario } from '../src/openScenario.ts';
import { after, expectHand, expectPosition, playScript, positionOf } from '../src/playScript.ts';
import { onStage } from '../src/onStage.ts';
import type { StageSettings } from '../src/stage.ts';
import { sitDown } from '../src/wayIn.ts';

const TEXT = 'players=2; enemy=KD; castle=KC; seed=2e9';
const BEFORE = ['play AS 8C', 'pay 2D 9D', 'play AH 10C', 'play 9S AC'];
const AFTER = ['pay 4S 6D', 'play 10S', 'play 8D', 'play AD 10H', 'play 2H'];

onStage(
  '[Play 5] a page reloaded in the middle of paying has the same hand and the same turn',
  {},
  async (stage) => {
    const players = await openScenario(stage, TEXT, 2);
    const state = await playScript(players, positionOf(TEXT), BEFORE);
    const payer = players[state.turn]!;
    await payer.choose([state.handBySeat[state.turn]![0]!]);
    const before = await payer.shownHand();
    await payer.page.reload();
    await expectPosition(players, state);
    expect(await payer.shownHand()).toEqual(before);
    const end = await playScript(players, state, AFTER);
    expect(end.awaiting).toMatchObject({ outcome: { result: 'won' } });
  },
);

/** The server dies without a word while somebody owes a payment, and comes back on what it had stored. */
const survivesCrash = (name: string, settings: () => Promise<StageSettings>): void =>
  onStage(`[Play 5] SIGKILL of the server, ${name}: the game goes on`, settings, async (stage) => {
    stage.expectOutage();
    const players = await openScenario(stage, TEXT, 2);
    const state = await playScript(players, positionOf(TEXT), BEFORE);
    await stage.server.process.crash();
    for (const { page } of players)
      await page
        .getByText(/Connection lost/)
        .first()
        .waitFor();
    await stage.server.process.start();
    for (const { page } of players)
      await page
        .getByText(/Connection lost/)
        .first()
        .waitFor({ state: 'hidden', timeout: 30_000 });
    await expectPosition(players, state);
    const end = await playScript(players, state, AFTER);
    expect(end.awaiting).toMatchObject({ outcome: { result: 'won' } });
  });

survivesCrash('embedded store', async () => ({}));

const redises: { stop: () => Promise<void> }[] = [];
afterAll(() => Promise.all(redises.map((redis) => redis.stop())));
survivesCrash('Redis', async () => {
  const redis = await RedisServer.start();
  redises.push(redis);
  return { env: { REDIS_URL: redis.url } };
});

onStage(
  '[Nothing lost 2] a store that comes back older: everybody is told in a sentence, and the same moves draw the same cards',
  {},
  async (stage) => {
    stage.expectOutage();
    const players = await openScenario(stage, TEXT, 2);
    const { dataDir, process } = stage.server;
    const each = (text: RegExp, state: 'visible' | 'hidden') =>
      Promise.all(
        players.map(({ page }) => page.getByText(text).first().waitFor({ state, timeout: 60_000 })),
      );
    const early = await playScript(players, positionOf(TEXT), BEFORE.slice(0, 2));
    const backup = await mkdtemp(join(tmpdir(), 'regicide-backup-'));
    await process.crash();
    await cp(dataDir, backup, { recursive: true });
    await process.start();
    await each(/Connection lost/, 'hidden');
    await playScript(players, early, BEFORE.slice(2));
    await process.crash();
    await rm(dataDir, { recursive: true });
    await cp(backup, dataDir, { recursive: true });
    await rm(backup, { recursive: true });
    const told = each(/had to go back to an earlier moment/, 'visible');
    await process.start();
    await told;
    await expectPosition(players, early);
    // Played alongside on the rules: other cards than before would be noticed.
    const end = await playScript(players, early, [...BEFORE.slice(2), ...AFTER]);
    expect(end.awaiting).toMatchObject({ outcome: { result: 'won' } });
  },
);

onStage('[Play 5] a move pressed while the server is down survives a reload', {}, async (stage) => {
  stage.expectOutage();
  // The script that gives a scenario's page its key also runs on the empty page, which has no storage.
  stage.expectedComplaints.push(/'localStorage' property/);
  const players = await openScenario(stage, TEXT, 2);
  const state = await playScript(players, positionOf(TEXT), BEFORE);
  const payer = players[state.turn]!;
  await stage.server.process.crash();
  await payer.page
    .getByText(/Connection lost/)
    .first()
    .waitFor();
  const address = payer.page.url();
  await payer.make(parseIntent(AFTER[0]!)!);
  await payer.page.goto('about:blank');
  await stage.server.process.start();
  await payer.page.goto(address);
  await expectPosition(players, after(state, parseIntent(AFTER[0]!)!));
});

onStage('[UX] a page that wakes again and again while it connects keeps its place', {}, async (stage) => {
  const [ada, ben] = await openScenario(stage, TEXT, 2);
  const wakes = `for (let at = 0; at < 3000; at += 5) setTimeout(() => dispatchEvent(new Event('online')), at)`;
  await ada!.page.context().addInitScript(wakes);
  await ada!.page.reload();
  await ada!.page.waitForTimeout(3500);
  await playScript([ada!, ben!], positionOf(TEXT), BEFORE);
});

onStage('[UX] of two tabs the newer plays, the older says so and can take over', {}, async (stage) => {
  const [ada, ben] = await openScenario(stage, TEXT, 2);
  const newer = await stage.pageOf('Ada again', ada!.page.context());
  await newer.page.goto(new URL(ada!.page.url()).pathname);
  await ada!.page
    .getByText(/another tab or on another device/)
    .first()
    .waitFor();
  const state = await playScript([newer, ben!], positionOf(TEXT), BEFORE);
  await ada!.press('Play here');
  await newer.page
    .getByText(/another tab or on another device/)
    .first()
    .waitFor();
  await playScript([ada!, ben!], state, AFTER.slice(0, 1));
});

onStage(
  '[Nothing lost 3] a line that stays but says nothing is noticed, and the move is made over a new one',
  {},
  async (stage) => {
    const proxy = await startTcpProxy(Number(new URL(stage.server.url('')).port));
    try {
      const players = await sitDown(stage, ['Ada', 'Ben'], `http://127.0.0.1:${proxy.port}`);
      await players[0]!.press('Start with two');
      for (const player of players) {
        await player.received.whenPlaying();
        // The parts of the table come over lines of the proxy as well: silenced on their way, they would never be there.
        await expectHand(player);
      }
      const mover = players.find(({ view }) => view.seat === view.turn)!;
      proxy.silenceAll();
      await mover.make(greedyPolicy(mover.view, fastRandom(1)));
      await mover.received.whenAt(1);
      expect(mover.view.step).toBe(1);
    } finally {
      await proxy.close();
    }
  },
);
