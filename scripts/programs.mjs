import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { Problem, run } from './run.mjs';

const CHROMIUMS = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Where the program is, looked for as a shell does; undefined where it is missing or does not run. */
const find = (/** @type {string} */ program) =>
  (isAbsolute(program)
    ? [program]
    : (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, program))
  )
    .filter((path) => existsSync(path))
    .find((path) => spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0);

const findChromium = () => {
  for (const name of [process.env.CHROMIUM ?? [], ...CHROMIUMS].flat()) {
    const path = find(name);
    if (path !== undefined) return path;
  }
  return undefined;
};

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/**
 * Makes sure of the two programs that the tests need beside Node, getting them where this may be done unasked: as root
 * on Debian. A missing one is a {@link Problem}, never a reason to leave a test out.
 * @returns {Promise<{ chromium: string }>} the path of the browser
 */
export const ensurePrograms = async () => {
  if (missing().length > 0 && isRootOnDebian()) {
    console.log(`Installing ${missing().join(' and ')} ...`);
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['-qq', 'update'], quiet);
    await run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', ...missing()], quiet);
  }
  const chromium = findChromium();
  if (chromium === undefined || missing().length > 0)
    throw new Problem(
      `The tests need ${missing().join(' and ')}; please install (a browser elsewhere: CHROMIUM=path).`,
    );
  return { chromium };
};

const missing = () => [
  ...(find('redis-server') === undefined ? ['redis-server'] : []),
  ...(findChromium() === undefined ? ['chromium'] : []),
];
