import type { ChildProcess } from 'node:child_process';

/** What was started for a measurement does not outlive it. */
export const killWithUs = (child: ChildProcess): void => {
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
};
