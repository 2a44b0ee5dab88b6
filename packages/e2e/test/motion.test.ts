import { parseCards } from '@regicide/rules';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { onStage } from '../src/onStage.ts';
import { openScenario } from '../src/openScenario.ts';
import { expectHand } from '../src/playScript.ts';

/** Two 3s make an exact kill with draws and a doubled blow; the Queen of diamonds follows. */
const TABLE =
  'players=2; enemy=JS damage=8; castle=QD QC QH QS KC KD KH KS; defeats=JC JD JH; hands=3C 3D 9H 10S | 7D 5S 8H; discard=2S 4S';
const KILL = { verb: 'play', cards: parseCards('3C 3D')! } as const;
const NEXT = { verb: 'play', cards: parseCards('9H')! } as const;

/** An animation as a frame of the page saw it. */
interface Seen {
  readonly end: number;
  readonly moves: readonly string[];
}
/** Looks at every frame from now on; `isHeld` stops in the air what it finds. */
const watch = (page: Page, { isHeld }: { isHeld: boolean }): Promise<void> =>
  page.evaluate(`{
    const known = new Set();
    window.seen = [];
    const look = () => {
      for (const animation of document.getAnimations()) {
        if (known.has(animation)) continue;
        known.add(animation);
        if (${isHeld}) animation.pause();
        const { effect } = animation;
        const keys = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
        const moves = keys.filter((key) => !/^(offset|computedOffset|easing|composite)$/.test(key));
        window.seen.push({ end: effect.getComputedTiming().endTime, moves });
      }
      requestAnimationFrame(look);
    };
    look();
  }`);
const seenBy = (page: Page): Promise<readonly Seen[]> => page.evaluate('window.seen');
/** What has come to its end may stay as it is there. */
const running = (page: Page): Promise<number> =>
  page.evaluate("document.getAnimations().filter(({ playState }) => playState !== 'finished').length");
/** What a change sets off has begun by then. */
const someFrames = (page: Page): Promise<void> =>
  page.evaluate(`new Promise((done) => {
    let left = 5;
    const next = () => (left-- > 0 ? requestAnimationFrame(next) : done());
    next();
  })`);
const allowMotion = async (page: Page): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // What shows it is loaded only then.
  await page.locator('.sky').waitFor({ state: 'attached' });
};
const queen = (page: Page) => page.getByRole('heading', { name: 'Queen of Diamonds' });
const strip = (page: Page, words: string) => page.locator('#decree').getByText(words);
const inTheAir = (page: Page) => page.locator('.fly').first();

onStage(
  '[UX motion] nothing moves for who asked for reduced motion: changed numbers light up, new cards carry a dot; nothing where nobody looks',
  {},
  async (stage) => {
    const [ada, ben] = await openScenario(stage, TABLE, 2);
    await allowMotion(ben!.page);
    await ben!.page.evaluate("Object.defineProperty(document, 'hidden', { value: true })");
    for (const { page } of [ada!, ben!]) await watch(page, { isHeld: false });
    await ada!.make(KILL);
    for (const { page } of [ada!, ben!]) {
      await queen(page).waitFor();
      await someFrames(page);
    }
    expect(await seenBy(ben!.page)).toEqual([]);
    const lit = await seenBy(ada!.page);
    // The enemy's health, what is left of the tavern, of the discard pile, of two hands.
    expect(lit.length).toBeGreaterThan(3);
    expect(lit.filter(({ end, moves }) => end !== 600 || moves.some((one) => one !== 'color'))).toEqual([]);
    await expect.poll(() => running(ada!.page)).toBe(0);

    const fresh = ada!.page.locator('.fresh button');
    const drawn = await fresh.count();
    expect(drawn).toBeGreaterThan(1);
    await fresh.first().click();
    await expect.poll(() => fresh.count()).toBe(drawn - 1);
  },
);

onStage(
  '[UX motion] a turn is over after 900 ms at most, and moves by transform and opacity alone',
  {},
  async (stage) => {
    const [ada, ben] = await openScenario(stage, TABLE, 2);
    const pages = [ada!.page, ben!.page];
    for (const page of pages) {
      await allowMotion(page);
      await watch(page, { isHeld: false });
    }
    await ada!.make(KILL);
    for (const page of pages) {
      await queen(page).waitFor();
      await inTheAir(page).waitFor({ state: 'detached' });
      await expect.poll(() => running(page), { timeout: 20_000 }).toBe(0);
      const seen = await seenBy(page);
      expect(seen.length).toBeGreaterThan(10);
      for (const { end, moves } of seen) {
        expect(end).toBeLessThanOrEqual(900);
        for (const one of moves) expect(one).toMatch(/^(transform|translate|rotate|scale|opacity)$/);
      }
    }
  },
);

