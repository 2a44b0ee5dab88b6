// `npm run test:compose`: builds the image and plays on it, as a self-hoster would have it. Ends with `N passed, N failed`.
import { ensureEngine, ensureNginx } from './containerEngine.mjs';
import { removeLeftovers } from './containerLeftovers.mjs';
import { Problem, run } from './run.mjs';
import { check, closeRun, oneFailed, vitest } from './suites.mjs';
import { ensureInstalled, ensureNode } from './workspace.mjs';

const NODE_IMAGE = process.env.NODE_IMAGE ?? 'node:24-bookworm-slim';
const REDIS_IMAGE = process.env.REDIS_IMAGE ?? 'redis:7-bookworm';
const CADDY_IMAGE = process.env.CADDY_IMAGE ?? 'caddy:2';
/** Whatever takes longer hangs, s. */
const LIMIT = 1_200;
/** Not the name under which an operator's image may stand here. */
const APP_IMAGE = 'regicide-online:test';

/** @type {import('./suites.mjs').Counts[]} */
const results = [];

const buildImage = () =>
  check('docker', [
    ...['build', '--network', 'host', '--build-arg', `NODE_IMAGE=${NODE_IMAGE}`, '-t', APP_IMAGE, '.'],
  ]);

let stop = async () => {};
try {
  ensureNode();
  await ensureInstalled();
  await ensureNginx();
  const engine = await ensureEngine([NODE_IMAGE, REDIS_IMAGE, CADDY_IMAGE]);
  stop = engine.stop;
  removeLeftovers();
  const built = await buildImage();
  results.push(built);
  if (built.failed === 0)
    results.push(
      await vitest(
        ['--config', 'packages/e2e/compose/vitest.config.ts'],
        { COMPOSE: engine.compose, APP_IMAGE, NODE_IMAGE, REDIS_IMAGE, CADDY_IMAGE },
        LIMIT,
      ),
    );
  removeLeftovers();
  await run('docker', ['image', 'rm', APP_IMAGE]);
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  results.push(oneFailed(error.message));
} finally {
  await stop();
}
closeRun(results);
