import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import { packageDirections } from './scripts/lint/packageDirections.js';

const scripts = ['**/*.{js,mjs,ts}'];
const sources = ['**/*.{js,mjs,ts,svelte}'];
const tests = ['**/*.test.ts', 'packages/*/test/**'];

/** Tests are never left out by a mark in the code: one that cannot run fails. */
const noSkippedTest = {
  selector:
    'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|skipIf|runIf|todo)$/]',
  message: 'No test is skipped or singled out.',
};
const noEnum = { selector: 'TSEnumDeclaration', message: 'Use a const array and its union.' };

export default defineConfig(
  { ignores: ['**/node_modules/', '**/dist/', '**/coverage/', '**/test-results/', 'data/', 'docs/'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: sources,
    plugins: { regicide: { rules: { 'package-directions': packageDirections } } },
    languageOptions: { globals: globals.node },
    rules: {
      'regicide/package-directions': 'error',
      'no-restricted-syntax': ['error', noEnum, noSkippedTest],
      // `!= null` asks for null and undefined at once.
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-implicit-coercion': ['error', { boolean: true, number: true, string: true }],
      'no-param-reassign': 'error',
      'no-self-compare': 'error',
      'no-unreachable-loop': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Marks in texts that are taken apart are control characters, since nobody types them.
      'no-control-regex': 'off',
      // `!` is how a checked index is read under noUncheckedIndexedAccess.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: scripts,
    // TypeScript itself finds undefined names.
    rules: { 'no-undef': 'off' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      'no-undef': 'off',
      // Both judge without knowing: a set that is never changed, a warning that svelte-check alone gives.
      'svelte/prefer-svelte-reactivity': 'off',
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  {
    files: ['packages/{rules,protocol,bots,web}/src/**'],
    ignores: [...tests, 'packages/web/src/gallery/**'],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['packages/rules/src/**', 'packages/bots/src/**'],
    ignores: tests,
    rules: {
      // The same inputs give the same game for ever.
      'no-restricted-globals': [
        'error',
        ...['Date', 'performance', 'crypto', 'process', 'setTimeout', 'setInterval', 'fetch'].map((name) => ({
          name,
          message: 'No clock, no chance of its own and no I/O in here.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Take a RandomSource.' },
        { object: 'globalThis', property: 'Date', message: 'No clock in here.' },
      ],
    },
  },
);
