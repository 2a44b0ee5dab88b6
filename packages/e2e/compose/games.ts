import { expect } from 'vitest';
import type { WireTable } from '@regicide/server/testing';

/** What a break may be told as: no connection, or something that passes by itself. */
const PASSING =
  /^(no answer|store\/unavailable|server\/draining|connect: (no connection|store\/unavailable|server\/draining))$/;

/**
 * Whatever happened meanwhile, nothing was lost: every acked intent stands in the journal of its game once, nobody was
 * shown an older state than before, and nobody was refused anything but in a way that passes.
 */
export const expectNothingLost = (table: WireTable): void => {
  expect(table.faults).toEqual([]);
  for (const { stepsBack, refusals } of table.players) {
    expect(stepsBack).toBe(0);
    expect([...refusals.keys()].filter((code) => !PASSING.test(code))).toEqual([]);
  }
};

/** The game that is being played goes to its end. */
export const playToTheEnd = async (table: WireTable): Promise<void> => {
  const finished = table.finishedGames + 1;
  await table.until(() => table.finishedGames >= finished, 90_000);
  await table.checked;
  expectNothingLost(table);
};
