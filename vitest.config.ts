import { defineConfig } from 'vitest/config';

/** Unit tests: fast, no server, no browser. The slower suites are named projects that `npm test` adds. */
export default defineConfig({
  test: { include: ['packages/{rules,protocol,bots,server,web}/{src,test}/**/*.test.ts'] },
});