/** What the first frame of the next enemy shows: cards in the air, the enemy, and the cards that came to the hand. */
interface FirstFrame {
  readonly inTheAir: number;
  readonly enemy: string;
  readonly drawn: readonly string[];
}
const watchFirstFrame = (page: Page): Promise<void> =>
  page.evaluate(`{
    const slots = () => [...document.querySelectorAll('.hand .slot')];
    const opacity = (element) => getComputedStyle(element).opacity;
    const held = slots().map((slot) => slot.dataset.place);
    window.firstFrame = new Promise((done) => {
      const look = () => {
        if (!document.querySelector('h1')?.textContent.startsWith('Queen')) return requestAnimationFrame(look);
        done({
          inTheAir: document.querySelectorAll('.fly').length,
          enemy: opacity(document.querySelector('[data-place="enemy"]')),
          drawn: slots().filter((slot) => !held.includes(slot.dataset.place)).map(opacity),
        });
      };
      look();
    });
    // Not the promise: it would be waited for.
    null;
  }`);

onStage(
  '[UX motion] the first frame of a new state leaves no gap where a card left, and shows none before it lands',
  {},
  async (stage) => {
    const [ada, ben] = await openScenario(stage, TABLE, 2);
    for (const player of [ada!, ben!]) {
      await allowMotion(player.page);
      await expectHand(player);
      await watchFirstFrame(player.page);
    }
    await ada!.make(KILL);
    for (const { page, leave } of [
      { page: ada!.page, leave: 3 },
      { page: ben!.page, leave: 1 },
    ]) {
      const { inTheAir, enemy, drawn }: FirstFrame = await page.evaluate('window.firstFrame');
      expect(inTheAir).toBe(leave);
      expect(enemy).toBe('0');
      expect(drawn).toEqual(['0', '0', '0']);
    }
  },
);

onStage(
  '[UX motion] in the middle of it the table shows how it is, a tap skips it, and a move is taken',
  {},
  async (stage) => {
    const [ada, ben] = await openScenario(stage, TABLE, 2);
    for (const { page } of [ada!, ben!]) {
      await allowMotion(page);
      await watch(page, { isHeld: true });
    }
    await ada!.make(KILL);
    for (const { page } of [ada!, ben!]) {
      await inTheAir(page).waitFor({ state: 'attached' });
      await queen(page).waitFor();
      // What was played goes with the enemy.
      expect(await page.locator('.fly.dropped').count()).toBe(2);
    }

    await queen(ada!.page).click();
    await someFrames(ada!.page);
    expect(await running(ada!.page)).toBe(0);
    expect(await inTheAir(ada!.page).count()).toBe(0);

    // Ada's first move still hangs in Ben's air, and her second one in her own when she pays for it.
    await ada!.make(NEXT);
    await inTheAir(ada!.page).waitFor({ state: 'attached' });
    await strip(ben!.page, 'Ada must pay 15').waitFor();
    await strip(ada!.page, 'The Queen strikes for 15').waitFor();
    await ada!.press('Suggest');
    await ada!.press(/^Discard .* of /);
    await strip(ben!.page, 'Your turn').waitFor();
    await strip(ada!.page, 'Ben is choosing').waitFor();
  },
);

onStage('[UX motion] what somebody says fades in, stays, and fades out', {}, async (stage) => {
  const [ada, ben] = await openScenario(stage, TABLE, 2);
  await allowMotion(ada!.page);
  await watch(ada!.page, { isHeld: false });
  await ben!.press('Well played');
  await ada!.page.locator('.bubble').waitFor();
  await ada!.page.locator('.bubble').waitFor({ state: 'detached' });
  const seen = await seenBy(ada!.page);
  expect(seen.map(({ end, moves }) => [end, ...new Set(moves)])).toEqual([
    [120, 'opacity'],
    [120, 'opacity'],
  ]);
});

const OUTCOMES = [
  {
    outcome: 'a won game',
    position:
      'players=1; enemy=KC damage=31; castle=; defeats=JC+ JD JS JH+ QD QH+ QC QS KD KH+ KS; hands=10S 9H; seed=7',
    last: '10S',
    // The sky in its bands, the medal.
    moving: 6,
  },
  {
    outcome: 'a lost game',
    position: 'players=2; enemy=KS; defeats=JC JD JS JH QD QH QC QS; hands=2H 3D | 7H 10C; seed=7',
    last: '2H',
    // The windows, the flags.
    moving: 10,
  },
];
for (const { outcome, position, last, moving } of OUTCOMES)
  onStage(
    `[UX motion] the end of ${outcome} moves for 900 ms at most, and a tap skips it`,
    {},
    async (stage) => {
      const [ada] = await openScenario(stage, position, position.startsWith('players=1') ? 1 : 2);
      const { page } = ada!;
      await allowMotion(page);
      await ada!.make({ verb: 'play', cards: parseCards(last)! });
      const heading = page.getByRole('heading', { name: /^The castle/ });
      await watch(page, { isHeld: true });
      await heading.waitFor();
      await expect.poll(() => running(page)).toBeGreaterThanOrEqual(moving);
      const ofEnd = (await seenBy(page)).slice(-moving);
      for (const { end, moves } of ofEnd) {
        expect(end).toBeLessThanOrEqual(900);
        for (const one of moves) expect(one).toMatch(/^(transform|translate|rotate|scale|opacity)$/);
      }
      await heading.click();
      await someFrames(page);
      expect(await running(page)).toBe(0);
    },
  );
