import { defineConfig } from 'vite';

/** The server and its admin command beside their production dependencies: the workspace's own packages are inside. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    minify: false,
    rollupOptions: {
      input: { main: 'src/main.ts', regicide: 'src/regicide.ts' },
      // All in one folder: the web client is found from there.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
  // @noble/hashes is a dependency of the rules, so it is not found from here.
  ssr: { noExternal: [/^@regicide\//, /^@noble\//] },
});
