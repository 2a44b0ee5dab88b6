import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/**
 * Says after a build how much the first home screen loads, gzipped, and fails the build above the limits (in KB of
 * 1024 bytes).
 */
export const firstLoad = (limits: { readonly js: number; readonly css: number }): Plugin => ({
  name: 'first-load',
  apply: 'build',
  writeBundle(_options, bundle) {
    const chunks = new Set<string>();
    const styles = new Set<string>();
    const add = (name: string): void => {
      const file = bundle[name];
      if (chunks.has(name) || file?.type !== 'chunk') return;
      chunks.add(name);
      for (const style of file.viteMetadata?.importedCss ?? []) styles.add(style);
      file.imports.forEach(add);
    };
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk' && file.isEntry) add(file.fileName);
    }
    const kilobytes = (names: Iterable<string>): number => {
      let bytes = 0;
      for (const name of names) {
        const file = bundle[name];
        if (file) bytes += gzipSync(file.type === 'chunk' ? file.code : file.source).length;
      }
      return bytes / 1024;
    };
    const js = kilobytes(chunks);
    const css = kilobytes(styles);
    console.log(`first load: ${js.toFixed(1)} KB JavaScript, ${css.toFixed(1)} KB CSS (gzipped)`);
    if (js > limits.js || css > limits.css) {
      this.error(`the first load is above ${limits.js} KB JavaScript or ${limits.css} KB CSS`);
    }
  },
});
