import { greedyPolicy } from '@regicide/bots';
import { fastRandom, type SeatView } from '@regicide/rules';
import type { Player } from './player.ts';

/** Plays by the buttons to the end of the game. Gives, step by step, what whoever was to move might know; the end last. */
export const playOut = async (players: readonly Player[]): Promise<readonly SeatView[]> => {
  const random = fastRandom(1);
  const views: SeatView[] = [];
  for (let step = players[0]!.view.step; ; step++) {
    for (const player of players) await player.received.whenAt(step);
    const mover = players.find(({ view }) => view.seat === view.turn)!;
    const { view } = mover;
    views.push(view);
    if (view.awaiting.kind === 'finished') return views;
    await mover.make(greedyPolicy(view, random));
  }
};
