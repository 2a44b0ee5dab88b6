import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { home as de } from './src/text/de/home.ts';
import { home as en } from './src/text/en/home.ts';
import { home as es } from './src/text/es/home.ts';
import { home as fr } from './src/text/fr/home.ts';
import { home as ptBR } from './src/text/ptBR/home.ts';

const NIGHT = '#12151f';
const described = ({ lead }: { readonly lead: readonly string[] }): string => lead.join(' ');

/** As the manifest of a web application names what changes with the language; browsers that do not know it read English. */
const localized = {
  description_localized: {
    de: described(de),
    es: described(es),
    fr: described(fr),
    'pt-BR': described(ptBR),
  },
};

/**
 * Makes the client installable: the manifest, and a worker that keeps the client's own files and nothing else. It has no
 * rule for anything at run time, so `/api`, sockets and every other request pass by it. A newer worker waits until the
 * page lets it take over (src/update).
 */
export const installable = (): Plugin[] =>
  VitePWA({
    registerType: 'prompt',
    // src/update/startWorker.ts does it
    injectRegister: false,
    // the system keeps them
    includeManifestIcons: false,
    manifest: {
      id: '/',
      name: 'Regicide Online',
      short_name: 'Regicide',
      description: described(en),
      lang: 'en',
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: NIGHT,
      background_color: NIGHT,
      categories: ['games', 'cards'],
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      ...localized,
    },
    workbox: {
      inlineWorkboxRuntime: true,
      cleanupOutdatedCaches: true,
      // the fonts of the five languages; another script in somebody's name has the system's letters offline
      globPatterns: ['**/*.{html,js,css,svg}', '**/*-latin-{wght,600-,700-}*.woff2'],
      // a room's address is the page as well; all that is not the client's goes to the server
      navigateFallback: '/index.html',
      navigateFallbackAllowlist: [/^\/(r\/[^/?]+\/?|rules\/?)?(\?|$)/],
    },
  });
