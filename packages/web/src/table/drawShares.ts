import type { Seat, VisibleEvent } from '@regicide/rules';

/** How many cards each seat drew, in the order of its first one. */
export const drawShares = (events: readonly VisibleEvent[]): [Seat, number][] => {
  const counts = new Map<Seat, number>();
  for (const event of events)
    if (event.type === 'drew') counts.set(event.seat, (counts.get(event.seat) ?? 0) + 1);
  return [...counts];
};
