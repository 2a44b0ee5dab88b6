import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Problem, run } from './run.mjs';

const CHROMIUMS = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const answers = (/** @type {string} */ program) =>
  spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;

const findChromium = () => [process.env.CHROMIUM ?? [], ...CHROMIUMS].flat().find(answers);

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/**
 * Makes sure of the two programs that the tests need beside Node, getting them where this may be done unasked: as root
 * on Debian. A missing one is a {@link Problem}, never a reason to leave a test out.
 * @returns {Promise<{ chromium: string }>} the browser to start
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
  ...(answers('redis-server') ? [] : ['redis-server']),
  ...(findChromium() === undefined ? ['chromium'] : []),
];
