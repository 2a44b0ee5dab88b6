import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/**
 * Says after a build how much the first home screen loads, gzipped: every script and style that index.html names. Fails
 * the build above the limits (in KB of 1024 bytes).
 */
export const firstLoad = (limits: { readonly js: number; readonly css: number }): Plugin => ({
  name: 'first-load',
  apply: 'build',
  writeBundle(_options, bundle) {
    const page = bundle['index.html'];
    const html = page?.type === 'asset' ? page.source.toString() : '';
    const kilobytes = (kind: string): number => {
      const named = html.matchAll(new RegExp(`(?:src|href)="/(assets/[^"]+\\.${kind})"`, 'g'));
      const sizes = [...named].map(([, name]) => {
        const file = bundle[name!];
        return file === undefined ? 0 : gzipSync(file.type === 'chunk' ? file.code : file.source).length;
      });
      return sizes.reduce((sum, size) => sum + size, 0) / 1024;
    };
    const js = kilobytes('js');
    const css = kilobytes('css');
    console.log(`first load: ${js.toFixed(1)} KB JavaScript, ${css.toFixed(1)} KB CSS (gzipped)`);
    if (js === 0 || css === 0) this.error('index.html names no script or no style');
    if (js > limits.js || css > limits.css) {
      this.error(`the first load is above ${limits.js} KB JavaScript or ${limits.css} KB CSS`);
    }
  },
});
