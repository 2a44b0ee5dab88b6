import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.mjs';

/** @typedef {{ passed: number; failed: number }} Counts */
/** @typedef {{ status: string; assertionResults: { status: string }[] }} FileReport */
/** @typedef {{ numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number; testResults: FileReport[] }} Report */

/**
 * A check that passes or fails as a whole counts as one.
 * @param {string} program @param {readonly string[]} args
 * @returns {Promise<Counts>}
 */
export const check = async (program, args) =>
  (await run(program, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/**
 * A vitest run, counted by its own report. A test left out counts as failed, and so does a run that ends badly although
 * every test passed (an unhandled error, a file that does not load).
 * @param {readonly string[]} args @param {Record<string, string>} env
 * @returns {Promise<Counts>}
 */
export const vitest = async (args, env) => {
  const folder = mkdtempSync(join(tmpdir(), 'regicide-report-'));
  const report = join(folder, 'report.json');
  try {
    const code = await run(
      'npx',
      ['vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      env,
    );
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
  if (report === null) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests + broken.length;
  const nothingRan = report.numPassedTests + failed === 0;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && (code !== 0 || nothingRan) ? 1 : failed,
  };
};
