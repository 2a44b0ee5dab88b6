import type { Connection } from '../socket/connection.ts';

/** About how long sending everybody away takes, and the pause between two batches, ms. */
const SPREAD = 2_000;
const PAUSE = 50;
const SMALLEST_BATCH = 20;

/**
 * Says goodbye to everybody in small batches with uneven pauses, so that the other nodes are not met by all at once.
 * Until then everybody plays on here.
 */
export const sendAway = async (connections: () => readonly Connection[]): Promise<void> => {
  const remaining = (): Connection[] => connections().filter(({ hasEnded }) => !hasEnded);
  const size = Math.max(SMALLEST_BATCH, Math.ceil((remaining().length * PAUSE) / SPREAD));
  for (let batch = remaining(); batch.length > 0; batch = remaining()) {
    for (const connection of batch.slice(0, size)) connection.end('draining');
    await new Promise((resolve) => setTimeout(resolve, PAUSE * (0.5 + Math.random())));
  }
};
