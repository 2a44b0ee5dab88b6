import { expect, test } from 'vitest';
import type { JournalEntry } from '../../../src/stores/roomStore.ts';
import type { Wish } from '../../../src/testing/index.ts';
import { tallyOf } from './ledger.ts';

const wish = (step: number, ackedAt: number | null = 20): Wish => ({
  gameId: 'game',
  seat: 0,
  message: { id: `id${step}`, step, intent: { verb: 'yield' } },
  sentAt: 10,
  ackedAt,
});
const entry = (step: number, at = 15): JournalEntry => ({
  gameId: 'game',
  step,
  at,
  seat: 0,
  intent: { verb: 'yield' },
  events: [],
});

test.each<[string, Wish[], JournalEntry[], { acked: number; lost: number; twice: number }]>([
  ['nothing wrong', [wish(0), wish(1)], [entry(0), entry(1)], { acked: 2, lost: 0, twice: 0 }],
  ['an answer that got lost', [wish(0, null)], [entry(0)], { acked: 0, lost: 0, twice: 0 }],
  ['an acked move that is gone', [wish(0), wish(1)], [entry(0)], { acked: 2, lost: 1, twice: 0 }],
  ['one that was made again later', [wish(0)], [entry(0, 30)], { acked: 1, lost: 1, twice: 0 }],
  ['one move at two steps', [wish(0)], [entry(0), entry(1)], { acked: 1, lost: 0, twice: 1 }],
  ['one move twice at a step', [wish(0)], [entry(0), entry(0)], { acked: 1, lost: 0, twice: 1 }],
])('[Nothing lost] the ledger knows %s', (_, wishes, journal, tally) => {
  expect(tallyOf(wishes, journal)).toEqual(tally);
});
