import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { Problem, run } from './run.mjs';

const PID_FILE = '/var/run/docker.pid';

const succeeds = (/** @type {string} */ program, /** @type {readonly string[]} */ ...args) =>
  spawnSync(program, args, { stdio: 'ignore', timeout: 120_000 }).status === 0;

const engineRuns = () => succeeds('docker', 'info');

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

const compose = () => {
  if (succeeds('docker', 'compose', 'version')) return 'docker compose';
  return succeeds('docker-compose', 'version') ? 'docker-compose' : null;
};

/**
 * Makes sure of a Docker engine, Compose and the base images. Where no registry is in reach, a root on Debian gets
 * stand-ins for the images, and an engine where none runs; elsewhere a missing one is a {@link Problem}.
 * @param {readonly [node: string, redis: string, caddy: string]} images
 * @returns {Promise<{ compose: string; stop: () => Promise<void> }>} `stop` ends the engine that this started, if any
 */
export const ensureEngine = async (images) => {
  const ranBefore = engineRuns();
  const isHere = (/** @type {string} */ image) =>
    succeeds('docker', 'image', 'inspect', image) || succeeds('docker', 'pull', '--quiet', image);
  if (!ranBefore || compose() === null || !images.every(isHere)) {
    if (!isRootOnDebian())
      throw new Problem(
        `This test needs a Docker engine, Docker Compose and the images ${images.join(', ')}.`,
      );
    console.log('Getting a Docker engine and stand-ins for the base images ...');
    if ((await run('bash', ['scripts/stand-in-images.sh', ...images])) !== 0)
      throw new Problem('No Docker engine with the base images; the lines above say why.');
  }
  const found = compose();
  if (found === null) throw new Problem('This test needs Docker Compose.');
  return { compose: found, stop: ranBefore ? async () => {} : stopEngine };
};

const stopEngine = async () => {
  const pid = Number(readFileSync(PID_FILE, 'utf8'));
  process.kill(pid, 'SIGTERM');
  for (let tries = 0; tries < 300 && existsSync(PID_FILE); tries++)
    await new Promise((resolve) => setTimeout(resolve, 100));
};

/** nginx stands in front of the server in one of the tests. */
export const ensureNginx = async () => {
  if (succeeds('nginx', '-v')) return;
  if (!isRootOnDebian()) throw new Problem('This test needs nginx; please install it.');
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['-qq', 'update'], quiet);
  // The package would start a server of its own on port 80.
  await run('bash', ['-c', 'RUNLEVEL=1 apt-get -qq install -y --no-install-recommends nginx-light'], quiet);
  if (!succeeds('nginx', '-v')) throw new Problem('This test needs nginx; installing it failed.');
};
