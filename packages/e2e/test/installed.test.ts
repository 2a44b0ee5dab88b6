import { parseCards } from '@regicide/rules';
import { afterAll, expect } from 'vitest';
import { CopiedBuild } from '../src/copiedBuild.ts';
import { onStage } from '../src/onStage.ts';
import { openScenario } from '../src/openScenario.ts';
import type { Player } from '../src/player.ts';
import { join, openRoom } from '../src/wayIn.ts';

const LAST_TURN =
  'players=1; enemy=KC damage=31; castle=; defeats=JC+ JD JS JH+ QD QH+ QC QS KD KH+ KS; hands=10S 9H; seed=7';
const OFFER = 'A newer version of the game is here.';

/** The client's files are kept from now on; the next page that is loaded comes from there. */
const whenKept = ({ page }: Player): Promise<unknown> =>
  page.evaluate('navigator.serviceWorker.ready.then(() => true)');

const isFromWorker = ({ page }: Player): Promise<boolean> =>
  page.evaluate('navigator.serviceWorker.controller !== null');

/** As somebody who was here before: the worker brings the page. */
const visitAgain = async (player: Player): Promise<void> => {
  await whenKept(player);
  await player.page.reload();
  expect(await isFromWorker(player)).toBe(true);
};

const versionOf = ({ page }: Player): Promise<string | null> =>
  page.evaluate(`document.querySelector('meta[name=version]')?.content ?? null`);

/** The newer version is on this machine and waits. */
const whenWaiting = ({ page }: Player): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate('navigator.serviceWorker.getRegistration().then((found) => found.waiting !== null)'),
    )
    .toBe(true);

const offer = ({ page }: Player) => page.locator('.toast').getByText(OFFER);

onStage('[UX] installable: a valid manifest, icons of their sizes, a worker', {}, async (stage) => {
  const ada = await stage.player('Ada', stage.server.url('', 'localhost'));
  await ada.page.goto('/');
  await whenKept(ada);
  const session = await ada.page.context().newCDPSession(ada.page);
  const { url, errors, data } = await session.send('Page.getAppManifest');
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // a browser profile that keeps nothing installs nothing
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  const manifest = JSON.parse(data!) as { icons: { src: string; sizes: string; purpose?: string }[] };
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes } of manifest.icons) {
    const loaded = await ada.page.evaluate(`new Promise((resolve, reject) => {
      const icon = new Image();
      icon.onload = () => resolve(icon.naturalWidth + 'x' + icon.naturalHeight);
      icon.onerror = reject;
      icon.src = '${src}';
    })`);
    expect(loaded).toBe(sizes);
  }
});

onStage(
  '[UX] without the server the page opens and says so, and goes on when it is back',
  {},
  async (stage) => {
    stage.expectOutage();
    const ada = await stage.player('Ada');
    const link = await openRoom(ada);
    const ben = await stage.player('Ben');
    await join(ben, link);
    const cleo = await stage.player('Cleo');
    await cleo.page.goto('/');
    for (const player of [ada, ben, cleo]) await whenKept(player);
    await stage.server.process.crash();

    await ada.page.goto('/');
    await ada.page
      .getByText(/^The server can’t be reached/)
      .first()
      .waitFor();
    await ben.page.reload();
    await ben.page.getByText('The server does not answer yet. We keep trying.').first().waitFor();
    await cleo.page.goto(link);
    await cleo.page
      .getByText('The server does not answer. Check your connection and try again.')
      .first()
      .waitFor();

    await stage.server.process.start();
    await ada.page
      .getByText(/^The server can’t be reached/)
      .first()
      .waitFor({ state: 'hidden' });
    await ada.button('Play with friends').waitFor();
    await ben.page.getByRole('heading', { name: 'Your table' }).waitFor();
    await cleo.press('Try again');
    await cleo.button('Sit down').waitFor();
  },
);

onStage(
  '[UX] a link leads to its room with the worker there; what it keeps are the client’s files alone',
  {},
  async (stage) => {
    const link = await openRoom(await stage.player('Ada'));
    const ben = await stage.player('Ben');
    await ben.page.goto('/rules');
    await visitAgain(ben);
    await join(ben, link);
    expect(await isFromWorker(ben)).toBe(true);
    expect(ben.page.url()).toBe(link);
    const kept = (await ben.page.evaluate(`(async () => {
      const found = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
      return found;
    })()`)) as string[];
    expect(kept).toContain('/index.html');
    expect(
      kept.filter((path) => !/^\/(index\.html|manifest\.webmanifest|assets\/[\w.-]+)$/.test(path)),
    ).toEqual([]);
  },
);

