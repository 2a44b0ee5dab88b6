import { expect, it } from 'vitest';
import { countsOf } from './suites.mjs';

const file = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: tests.map((test) => ({ status: test, fullName: 'holds' })),
});
const report = (...testResults: ReturnType<typeof file>[]) => ({ numPassedTests: 5, testResults });

it.each([
  ['a clean run', report(file('passed', 'passed')), 0, []],
  ['failed tests', report(file('failed', 'failed', 'passed', 'failed')), 1, ['holds', 'holds']],
  ['a file that does not load', report(file('failed')), 1, ['does not load']],
  ['an error outside of every test', report(), 1, ['outside of every test']],
  ['a test left out', report(file('passed', 'pending', 'todo')), 0, ['pending', 'todo']],
  ['no report', null, 0, ['no report']],
  ['no test', { numPassedTests: 0, testResults: [] }, 0, ['no test ran']],
])('[Play 6] the closing line counts and names %s', (_, given, code, failures) => {
  const counts = countsOf(given, code);
  expect(counts).toMatchObject({ passed: given?.numPassedTests ?? 0, failed: failures.length });
  expect(counts.failures).toEqual(failures.map((failure) => expect.stringContaining(failure)));
});
