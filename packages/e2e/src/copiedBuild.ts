import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
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

  /** A newer client: another page, with a mark in it, files by other names, and a worker that knows them. */
  async release(version: string): Promise<void> {
    await this.#edit(
      'index.html',
      /<meta charset="utf-8" \/>/,
      `$&<meta name="version" content="${version}" />`,
    );
    await this.#edit('sw.js', /(url:"index\.html",revision:")\w+/, `$1${version}`);
    await this.#renameAssets(version);
  }

  /** As a build does where something changed in all of them. */
  async #renameAssets(version: string): Promise<void> {
    const assets = join(this.packages, 'web/dist/assets');
    const names = (await readdir(assets)).filter((name) => !/\.(br|gz)$/.test(name));
    const renamed = (name: string) => name.replace(/\.\w+$/, `${version}$&`);
    const texts = [
      'index.html',
      'sw.js',
      ...names.filter((name) => /\.(js|css|svg)$/.test(name)).map((name) => `assets/${name}`),
    ];
    for (const path of texts.map((text) => join(this.packages, 'web/dist', text))) {
      let text = await readFile(path, 'utf8');
      for (const name of names) text = text.replaceAll(name, renamed(name));
      await writeFile(path, text);
      for (const ending of ['br', 'gz']) await rm(`${path}.${ending}`, { force: true });
    }
    for (const name of names) await rename(join(assets, name), join(assets, renamed(name)));
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
