import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Intent } from '@regicide/rules';
import type { Rejection } from '@regicide/protocol';

/** What this node holds at the moment. A room counts on every node on which it has a socket. */
export interface Census {
  readonly rooms: number;
  /** Rooms with a game that is being played. */
  readonly tables: number;
  /** Seats that a member holds at those tables. */
  readonly seats: number;
  readonly sockets: number;
  /** Moves of companions that are due and not made yet. */
  readonly companions_due: number;
}

/** How full the store is, as this node measured it last. */
export interface StoreCensus {
  readonly store_used_bytes: number;
  readonly store_limit_bytes: number;
}

export type IntentOutcome = 'accepted' | Rejection;
export type CommitOutcome = 'committed' | 'duplicate' | 'conflict' | 'unknown';

/** Everything that a node measures of itself. One instance per server; durations are in milliseconds. */
export interface Metrics {
  intentAnswered(verb: Intent['verb'], outcome: IntentOutcome, ms: number): void;
  /** One round trip to the store. `unknown`: it did not answer, and the commit is asked again by its id. */
  commitAnswered(outcome: CommitOutcome, ms: number): void;
  /** From a commit until its message arrived here over the store's feed. */
  feedArrived(ms: number): void;
  /** An operation that ended with `StoreUnavailable`. */
  storeFailed(): void;
  /** Where the gauges take their numbers from when they are asked. */
  countFrom(census: () => Census & StoreCensus): void;
  /** The Prometheus text and its content type. */
  exposition(): Promise<{ readonly contentType: string; readonly text: string }>;
}

/** Seconds: a commit on the same machine takes a tenth of a millisecond, one that hurts takes a second. */
const BUCKETS = [0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export const createMetrics = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const intents = new Counter({
    name: 'regicide_intents_total',
    help: 'Intents answered, by verb and outcome (accepted, or the code of the rejection).',
    labelNames: ['verb', 'outcome'],
    registers,
  });
  const intentSeconds = new Histogram({
    name: 'regicide_intent_seconds',
    help: 'From the arrival of an intent to its answer.',
    buckets: BUCKETS,
    registers,
  });
  const commits = new Counter({
    name: 'regicide_commits_total',
    help: 'Commits by what the store answered (committed, duplicate, conflict, unknown).',
    labelNames: ['outcome'],
    registers,
  });
  const commitSeconds = new Histogram({
    name: 'regicide_commit_seconds',
    help: 'One round trip of a commit to the store.',
    buckets: BUCKETS,
    registers,
  });
  const feedSeconds = new Histogram({
    name: 'regicide_feed_lag_seconds',
    help: 'From a commit to its message over the feed, where two nodes or more have the room. Clocks of different machines differ.',
    buckets: BUCKETS,
    registers,
  });
  const storeErrors = new Counter({
    name: 'regicide_store_errors_total',
    help: 'Operations that the store did not answer.',
    registers,
  });

  return {
    intentAnswered: (verb, outcome, ms) => {
      intents.inc({ verb, outcome });
      intentSeconds.observe(ms / 1000);
    },
    commitAnswered: (outcome, ms) => {
      commits.inc({ outcome });
      commitSeconds.observe(ms / 1000);
    },
    feedArrived: (ms) => feedSeconds.observe(Math.max(0, ms) / 1000),
    storeFailed: () => storeErrors.inc(),
    countFrom: (census) => {
      for (const [key, help] of GAUGES)
        new Gauge({
          name: `regicide_${key}`,
          help,
          registers,
          collect() {
            this.set(census()[key]);
          },
        });
    },
    exposition: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
};

const GAUGES = [
  ['rooms', 'Rooms with a socket on this node.'],
  ['tables', 'Games being played in those rooms.'],
  ['seats', 'Seats held at those tables.'],
  ['sockets', 'Sockets of members on this node.'],
  ['companions_due', 'Moves of companions that are due in those rooms and not made yet.'],
  ['store_used_bytes', 'What the store holds.'],
  ['store_limit_bytes', 'What it may hold; from 80% on there are no new rooms, from 90% on no new games.'],
] as const satisfies readonly (readonly [keyof Census | keyof StoreCensus, string])[];
