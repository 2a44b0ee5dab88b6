import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT, run } from './run.mjs';

const REPORTERS = ['default', 'json', join(ROOT, 'scripts/stillRunning.mjs')].map(
  (name) => `--reporter=${name}`,
);

/** Counts, and a line for each that failed. @typedef {{ passed: number; failed: number; failures: readonly string[] }} Counts */
/** @typedef {{ name: string; status: string; assertionResults: { status: string; fullName: string }[] }} FileReport */
/** @typedef {{ numPassedTests: number; testResults: FileReport[] }} Report */

/**
 * A check that passes or fails as a whole counts as one.
 * @param {string} program @param {readonly string[]} args
 * @returns {Promise<Counts>}
 */
export const check = async (program, args) =>
  (await run(program, args)) === 0 ? onePassed : oneFailed([program, ...args].join(' '));

/** @type {Counts} */
export const onePassed = { passed: 1, failed: 0, failures: [] };

/** @returns {Counts} */
export const oneFailed = (/** @type {string} */ why) => ({ passed: 0, failed: 1, failures: [why] });

/** @returns {Counts} */
export const sumOf = (/** @type {readonly Counts[]} */ all) => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  failures: all.flatMap(({ failures }) => failures),
});

/**
 * The end of a run: what failed, by name, then the sum; the exit code says it too.
 * @param {readonly Counts[]} all
 */
export const closeRun = (all) => {
  const { passed, failed, failures } = sumOf(all);
  for (const failure of failures) console.log(`failed: ${failure}`);
  if (failed > 0) process.exitCode = 1;
  console.log(`${passed} passed, ${failed} failed`);
};

/**
 * A vitest run, counted by its own report. A test left out counts as failed, and so does a run that ends badly although
 * every test passed (an unhandled error, a file that does not load), or does not end.
 * @param {readonly string[]} args @param {Record<string, string>} env @param {number} limit seconds
 * @returns {Promise<Counts>}
 */
export const vitest = async (args, env, limit) => {
  const folder = mkdtempSync(join(tmpdir(), 'regicide-report-'));
  const report = join(folder, 'report.json');
  try {
    const code = await run(
      'npx',
      ['vitest', 'run', ...args, ...REPORTERS, `--outputFile.json=${report}`],
      env,
      'shown',
      limit,
    );
    if (code === 124) return oneFailed(`vitest ${args.join(' ')} did not end within ${limit} s`);
    return countsOf(readReport(report), code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const readReport = (/** @type {string} */ file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

/**
 * @param {Report | null} report
 * @param {number} code exit code of the run
 * @returns {Counts}
 */
export const countsOf = (report, code) => {
  if (report === null) return oneFailed('a run of vitest left no report');
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status !== 'passed');
    const isBroken = status === 'failed' && tests.every((test) => test.status !== 'failed');
    const place = relative('', name);
    const told = tests.map(({ status, fullName }) => `${place}: ${fullName} (${status})`);
    return isBroken ? [...told, `${place}: does not load`] : told;
  });
  const nothingRan = report.numPassedTests + failures.length === 0;
  if (failures.length === 0 && (code !== 0 || nothingRan))
    failures.push(nothingRan ? 'no test ran' : 'an error outside of every test');
  return { passed: report.numPassedTests, failed: failures.length, failures };
};
