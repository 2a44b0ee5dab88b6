import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint({ cwd: fileURLToPath(new URL('../..', import.meta.url)) });

/** The rules that the project's own configuration finds broken in this text at this place. */
const broken = async (filePath: string, text: string): Promise<(string | null)[]> => {
  const [result] = await eslint.lintText(text, { filePath, warnIgnored: true });
  return result!.messages.map(({ ruleId, message }) => ruleId ?? message);
};

const DIRECTIONS = 'regicide/package-directions';

describe('[DESIGN Packages] web, bots, server -> protocol -> rules -> nothing', () => {
  it.each([
    ['packages/rules/src/a.ts', "export * from '@regicide/protocol';"],
    ['packages/rules/src/a.ts', "import 'zod';"],
    ['packages/rules/src/a.ts', "import 'node:fs';"],
    ['packages/rules/src/a.ts', "import '../../protocol/src/index.ts';"],
    ['packages/rules/src/deep/a.ts', "export { seat } from '../../../protocol/src/room.ts';"],
    ['packages/protocol/src/a.ts', "import '@regicide/server';"],
    ['packages/protocol/src/a.ts', "await import('@regicide/bots');"],
    ['packages/bots/src/a.ts', "import 'node:crypto';"],
    ['packages/bots/src/a.ts', "import '@regicide/server';"],
    ['packages/web/src/a.ts', "export type A = import('@regicide/server').A;"],
    ['packages/web/src/a.ts', "import '@regicide/bots';"],
    ['packages/web/src/A.svelte', '<script lang="ts">import \'@regicide/server\';</script>'],
    ['packages/server/src/a.ts', "import '@regicide/rules/src/cards.ts';"],
    ['packages/server/src/a.ts', "import '@regicide/server/testing';"],
    ['packages/e2e/src/a.ts', "import '@regicide/server/src/main.ts';"],
  ])('%s refuses %s', async (place, text) => {
    expect(await broken(place, text)).toContain(DIRECTIONS);
  });

  it.each([
    ['packages/rules/src/deep/a.ts', "import '@noble/hashes/sha2.js';\nimport '../cards.ts';"],
    ['packages/rules/test/a.test.ts', "import 'node:fs';\nimport 'fast-check';\nimport '../src/index.ts';"],
    ['packages/protocol/src/a.ts', "import '@regicide/rules';\nimport 'zod';"],
    ['packages/server/src/a.ts', "import '@regicide/bots';\nimport 'node:http';"],
    ['packages/web/src/A.svelte', '<script lang="ts">import \'@regicide/protocol\';</script>'],
    ['packages/bench/src/a.ts', "import '@regicide/server/testing';"],
    ['packages/e2e/test/a.test.ts', "import '@regicide/server/testing';\nimport '@regicide/bots';"],
  ])('%s may have %s', async (place, text) => {
    expect(await broken(place, text)).toEqual([]);
  });
});

describe('[DESIGN Packages] no clock and no chance of their own in rules and bots', () => {
  it.each([
    ['packages/rules/src/a.ts', 'export const now = (): number => Date.now();', 'no-restricted-globals'],
    ['packages/rules/src/a.ts', 'export const now = (): Date => new Date();', 'no-restricted-globals'],
    [
      'packages/rules/src/a.ts',
      'export const roll = (): number => Math.random();',
      'no-restricted-properties',
    ],
    [
      'packages/bots/src/a.ts',
      'export const roll = (): number => Math.random();',
      'no-restricted-properties',
    ],
  ])('%s refuses %s', async (place, text, rule) => {
    expect(await broken(place, text)).toEqual([rule]);
  });
});

describe('[DESIGN Names] and the tests themselves', () => {
  it.each([
    ['packages/server/src/a.ts', 'export enum Suit { Hearts }'],
    ['packages/server/test/a.test.ts', "it.skip('later', () => {});"],
    ['packages/server/test/a.test.ts', "describe.only('this one', () => {});"],
  ])('%s refuses %s', async (place, text) => {
    expect(await broken(place, text)).toEqual(['no-restricted-syntax']);
  });
});
