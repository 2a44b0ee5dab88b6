// `npm test`: everything, from a fresh checkout. The only argument is the scale of the random suites: test or full.
import { Problem } from './run.mjs';
import { ensurePrograms } from './programs.mjs';
import { check, closeRun, oneFailed, onePassed, sumOf, vitest } from './suites.mjs';
import { ensureBuilt, ensureInstalled, ensureNode } from './workspace.mjs';

const scale = process.argv[2] ?? 'test';
/** A part that takes longer hangs, s. */
const LIMIT = scale === 'full' ? 3_600 : 1_800;

/** In this order, one after the other: they share two cores, which types, lint or the build alone do not keep busy. */
const parts = (/** @type {string} */ chromium) => ({
  'types, lint, build': async () =>
    sumOf(
      await Promise.all([
        ...['types', 'lint'].map((name) => check('npm', ['run', '--silent', name])),
        ensureBuilt().then(() => onePassed, told),
      ]),
    ),
  unit: () => vitest([], { SCALE: scale }, LIMIT),
  'end to end': () =>
    vitest(['--config', 'packages/e2e/vitest.config.ts'], { SCALE: scale, CHROMIUM: chromium }, LIMIT),
});

const told = (/** @type {unknown} */ error) => {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  return oneFailed(error.message);
};

/** @type {(import('./suites.mjs').Counts & { name: string; seconds: number })[]} */
const results = [];
try {
  ensureNode();
  if (!['test', 'full'].includes(scale))
    throw new Problem(`No such scale: ${scale}. There are test and full.`);
  await ensureInstalled();
  const { chromium } = await ensurePrograms();
  for (const [name, runPart] of Object.entries(parts(chromium))) {
    console.log(`\n=== ${name}`);
    const start = performance.now();
    const counts = await runPart().catch(told);
    results.push({ name, ...counts, seconds: (performance.now() - start) / 1000 });
  }
} catch (error) {
  results.push({ name: 'preparation', ...told(error), seconds: 0 });
}

console.log('');
for (const { name, passed, failed, seconds } of results)
  console.log(`${name.padEnd(18)} ${seconds.toFixed(1).padStart(6)} s  ${passed} passed, ${failed} failed`);
closeRun(results);
