import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { configWith, type Config } from '../../src/config.ts';
import { startServer, type RunningServer, type StartOptions } from '../../src/startServer.ts';

/** Limits that no honest test reaches. */
const GENEROUS: Partial<Config> = {
  HOST: '127.0.0.1',
  PORT: 0,
  LOG_LEVEL: 'silent',
  ADDRESS_ROOMS_PER_MINUTE: 100_000,
  ADDRESS_JOINS_PER_MINUTE: 100_000,
  MEMBER_MESSAGES_PER_SECOND: 100_000,
  ADDRESS_MESSAGES_PER_SECOND: 100_000,
  ADDRESS_SOCKETS_PER_SECOND: 100_000,
  ADDRESS_GUESSES_PER_MINUTE: 100_000,
  MEMBER_SOCKETS_PER_MINUTE: 100_000,
  MEMBER_PHRASES_PER_MINUTE: 100_000,
};

/** A folder that is gone after the test. */
export const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'regicide-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

/** A real server in this process, on a free port and a store of its own, closed after the test. */
export const testServer = async (
  changes: Partial<Config> = {},
  options: StartOptions = {},
): Promise<RunningServer> => {
  const DATA_DIR = changes.DATA_DIR ?? (await temporaryFolder());
  const server = await startServer(configWith({ ...GENEROUS, ...changes, DATA_DIR }), options);
  let isClosed = false;
  const close = async (): Promise<void> => {
    if (isClosed) return;
    isClosed = true;
    await server.close();
  };
  onTestFinished(close);
  return { ...server, close };
};
