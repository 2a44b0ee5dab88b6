/** The value below which so much of all lies, 0 .. 1; NaN of nothing. */
export const quantile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** What one round of one case has shown; null where the case has no such thing. Times are in ms. */
export interface Measured {
  readonly perSecond: number;
  readonly ackP50: number;
  readonly ackP99: number;
  readonly viewsP50: number | null;
  readonly viewsP99: number | null;
  /** CPU of all server processes for one intent, microseconds; Redis does not count. */
  readonly cpu: number | null;
  /** Of one update to one client, with the head of its frame. */
  readonly bytes: number | null;
}

/** In the order of the report: from the least that there is to this server on two nodes. */
export const CASE_NAMES = [
  'ws',
  'socket.io',
  'compare-and-set',
  'commit',
  'pipeline',
  'lmdb',
  'redis',
  'two nodes',
] as const;
export type CaseName = (typeof CASE_NAMES)[number];

/** Tables of four, or askers, at once. */
export const TABLES = [1, 16] as const;
export type Tables = (typeof TABLES)[number];

export type Round = Record<CaseName, Record<Tables, Measured>>;
