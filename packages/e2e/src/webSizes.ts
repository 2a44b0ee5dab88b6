import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { putScenario } from './scenario.ts';
import type { Stage } from './stage.ts';

/** Gzipped bytes by kind of file. */
export interface Sizes {
  readonly js: number;
  readonly css: number;
}

/** What is fetched ahead of a press, a while after the page came up, does not count; on a busy machine it came in between. */
const HOLD_BACK = `
  const soon = globalThis.setTimeout;
  globalThis.setTimeout = (run, ms, ...rest) => (ms >= 1000 ? 0 : soon(run, ms, ...rest));`;

/** What a page has loaded so far: path to kind and gzipped bytes, whatever the server did with it on the way. */
const follow = (page: Page): Map<string, Promise<{ kind: 'js' | 'css' | null; bytes: number }>> => {
  const files = new Map<string, Promise<{ kind: 'js' | 'css' | null; bytes: number }>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const kind = pathname.endsWith('.js') ? 'js' : pathname.endsWith('.css') ? 'css' : null;
    if (kind === null) return;
    files.set(
      pathname,
      response.body().then((body) => ({ kind, bytes: gzipSync(body).length })),
    );
  });
  return files;
};

const sizesOf = async (
  files: Iterable<Promise<{ kind: 'js' | 'css' | null; bytes: number }>>,
): Promise<Sizes> => {
  const sizes = { js: 0, css: 0 };
  for (const { kind, bytes } of await Promise.all(files)) if (kind !== null) sizes[kind] += bytes;
  return sizes;
};

/** What a browser loads before the first press on the home page can be made, and what a table adds to it. */
export const webSizes = async (stage: Stage): Promise<{ readonly home: Sizes; readonly table: Sizes }> => {
  const home = await stage.player('Ada');
  const homeFiles = follow(home.page);
  await home.page.addInitScript(HOLD_BACK);
  await home.page.goto('/', { waitUntil: 'load' });
  await home.button('Play with friends').waitFor();
  const first = new Map(homeFiles);

  const position = 'players=1; seed=1';
  const { roomCode, tokens } = await putScenario(stage.server.url(''), position, ['Ben']);
  const table = await stage.player('Ben');
  const tableFiles = follow(table.page);
  await table.page.addInitScript(HOLD_BACK);
  await table.page.context().addInitScript(`localStorage['regicide.key.${roomCode}'] = '${tokens[0]}'`);
  await table.page.goto(`/r/${roomCode}`);
  await table.hand.getByRole('button').first().waitFor();
  const added = [...tableFiles].filter(([path]) => !first.has(path)).map(([, file]) => file);
  return { home: await sizesOf(first.values()), table: await sizesOf(added) };
};
