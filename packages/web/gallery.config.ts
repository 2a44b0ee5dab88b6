import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** Builds the gallery as the client itself is built, for tests that look at its scenes; `inspect.js` is what they look with. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte()],
  logLevel: 'error',
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { gallery: 'gallery.html', inspect: 'src/gallery/inspect.ts' },
      output: { entryFileNames: '[name].js' },
    },
  },
});
