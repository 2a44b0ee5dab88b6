import { expect, it } from 'vitest';
import { countsOf } from './suites.mjs';

const report = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
const brokenFile = { status: 'failed', assertionResults: [] };
const failedFile = { status: 'failed', assertionResults: [{ status: 'failed' }] };

it.each([
  ['a clean run', report, 0, { passed: 5, failed: 0 }],
  ['failed tests', { ...report, numFailedTests: 2, testResults: [failedFile] }, 1, { passed: 5, failed: 2 }],
  ['a file that does not load', { ...report, testResults: [brokenFile] }, 1, { passed: 5, failed: 1 }],
  ['an error outside of every test', report, 1, { passed: 5, failed: 1 }],
  ['a test left out', { ...report, numPendingTests: 1, numTodoTests: 1 }, 0, { passed: 5, failed: 2 }],
  ['no report', null, 0, { passed: 0, failed: 1 }],
  ['no test', { ...report, numPassedTests: 0 }, 0, { passed: 0, failed: 1 }],
])('[Play 6] the closing line counts %s', (_, given, code, counts) => {
  expect(countsOf(given, code)).toEqual(counts);
});
