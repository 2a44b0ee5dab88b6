import type { Socket } from 'node:net';

/** What a websocket writes to. */
export type Peer = Pick<Socket, 'cork' | 'uncork'>;

let held: Peer[] = [];

const release = (): void => {
  const peers = held;
  held = [];
  for (const peer of peers) peer.uncork();
};

/**
 * What is sent to this peer from now until the end of this turn of the event loop leaves in one write: a move's update
 * and its answer, which follows it at once.
 */
export const holdUntilTurnEnds = (peer: Peer): void => {
  if (held.length === 0) process.nextTick(release);
  peer.cork();
  held.push(peer);
};
