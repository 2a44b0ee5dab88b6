import { secretsIn, type Secrets } from './leaks.ts';

/** What a line of the log may consist of, docs/OPERATIONS.md; all of it text or numbers. */
const FIELDS = [
  ...['level', 'time', 'code', 'msg', 'room', 'member', 'verb', 'step', 'reason', 'unlogged', 'status'],
  ...['epoch', 'from', 'to', 'error', 'at'],
];

/** Lines of the log with a secret, or with anything that could hold cards. */
export const leaksInLog = (lines: readonly string[], secrets: Secrets): string[] =>
  lines.flatMap((line) => {
    const fields = Object.entries(JSON.parse(line) as Record<string, unknown>);
    const odd = fields.filter(
      ([name, value]) => !FIELDS.includes(name) || (typeof value === 'object' && name !== 'at'),
    );
    const leaks = [...odd.map(([name]) => `the field ${name}`), ...secretsIn(line, secrets)];
    return leaks.map((leak) => `${leak} in the log: ${line.trim()}`);
  });
