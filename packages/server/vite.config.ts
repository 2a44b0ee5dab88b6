import { defineConfig } from 'vite';

/** The server in one file beside its production dependencies: the workspace's own packages are inside. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    minify: false,
    rollupOptions: { input: { main: 'src/main.ts' }, output: { entryFileNames: '[name].js' } },
  },
  // @noble/hashes is a dependency of the rules, so it is not found from here.
  ssr: { noExternal: [/^@regicide\//, /^@noble\//] },
});
