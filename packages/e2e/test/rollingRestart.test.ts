import { greedyPolicy } from '@regicide/bots';
import { fastRandom } from '@regicide/rules';
import { RedisServer, startTcpProxy } from '@regicide/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { GameServer } from '../src/gameServer.ts';
import { onStage } from '../src/onStage.ts';
import { sitDown } from '../src/wayIn.ts';

let redis: RedisServer;
beforeAll(async () => (redis = await RedisServer.start()));
afterAll(() => redis.stop());

/** Every sentence from now on that tells of something gone wrong, and every banner. */
const watchFor = (page: Page): Promise<void> =>
  page.evaluate(`{
    window.told = [];
    new MutationObserver(() => {
      for (const element of document.querySelectorAll('.banner, .toast, .notice, main .told h1')) {
        const text = element.className.split(' ')[0] + ': ' + element.textContent.trim();
        if (!told.includes(text)) told.push(text);
      }
    }).observe(document.body, { childList: true, subtree: true });
  }`);

onStage(
  '[drain] two nodes are restarted one after the other: the game goes on, and a banner is all that anybody is shown',
  async () => ({ env: { REDIS_URL: redis.url } }),
  async (stage) => {
    const nodes = [stage.server, await GameServer.start({ REDIS_URL: redis.url })] as const;
    let port = nodes[0].port;
    const proxy = await startTcpProxy(() => port);
    try {
      const players = await sitDown(stage, ['Ada', 'Ben'], `http://127.0.0.1:${proxy.port}`);
      await players[0]!.press('Start with two');
      for (const { page, received } of players) {
        await received.whenPlaying();
        await watchFor(page);
      }
      const random = fastRandom(1);
      for (const [step, node] of nodes.entries()) {
        port = nodes[1 - step]!.port;
        await node.process.stop();
        const mover = players.find(({ view }) => view.seat === view.turn)!;
        await mover.make(greedyPolicy(mover.view, random));
        for (const { received } of players) await received.whenAt(step + 1);
        await node.process.start();
      }
      for (const { page, name } of players) {
        const told = await page.evaluate<string[]>('told');
        console.log(`${name} was told: ${told.join(' / ') || 'nothing'}`);
        expect(told.filter((text) => !text.startsWith('banner: '))).toEqual([]);
      }
      // What would have been told is seen: without any node there is a banner.
      stage.expectOutage();
      await proxy.close();
      await expect.poll(() => players[0]!.page.evaluate<string[]>('told')).toHaveLength(1);
    } finally {
      await nodes[1].close();
    }
  },
);
