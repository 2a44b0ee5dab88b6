import type { Chance } from './chance.ts';
import type { WireTemper } from './wire.ts';

/** Cases in a thousand. */
export interface StoreTemper {
  readonly lostRequests: number;
  readonly lostAnswers: number;
  readonly doubled: number;
  readonly slow: number;
  readonly lostFeed: number;
}

/** How many play on what, and how bad it gets. */
export interface Trouble {
  readonly nodeCount: number;
  readonly seatCount: number;
  readonly spectatorCount: number;
  /** Longest thinking time of a person, ms. */
  readonly thinking: number;
  /** How often somebody talks instead of playing: changes that come between, in a thousand. */
  readonly talking: number;
  readonly store: StoreTemper;
  readonly wires: WireTemper;
  /** How long it lasts, and the longest pause between two blows (none: Infinity), ms. */
  readonly time: number;
  readonly pause: number;
  /** It begins before the cards are dealt. */
  readonly beginsEarly: boolean;
  /** People stop before it does: the last thing that they did may be lost on its way. */
  readonly endsPlay: boolean;
  /** The store comes back older now and then. */
  readonly rollsBack: boolean;
}

export const drawTrouble = (chance: Chance): Trouble => {
  const rate = (most: number): number => (chance.perMille(300) ? 0 : chance.between(0, most));
  return {
    nodeCount: chance.between(1, 3),
    seatCount: chance.between(1, 4),
    spectatorCount: chance.between(0, 1),
    thinking: chance.pick([100, 200, 500]),
    talking: chance.pick([20, 150, 500]),
    store: {
      lostRequests: rate(100),
      lostAnswers: rate(400),
      doubled: rate(150),
      slow: rate(120),
      lostFeed: rate(500),
    },
    wires: { latency: chance.pick([5, 40, 200]), doubled: rate(100) },
    time: chance.between(3_000, 10_000),
    pause: chance.pick([100, 500, 2_000, Infinity]),
    beginsEarly: chance.perMille(200),
    endsPlay: chance.perMille(500),
    rollsBack: chance.perMille(150),
  };
};
