import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as roomChanges from '../../src/commit/roomChanges.ts';
import { mutantOf } from '../harness/mutant.ts';
import { runSchedule } from './schedule.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The seeds of a run; those that fail are printed, and SEED=n runs one alone. */
const SEEDS = Array.from({ length: process.env['SCALE'] === 'full' ? 2_000 : 40 }, (_, seed) => seed);
const TRIED = process.env['SEED'] === undefined ? SEEDS : [Number(process.env['SEED'])];
// A starved machine takes a second for a schedule.
vi.setConfig({ testTimeout: 60_000 + 1_000 * SEEDS.length });
/** So many schedules may a mutant survive. */
const PATIENCE = 100;

test('[DESIGN commit] under scheduled faults every ack is in the journal once, and no refusal is', async () => {
  const faultsBySeed: Record<number, string[]> = {};
  for (const seed of TRIED) {
    const faults = await runSchedule(seed);
    if (faults.length > 0) faultsBySeed[seed] = faults;
  }
  expect(faultsBySeed).toEqual({});
});

describe('the schedules', () => {
  const change = 'const result = await this.#access.commit(slot, room, change);';
  const mistakes: Record<string, [file: string, replace: string, by: string, firstSeed?: number]> = {
    'ack before commit': [
      'roomChanges.ts',
      change,
      `void this.#access.commit(slot, room, change).catch(() => {});
       const result = { outcome: 'committed' };`,
    ],
    'shown before it is stored': [
      'storeAccess.ts',
      "slot.release(result?.outcome === 'committed' ?",
      'slot.release(true ?',
    ],
    'the answers given are not looked up': [
      'roomChanges.ts',
      'const known = request === null ? null : knownAnswer(room.answered, request);',
      'const known = null;',
    ],
    // Rare: the refused must have been applied, and the cache not have heard of it.
    'a refusal by the cache is final': ['roomChanges.ts', '} else if (isFresh) {', '} else if (true) {', 90],
    'answers are forgotten': ['roomChanges.ts', 'request === null ? before :', 'true ? before :'],
    'whatever the feed brings is shown': [
      'roomSlot.ts',
      'if (newest !== null && !isNewer(version, newest)) {',
      'if (newest === null) {',
    ],
    'events are shown over a gap': ['roomSlot.ts', 'newest !== null && isNext(version, newest) ?', 'true ?'],
    'what the feed lost is not looked for': [
      'storeAccess.ts',
      'const known = slot.newest;',
      'const known = null as RoomDocument | null;',
    ],
  };
  for (const [what, [file, replace, by, firstSeed = 0]] of Object.entries(mistakes))
    test(`[DESIGN tests] catch the mutant: ${what}`, async (context) => {
      const mistake = { in: file, replace, by };
      const { createRoomChanges } = await mutantOf<typeof roomChanges>(
        context,
        'commit',
        'roomChanges.ts',
        mistake,
      );
      const caught: string[] = [];
      for (let seed = firstSeed; caught.length === 0 && seed < firstSeed + PATIENCE; seed++)
        caught.push(...(await runSchedule(seed, createRoomChanges).catch((error: Error) => [error.message])));
      expect(caught).not.toEqual([]);
    });
});
