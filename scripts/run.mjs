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
 * @returns {Promise<number>} the exit code; 127 when the program does not exist
 */
export const run = (program, args, env = {}, output = 'shown') =>
  new Promise((resolve) => {
    const stream = output === 'shown' ? 'inherit' : 'pipe';
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', stream, stream],
      shell: needsShell(program),
    });
    /** @type {Buffer[]} */
    const kept = [];
    for (const pipe of [child.stdout, child.stderr]) pipe?.on('data', (chunk) => kept.push(chunk));
    let isInterrupted = false;
    const passOn = (/** @type {NodeJS.Signals} */ signal) => {
      isInterrupted = true;
      child.kill(signal);
    };
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
    for (const signal of signals) process.on(signal, passOn);
    const end = (/** @type {number} */ code) => {
      if (isInterrupted) process.exit(130);
      for (const signal of signals) process.off(signal, passOn);
      if (code !== 0) process.stderr.write(Buffer.concat(kept));
      resolve(code);
    };
    child.on('error', () => end(127));
    child.on('close', (code) => end(code ?? 1));
  });
