import type { Game } from '../rooms/roomDocument.ts';
import type { GameRecord } from '../stores/roomStore.ts';

/** The record of a game that is over, or null: it goes on, or it was a scenario that nobody could deal again. */
export const recordOf = (game: Game): GameRecord | null => {
  const { state, endedAt } = game;
  if (state === null || endedAt === null || state.awaiting.kind !== 'finished' || game.isScenario)
    return null;
  return {
    gameId: game.id,
    seatCount: game.seatCount,
    options: game.options,
    serverSeed: game.serverSeed,
    nonceBySeat: game.nonceBySeat,
    startedAt: game.startedAt,
    endedAt,
    outcome: state.awaiting.outcome,
    steps: state.step,
  };
};
