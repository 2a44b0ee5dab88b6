import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { HonestReport } from './honestTable.ts';

const MAIN = join(import.meta.dirname, 'honestMain.ts');

export interface HonestPeople {
  /** How it went since the last report. */
  report(): Promise<HonestReport>;
  close(): Promise<void>;
}

/** Lets four people play beside an attack. */
export const honestPeople = async (url: string, address: string): Promise<HonestPeople> => {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN, url, address], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done === true) throw new Error('the honest people are gone');
    return value;
  };
  await next();
  return {
    report: async () => {
      child.stdin.write('\n');
      return JSON.parse(await next()) as HonestReport;
    },
    close: async () => {
      child.stdin.end();
      await gone;
    },
  };
};
