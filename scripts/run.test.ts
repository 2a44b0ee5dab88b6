import { expect, it } from 'vitest';
import { run } from './run.mjs';

it('a program that takes longer than it may is killed, with what it started in its name', async () => {
  // Its output stays open as long as the background process lives.
  const code = await run('bash', ['-c', 'sleep 600 & sleep 600'], {}, 'shown on failure', 0.2);
  expect(code).toBe(124);
});

it('a program that ends in time tells its own code', async () => {
  expect(await run('bash', ['-c', 'exit 3'], {}, 'shown on failure', 20)).toBe(3);
});