const builds: CopiedBuild[] = [];
afterAll(() => Promise.all(builds.map((build) => build.remove())));
const copied = async () => {
  const build = await CopiedBuild.make();
  builds.push(build);
  return { packages: build.packages };
};

onStage(
  '[UX] an update is offered on home and in the lobby, not while a tab plays, and taken by a press alone',
  copied,
  async (stage) => {
    const ada = await stage.player('Ada');
    await ada.page.goto('/');
    await visitAgain(ada);
    const playing = await stage.pageOf('Ada’s other tab', ada.page.context());
    await playing.page.goto('/');
    await playing.press('Play alone');
    await playing.hand.waitFor();
    await playing.page.evaluate('globalThis.isSame = true');

    await builds.at(-1)!.release('2');
    await ada.page.reload();
    await whenWaiting(ada);
    await ada.page.evaluate('globalThis.isSame = true');
    await ada.press('Play with friends');
    await ada.page.getByRole('heading', { name: 'Your table' }).waitFor();
    expect(await offer(ada).count()).toBe(0);
    expect(await offer(playing).count()).toBe(0);

    await playing.press('Menu');
    await playing.press('Home');
    await offer(ada).waitFor();
    await ada.press('Close');
    await offer(ada).waitFor({ state: 'hidden' });
    await playing.page
      .getByRole('link', { name: /^Back to table/ })
      .last()
      .click();
    await playing.hand.waitFor();
    expect(await offer(playing).count()).toBe(0);
    await playing.press('Menu');
    await playing.press('Home');
    await offer(playing).waitFor();

    for (const player of [ada, playing])
      expect([await versionOf(player), await player.page.evaluate('globalThis.isSame')]).toEqual([
        null,
        true,
      ]);
    await playing.press('Load it');
    await expect.poll(() => versionOf(playing).catch(() => null)).toBe('2');
    await playing.button('Play with friends').waitFor();
    expect(await offer(playing).count()).toBe(0);
    expect(await ada.page.evaluate('globalThis.isSame')).toBe(true);
  },
);

onStage(
  '[UX] what an update took away from another tab is missed in a plain sentence, and a press brings the new version',
  copied,
  async (stage) => {
    stage.expectedComplaints.push(/Failed to load resource/, /Refused to apply style/);
    const ada = await stage.player('Ada');
    const { page } = ada;
    await page.goto('/');
    await visitAgain(ada);
    await builds.at(-1)!.release('2');
    const other = await stage.pageOf('Ada’s other tab', page.context());
    await other.page.goto('/');
    await other.press('Load it');
    await expect.poll(() => versionOf(other).catch(() => null)).toBe('2');
    // What the browser still has of the old version, it forgets one day.
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');

    await ada.press('Close');
    const missing = page.locator('.toast').getByText('A part of the page did not load.');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
    await missing.waitFor();
    await ada.press('Close');
    await page.getByRole('link', { name: 'Rules' }).click();
    await page.getByRole('heading', { name: 'A part of the page did not load.' }).waitFor();
    await page
      .getByText(/the game was updated meanwhile/)
      .first()
      .waitFor();
    expect(await versionOf(ada)).toBe(null);
    await ada.press('Reload');
    await expect.poll(() => versionOf(ada).catch(() => null)).toBe('2');
    await page.locator('html[lang="de"]').waitFor();
    await page.getByRole('heading', { name: 'Regeln' }).waitFor();
  },
);

onStage('[UX] an update is offered at the end of a game, not before it', copied, async (stage) => {
  const [ada] = (await openScenario(stage, LAST_TURN, 1)) as [Player];
  await visitAgain(ada);
  await builds.at(-1)!.release('2');
  await ada.page.reload();
  await whenWaiting(ada);
  await ada.hand.waitFor();
  expect(await offer(ada).count()).toBe(0);
  await ada.make({ verb: 'play', cards: parseCards('10S')! });
  await offer(ada).waitFor();
  await ada.page.getByRole('heading', { name: /The castle/ }).waitFor();
  await ada.press('Load it');
  await expect.poll(() => versionOf(ada).catch(() => null)).toBe('2');
});

onStage(
  '[UX] plain http: no worker, no word about it, no complaint',
  { args: ['--host-resolver-rules=MAP regicide.test 127.0.0.1'] },
  async (stage) => {
    const ada = await stage.player('Ada', stage.server.url('', 'regicide.test'));
    const scripts: string[] = [];
    ada.page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await ada.page.goto('/');
    await ada.press('Play alone');
    await ada.hand.waitFor();
    expect(await ada.page.evaluate(`'serviceWorker' in navigator`)).toBe(false);
    // longer than a page waits before it registers its worker
    await ada.page.waitForTimeout(3000);
    expect(scripts.filter((path) => /sw\.js|startWorker/.test(path))).toEqual([]);
  },
);
