import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What a person is told in one line. */
export class Problem extends Error {}

/** npm and npx are batch files on Windows, which only a shell starts. */
const needsShell = (/** @type {string} */ program) =>
  process.platform === 'win32' && ['npm', 'npx'].includes(program);

/**
 * Runs a program in the project's folder. A signal that ends this process ends the program first.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} env added to this process's own
 * @param {'shown' | 'shown on failure'} output
 * @param {number} limit seconds after which the program is killed with all that it started
 * @returns {Promise<number>} the exit code; 127 when the program does not exist, 124 when it was killed for its time
 */
export const run = (program, args, env = {}, output = 'shown', limit = Infinity) =>
  new Promise((resolve) => {
    const isGroup = limit < Infinity;
    const stream = output === 'shown' ? 'inherit' : 'pipe';
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', stream, stream],
      shell: needsShell(program),
      // A group of its own, to be ended as a whole.
      detached: isGroup,
    });
    const signalAll = (/** @type {NodeJS.Signals} */ signal) => {
      if (isGroup && child.pid !== undefined) process.kill(-child.pid, signal);
      else child.kill(signal);
    };
    let isOverdue = false;
    const giveUp = () => {
      isOverdue = true;
      signalAll('SIGKILL');
    };
    const overdue = isGroup ? setTimeout(giveUp, limit * 1000) : undefined;
    /** @type {Buffer[]} */
    const kept = [];
    for (const pipe of [child.stdout, child.stderr]) pipe?.on('data', (chunk) => kept.push(chunk));
    let isInterrupted = false;
    const passOn = (/** @type {NodeJS.Signals} */ signal) => {
      isInterrupted = true;
      signalAll(signal);
    };
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
    for (const signal of signals) process.on(signal, passOn);
    const end = (/** @type {number} */ code) => {
      clearTimeout(overdue);
      if (isInterrupted) process.exit(130);
      for (const signal of signals) process.off(signal, passOn);
      if (code !== 0) process.stderr.write(Buffer.concat(kept));
      resolve(code);
    };
    child.on('error', () => end(127));
    child.on('close', (code) => end(isOverdue ? 124 : (code ?? 1)));
  });
