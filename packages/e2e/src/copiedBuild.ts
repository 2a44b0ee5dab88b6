import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url));

/** A copy of the built game that a test may change. */
export class CopiedBuild {
  private constructor(readonly packages: string) {}

  static async make(): Promise<CopiedBuild> {
    const packages = await mkdtemp(join(tmpdir(), 'regicide-build-'));
    for (const name of ['server', 'web'])
      await cp(join(PACKAGES, name, 'dist'), join(packages, name, 'dist'), { recursive: true });
    await cp(join(PACKAGES, 'server/package.json'), join(packages, 'server/package.json'));
    await symlink(join(PACKAGES, 'server/node_modules'), join(packages, 'server/node_modules'));
    return new CopiedBuild(packages);
  }

  /** A newer client: another page, with a mark in it, and a worker that knows it. */
  async release(version: string): Promise<void> {
    await this.#edit(
      'index.html',
      /<meta charset="utf-8" \/>/,
      `$&<meta name="version" content="${version}" />`,
    );
    await this.#edit('sw.js', /(url:"index\.html",revision:")\w+/, `$1${version}`);
  }

  async #edit(name: string, pattern: RegExp, replacement: string): Promise<void> {
    const path = join(this.packages, 'web/dist', name);
    const text = await readFile(path, 'utf8');
    if (!pattern.test(text)) throw new Error(`${name} has no ${pattern}`);
    await writeFile(path, text.replace(pattern, replacement));
    for (const ending of ['br', 'gz']) await rm(`${path}.${ending}`);
  }

  remove(): Promise<void> {
    return rm(this.packages, { recursive: true, force: true });
  }
}
