import type { JournalEntry } from '../../../src/stores/roomStore.ts';
import type { Wish } from '../../../src/testing/index.ts';

export interface Tally {
  readonly acked: number;
  /** Answered as accepted, but not in the journal as it was answered. */
  readonly lost: number;
  /** In the journal, though nobody asked for it there: an intent that was applied again, or out of nothing. */
  readonly twice: number;
}

/** What was answered, held against what is stored. An entry younger than the answer is the same move made again. */
export const tallyOf = (wishes: readonly Wish[], journal: readonly JournalEntry[]): Tally => {
  const entries = new Map<string, JournalEntry[]>();
  for (const entry of journal) {
    const key = keyOf(entry.gameId, entry.step, entry.seat, entry.intent);
    entries.set(key, [...(entries.get(key) ?? []), entry]);
  }
  const asked = new Set<string>();
  let lost = 0;
  for (const { gameId, seat, message, ackedAt } of wishes) {
    const key = keyOf(gameId, message.step, seat, message.intent);
    asked.add(key);
    if (ackedAt !== null && !(entries.get(key) ?? []).some(({ at }) => at <= ackedAt)) lost++;
  }
  let twice = 0;
  for (const [key, same] of entries) twice += asked.has(key) ? same.length - 1 : same.length;
  return { acked: wishes.filter(({ ackedAt }) => ackedAt !== null).length, lost, twice };
};

const keyOf = (...parts: readonly unknown[]): string => JSON.stringify(parts);
