import { describe, expect, test } from 'vitest';
import { networkOf, parseTrust } from '../src/clientAddress.ts';
import { BadConfig, readConfig } from '../src/config.ts';

const sentencesOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof BadConfig) return error.sentences;
  }
  return [];
};

test('without variables everything has its default; an empty one counts as absent', () => {
  const config = readConfig({ PORT: '', REDIS_URL: '' });
  expect(config).toMatchObject({
    PORT: 3000,
    HOST: '0.0.0.0',
    DATA_DIR: './data',
    REDIS_URL: null,
    LOG_LEVEL: 'info',
  });
  expect(config.ALLOW_SCENARIOS).toBe(false);
});

test('good values are read', () => {
  const read = readConfig({
    PORT: '8080',
    REDIS_URL: 'rediss://:secret@host:6380/2',
    PUBLIC_URL: 'https://x.example',
  });
  expect(read).toMatchObject({
    PORT: 8080,
    REDIS_URL: 'rediss://:secret@host:6380/2',
    PUBLIC_URL: 'https://x.example',
  });
});

test('several addresses of Redis are a cluster, which does not wait for replicas', () => {
  const REDIS_URL = 'redis://one:6379,redis://two:6379';
  expect(readConfig({ REDIS_URL, REDIS_WAIT_REPLICAS: '0' })).toMatchObject({ REDIS_URL });
  expect(sentencesOf({ REDIS_URL, REDIS_WAIT_REPLICAS: '1' })).toHaveLength(1);
  expect(sentencesOf({ REDIS_URL: 'redis://one:6379,two' })).toHaveLength(1);
});

test('every bad variable is named at once, with a good value, and no password is repeated', () => {
  const sentences = sentencesOf({
    PORT: '70000',
    REDIS_URL: 'http://:secret@host',
    PUBLIC_URL: 'game.example',
    TRUST_PROXY: '10.0.0.300',
    LOG_LEVEL: 'loud',
    ALLOW_SCENARIOS: 'yes',
    GAME_DAYS: '0',
    MAX_SOCKETS: '1e3',
  });
  expect(sentences.map((sentence) => sentence.split(' ')[0])).toEqual([
    'PORT',
    'REDIS_URL',
    'PUBLIC_URL',
    'TRUST_PROXY',
    'LOG_LEVEL',
    'ALLOW_SCENARIOS',
    'GAME_DAYS',
    'MAX_SOCKETS',
  ]);
  expect(sentences.every((sentence) => sentence.includes('a good value is '))).toBe(true);
  expect(sentences.join()).not.toContain('secret');
});

test('scenarios go with a loopback host only', () => {
  expect(sentencesOf({ ALLOW_SCENARIOS: '1' })).toHaveLength(1);
  expect(sentencesOf({ ALLOW_SCENARIOS: '1', HOST: '192.168.1.2' })).toHaveLength(1);
  expect(readConfig({ ALLOW_SCENARIOS: '1', HOST: '127.0.0.1' }).ALLOW_SCENARIOS).toBe(true);
});

describe('TRUST_PROXY', () => {
  test.each([
    ['0', '10.0.0.2', 0, false],
    ['1', '10.0.0.2', 0, true],
    ['1', '10.0.0.2', 1, false],
    ['10.0.0.2', '10.0.0.2', 5, true],
    ['10.0.0.2', '::ffff:10.0.0.2', 0, true],
    ['10.0.0.2, 192.168.0.0/16', '192.168.7.7', 0, true],
    ['10.0.0.2', '10.0.0.3', 0, false],
    ['fd00::/8', 'fd12::1', 0, true],
    ['fd00::/8', 'unknown', 0, false],
  ])('%s: %s at hop %i is trusted: %s', (text, address, hop, isTrusted) => {
    expect(parseTrust(text)!(address, hop)).toBe(isTrusted);
  });
  test.each(['', 'proxy', '10.0.0.2/33', '1,2', '10.0.0.0/x'])('%j is neither', (text) => {
    expect(parseTrust(text)).toBeNull();
  });
});

test.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('limits count %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
