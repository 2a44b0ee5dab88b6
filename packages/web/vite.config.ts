import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compressed } from './compressed.ts';
import { firstLoad } from './firstLoad.ts';
import { installable } from './installable.ts';
import { websocketOnly } from './websocketOnly.ts';

/** Where `vite dev` finds a running server. */
const server = process.env.REGICIDE_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [svelte(), websocketOnly(), installable(), firstLoad({ js: 90, css: 25 }), compressed()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // A phone waits for every file: what home needs is one beside main.ts, what later parts share is few.
    rolldownOptions: {
      output: {
        // The name of a shared chunk is a list of all that share it.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${names[0]!.replace(/(~.*)?\.[^.]*$/, '')}-[hash][extname]`,
        codeSplitting: {
          groups: [
            // Not main.ts itself: it waits for a language, which needs what home shares with it.
            {
              name: 'home',
              tags: ['$initial'],
              test: (id) => !/(index\.html|main\.ts)$/.test(id),
              priority: 1,
            },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2_000 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/socket.io': { target: server, ws: true } } },
});
