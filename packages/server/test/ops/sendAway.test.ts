import { expect, test } from 'vitest';
import { sendAway } from '../../src/ops/sendAway.ts';
import type { Connection } from '../../src/socket/connection.ts';

/** Connections that only note when they are sent away. */
const crowd = (size: number): { connections: Connection[]; times: number[] } => {
  const times: number[] = [];
  const connections = Array.from({ length: size }, () => {
    const connection = {
      hasEnded: false,
      end: () => {
        connection.hasEnded = true;
        times.push(Date.now());
      },
    };
    return connection as unknown as Connection;
  });
  return { connections, times };
};

test('a crowd is sent away over about two seconds, in small batches at uneven times', async () => {
  const { connections, times } = crowd(2000);
  const since = Date.now();
  await sendAway(() => connections);
  expect(times).toHaveLength(2000);
  const took = Date.now() - since;
  expect(took).toBeGreaterThan(1000);
  expect(took).toBeLessThan(6000);
  const batches = new Map<number, number>();
  for (const time of times) batches.set(time, (batches.get(time) ?? 0) + 1);
  expect(Math.max(...batches.values())).toBeLessThan(200);
  const starts = [...batches.keys()];
  expect(new Set(starts.slice(1).map((start, index) => start - starts[index]!)).size).toBeGreaterThan(3);
});

test('a few are sent away at once, and those who came in meanwhile as well', async () => {
  const { connections } = crowd(10);
  const late = crowd(1).connections;
  setTimeout(() => connections.push(...late), 5);
  const since = Date.now();
  await sendAway(() => connections);
  expect(connections).toHaveLength(11);
  expect(connections.every(({ hasEnded }) => hasEnded)).toBe(true);
  expect(Date.now() - since).toBeLessThan(1500);
});
