import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TestContext } from 'vitest';
import type { startServer } from '../../src/startServer.ts';

const SOURCE = join(import.meta.dirname, '../../src');
/** Below node_modules no linter, formatter or compiler finds it. */
const FOLDER = join(import.meta.dirname, '../../node_modules/.mutants');
let mutants = 0;

/** A deliberate mistake in one file of the server. */
export interface Mistake {
  /** Path below `src`. */
  readonly in: string;
  /** Stands there exactly once. */
  readonly replace: string;
  readonly by: string;
}

/** `startServer` of a whole server with one mistake in it. */
export const serverMutant = async (
  cleaner: Pick<TestContext, 'onTestFinished'>,
  mistake: Mistake,
): Promise<typeof startServer> => {
  const start = join(await mutatedSource(cleaner, mistake), 'startServer.ts');
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(start).href);
  return (module as { startServer: typeof startServer }).startServer;
};

/** The `main.ts` of a whole server with one mistake in it, for a process of its own. */
export const mutantMain = async (
  cleaner: Pick<TestContext, 'onTestFinished'>,
  mistake: Mistake,
): Promise<string> => join(await mutatedSource(cleaner, mistake), 'main.ts');

const mutatedSource = async (
  { onTestFinished }: Pick<TestContext, 'onTestFinished'>,
  mistake: Mistake,
): Promise<string> => {
  const copy = join(FOLDER, `server-${process.pid}-${mutants++}`);
  await mkdir(copy, { recursive: true });
  onTestFinished(() => rm(copy, { recursive: true, force: true }));
  await cp(SOURCE, copy, { recursive: true });
  const file = join(copy, mistake.in);
  const text = await readFile(file, 'utf8');
  if (text.split(mistake.replace).length !== 2)
    throw new Error(`not once in ${mistake.in}: ${mistake.replace}`);
  await writeFile(
    file,
    text.replace(mistake.replace, () => mistake.by),
  );
  // Below node_modules the server's own package.json does not say it.
  await writeFile(join(copy, 'package.json'), '{ "type": "module" }');
  return copy;
};
