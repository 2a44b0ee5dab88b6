import { quantile, type Measured } from './figures.ts';
import type { MeasuredProcess } from './measuredProcess.ts';

/** The same question again and again, by so many at once; each waits for its answer. */
export const measureAsking = async (
  askers: readonly (() => Promise<unknown>)[],
  count: number,
  server: MeasuredProcess | null,
): Promise<Measured> => {
  const times: number[] = [];
  const cpuBefore = (await server?.usage())?.cpu;
  const start = performance.now();
  await Promise.all(
    askers.map(async (ask) => {
      for (let n = 0; n < count / askers.length; n++) {
        const sent = performance.now();
        await ask();
        times.push(performance.now() - sent);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  const cpuAfter = (await server?.usage())?.cpu;
  return {
    perSecond: times.length / seconds,
    ackP50: quantile(times, 0.5),
    ackP99: quantile(times, 0.99),
    viewsP50: null,
    viewsP99: null,
    cpu: cpuAfter === undefined ? null : (cpuAfter - cpuBefore!) / times.length,
    bytes: null,
  };
};
