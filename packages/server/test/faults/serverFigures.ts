import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from './serverProcess.ts';

/** In the environment of a server whose garbage {@link figuresOf} collects before it looks. */
export const COLLECTS_ON_SIGNAL = {
  NODE_OPTIONS: `--import ${new URL('collectOnSignal.mjs', import.meta.url).href}`,
};

/** What /metrics says at one moment, by name with labels; by the name alone it is the sum over the labels. */
export type Figures = (name: string) => number;

/** A collection of garbage is over by then, ms. */
const COLLECTING = 1_000;

/** Of a server that {@link COLLECTS_ON_SIGNAL}. */
export const figuresOf = async ({ child, metricsPort }: ServerProcess): Promise<Figures> => {
  child.kill('SIGWINCH');
  await pause(COLLECTING);
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const values = [...text.matchAll(/^([^#\s]\S*) (\S+)$/gm)].map(
    ([, name, value]) => [name!, Number(value)] as const,
  );
  return (name) => {
    const matching = values.filter(([key]) => key === name || key.startsWith(`${name}{`));
    return matching.reduce((sum, [, value]) => sum + value, 0);
  };
};

/** In which this part of the intents between two moments was answered at most, by the histogram's buckets, ms. */
export const answeredWithin = (before: Figures, after: Figures, part: number): number => {
  const between = (name: string): number => after(name) - before(name);
  const count = between('regicide_intent_seconds_count');
  const bound = BOUNDS.find((le) => between(`regicide_intent_seconds_bucket{le="${le}"}`) >= part * count);
  return (bound ?? Infinity) * 1000;
};

/** Those of the histogram in src/ops/metrics.ts, s. */
const BOUNDS = [0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
