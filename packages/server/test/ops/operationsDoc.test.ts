import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { REJECTIONS } from '@regicide/protocol';
import { configWith } from '../../src/config.ts';
import { createMetrics } from '../../src/ops/metrics.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const read = (file: string): string => readFileSync(`${ROOT}/${file}`, 'utf8');
const operations = read('docs/OPERATIONS.md');
const variables = Object.keys(configWith({}));
const compose = read('docker-compose.yml');

test('docs/OPERATIONS.md names every variable of the server', () => {
  for (const name of variables) expect(operations).toContain(`\`${name}\``);
});

test('docs/OPERATIONS.md and .env.example name every limit with its default', () => {
  const limits = Object.entries(configWith({})).filter(([name]) =>
    /^(MAX_|ADDRESS_|MEMBER_|SOCKET_)|_PER_/.test(name),
  );
  const example = read('.env.example');
  expect(limits.length).toBeGreaterThan(9);
  for (const [name, limit] of limits) {
    expect(operations).toContain(`| \`${name}\` | \`${String(limit)}\` |`);
    expect(example).toContain(`#${name}=${String(limit)}\n`);
  }
});

test('docker-compose.yml hands on every variable that means something in it', () => {
  const elsewhere = ['HOST', 'DATA_DIR', 'DATA_LIMIT_MB', 'ALLOW_SCENARIOS'];
  for (const name of variables.filter((variable) => !elsewhere.includes(variable)))
    expect(compose).toMatch(new RegExp(`^    ${name}:`, 'm'));
});

test('.env.example explains every variable that docker-compose.yml takes, with its default', () => {
  const example = read('.env.example');
  const handedOn = [...compose.matchAll(/^ {4}([A-Z_]+):$/gm)].map(([, name]) => name!);
  const filledIn = [...compose.matchAll(/\$\{([A-Z_]+):-([^}]*)\}/g)];
  expect(handedOn.length).toBeGreaterThan(8);
  expect(filledIn.length).toBeGreaterThan(10);
  for (const name of handedOn) expect(example).toMatch(new RegExp(`^#${name}=`, 'm'));
  for (const [, name, fallback] of filledIn)
    // Without PUBLIC_URL Caddy listens without a name.
    if (name !== 'PUBLIC_URL') expect(example).toContain(`#${name}=${fallback}\n`);
});

test('docs/OPERATIONS.md names every figure', async () => {
  const metrics = createMetrics();
  metrics.countFrom(() => ({
    rooms: 0,
    tables: 0,
    seats: 0,
    sockets: 0,
    companions_due: 0,
    store_used_bytes: 0,
    store_limit_bytes: 0,
  }));
  const { text } = await metrics.exposition();
  const names = [...text.matchAll(/^# HELP (regicide_\w+)/gm)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(8);
  for (const name of names) expect(operations).toContain(name);
});

test('docs/OPERATIONS.md names every code of the log', () => {
  const folder = 'packages/server/src';
  const files = readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts')).map((file) => read(`${folder}/${file}`));
  const codes = new Set(
    sources
      .flatMap((text) => [...text.matchAll(/code: (?:ack\.ok \? )?'(\w+\/\w+)'/g)])
      .map(([, code]) => code!),
  );
  expect(codes.size).toBeGreaterThan(15);
  const refusals: readonly string[] = REJECTIONS;
  for (const code of codes) if (!refusals.includes(code)) expect(operations).toContain(`\`${code}\``);
});
