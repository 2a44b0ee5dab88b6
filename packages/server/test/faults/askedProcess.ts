import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A process of its own that says a line when it is ready, and answers every further line with how it went since the last. */
export interface AskedProcess<Report> {
  report(): Promise<Report>;
  /** Ends its input, and waits for it to end. */
  close(): Promise<void>;
}

/** Starts a TypeScript file; resolves once it is ready. */
export const askedProcess = async <Report>(
  main: string,
  args: readonly string[],
): Promise<AskedProcess<Report>> => {
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done === true) throw new Error(`${main} is gone`);
    return value;
  };
  await next();
  return {
    report: async () => {
      child.stdin.write('\n');
      return JSON.parse(await next()) as Report;
    },
    close: async () => {
      child.stdin.end();
      await gone;
    },
  };
};
