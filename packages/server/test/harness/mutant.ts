import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TestContext } from 'vitest';

const SOURCE = new URL('../../src', import.meta.url).pathname;
/** Below node_modules no linter, formatter or compiler finds it. */
const FOLDER = new URL('../../node_modules/.mutants', import.meta.url).pathname;
let mutants = 0;

/**
 * The module `file` of a folder of the sources, with a deliberate mistake in one file of that folder: everything else
 * is the real thing. Fails where the text to be replaced is not there exactly once.
 */
export const mutantOf = async <M>(
  { onTestFinished }: Pick<TestContext, 'onTestFinished'>,
  folder: 'commit' | 'stores',
  file: string,
  mistake: { readonly in: string; readonly replace: string; readonly by: string },
): Promise<M> => {
  const copy = join(FOLDER, `${process.pid}-${mutants++}`);
  await mkdir(copy, { recursive: true });
  onTestFinished(() => rm(copy, { recursive: true, force: true }));
  await cp(join(SOURCE, folder), copy, { recursive: true });
  for (const name of await readdir(copy)) {
    const path = join(copy, name);
    let text = await readFile(path, 'utf8');
    if (name === mistake.in) {
      if (text.split(mistake.replace).length !== 2)
        throw new Error(`not once in ${name}: ${mistake.replace}`);
      text = text.replace(mistake.replace, () => mistake.by);
    }
    await writeFile(
      path,
      text.replaceAll(/from '\.\.\//g, () => `from '${SOURCE}/`),
    );
  }
  return (await import(/* @vite-ignore */ pathToFileURL(join(copy, file)).href)) as M;
};
