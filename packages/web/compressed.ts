import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(html|js|css|svg|webmanifest)$/;

/**
 * Writes `.br` and `.gz` beside every text of the build, once, so that the server sends them as they are. It comes last,
 * after the worker is written.
 */
export const compressed = (): Plugin => {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const names = await readdir(folder, { recursive: true });
        await Promise.all(
          names
            .filter((name) => TEXT.test(name))
            .map(async (name) => {
              const path = join(folder, name);
              const text = await readFile(path);
              await writeFile(`${path}.br`, await promisify(brotliCompress)(text));
              await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
            }),
        );
      },
    },
  };
};
