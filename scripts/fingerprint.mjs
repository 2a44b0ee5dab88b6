import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './run.mjs';

const LEFT_OUT = new Set(['node_modules', 'dist', 'test', 'data', 'coverage', 'test-results', '.git']);

/**
 * Every file under this path, in a fixed order, without what a build does not read.
 * @param {string} path
 * @returns {string[]}
 */
const filesUnder = (path) => {
  if (!statSync(join(ROOT, path)).isDirectory()) return [path];
  return readdirSync(join(ROOT, path))
    .sort()
    .filter((name) => !LEFT_OUT.has(name) && !name.endsWith('.test.ts'))
    .flatMap((name) => filesUnder(`${path}/${name}`));
};

/** One text that changes when a file under these paths does, or the machine. */
export const fingerprintOf = (/** @type {readonly string[]} */ paths) => {
  const hash = createHash('sha256').update(
    [process.platform, process.arch, process.versions.modules].join(' '),
  );
  for (const file of paths.flatMap(filesUnder))
    hash.update(`\n${file}\n`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
};

const stampFile = (/** @type {string} */ name) => join(ROOT, 'node_modules/.cache/regicide', name);

/** Whether this was done with this fingerprint before. The stamps go with node_modules. */
export const isStamped = (/** @type {string} */ name, /** @type {string} */ fingerprint) => {
  try {
    return readFileSync(stampFile(name), 'utf8') === fingerprint;
  } catch {
    return false;
  }
};

export const stamp = (/** @type {string} */ name, /** @type {string} */ fingerprint) => {
  mkdirSync(dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), fingerprint);
};
