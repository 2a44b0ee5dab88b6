import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf, isStamped, stamp } from './fingerprint.mjs';
import { Problem, ROOT, run } from './run.mjs';

const OLDEST_NODE = /** @type {const} */ ([20, 19]);

/** Throws a {@link Problem} where this Node is too old for what is installed next. */
export const ensureNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]))
    throw new Problem(`Node ${OLDEST_NODE.join('.')} or newer is needed, this is ${process.versions.node}.`);
};

const packageFolders = () =>
  readdirSync(join(ROOT, 'packages')).filter((name) =>
    existsSync(join(ROOT, 'packages', name, 'package.json')),
  );

/** The pinned pnpm, from package.json: a machine needs npm alone. */
const pnpm = () => JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).packageManager;

/** Installs exactly what the lockfile says, unless that is what is there. */
export const ensureInstalled = async () => {
  const fingerprint = fingerprintOf([
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    ...packageFolders().map((name) => `packages/${name}/package.json`),
  ]);
  if (isStamped('install', fingerprint)) return;
  console.log('Installing what the project needs ...');
  const code = await run('npx', [
    '--yes',
    pnpm(),
    'install',
    '--frozen-lockfile',
    // Without a terminal nobody can answer the question.
    '--config.confirmModulesPurge=false',
  ]);
  if (code !== 0)
    throw new Problem('Installing failed; the lines above say why. Is the npm registry reachable?');
  stamp('install', fingerprint);
};

const BUILT = ['packages/web/dist/index.html', 'packages/server/dist/main.js'];

/** Builds client and server, unless they were built from these very sources. */
export const ensureBuilt = async () => {
  const sources = ['rules', 'protocol', 'bots', 'server', 'web'].map((name) => `packages/${name}`);
  const fingerprint = fingerprintOf([...sources, 'package.json', 'pnpm-lock.yaml', 'tsconfig.base.json']);
  if (isStamped('build', fingerprint) && BUILT.every((file) => existsSync(join(ROOT, file)))) return;
  console.log('Building the game ...');
  if ((await run('npm', ['run', '--silent', 'build'], {}, 'shown on failure')) !== 0)
    throw new Problem('The build failed; the lines above say why.');
  stamp('build', fingerprint);
};

/** Installed and built, or one line that says why not and the end of this process. */
export const ensureReady = async () => {
  try {
    ensureNode();
    await ensureInstalled();
    await ensureBuilt();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
    process.exit(1);
  }
};
