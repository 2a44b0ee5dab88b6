import type { Plugin } from 'vite';

const OTHERS = /\/(polling-xhr(\.node)?|webtransport)\.js$/;
const NONE = '\0no-transport';

/**
 * The server speaks websockets alone. The other transports of engine.io's client, which it always brings along, stay out
 * of what a phone loads: 1.5 KB, gzipped.
 */
export const websocketOnly = (): Plugin => ({
  name: 'websocket-only',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer?.endsWith('/engine.io-client/build/esm/transports/index.js') && OTHERS.test(source)
      ? NONE
      : null,
  load: (id) => (id === NONE ? 'export const XHR = undefined, WT = undefined;' : null),
});
