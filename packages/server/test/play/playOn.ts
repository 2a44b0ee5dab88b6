import { legalIntents, type Intent } from '@regicide/rules';
import type { Player } from './player.ts';

/** A number from 0 to n - 1, the same ones for the same seed: a failing game can be played again. */
export const seededChoice = (seed: number): ((n: number) => number) => {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
};

/** Whoever owes a move makes a random legal one, until `isEnough`, the end of the game at the latest. */
export const playOn = async (
  players: readonly Player[],
  choose: (n: number) => number,
  isEnough: () => boolean = () => false,
): Promise<void> => {
  for (;;) {
    const [first] = players;
    const view = first!.view!;
    if (view.awaiting.kind === 'finished' || isEnough()) return;
    const mover = players.find((player) => player.view?.seat === view.turn)!;
    await mover.until(() => mover.view!.step >= view.step, 'the view of the move before');
    const intents = legalIntents(mover.seatView);
    const intent: Intent = intents[choose(intents.length)]!;
    const ack = await mover.intent(intent);
    if (!ack.ok) throw new Error(`${mover.name} was refused: ${ack.code}, ${JSON.stringify(intent)}`);
    for (const player of players)
      await player.until(() => player.view!.step > view.step, `the step after ${view.step}`);
  }
};
