import { handLimitOf } from './options.ts';
import type { GameState } from './state.ts';
import { attackAgainst, shieldOf } from './strike.ts';

/** what the current enemy would strike with now, 0 where none is left. */
export const attackAmount = ({ enemy, plays }: GameState): number =>
  enemy === null ? 0 : attackAgainst(enemy, shieldOf(enemy, plays));

/** Jesters still set aside face down in a solo game, else 0. */
export const flipsLeft = (state: GameState): number => (state.seatCount === 1 ? 2 - state.flipsUsed : 0);

/** whether the seat on turn may yield at step 1. */
export const canYield = (state: GameState): boolean => {
  if (state.seatCount === 1) return state.options.soloYield && attackAmount(state) > 0;
  for (let seat = 0; seat < state.seatCount; seat++)
    if (seat !== state.turn && !state.hasYieldedBySeat[seat]) return true;
  return false;
};

/** */
export const handLimitAt = (state: GameState): number => handLimitOf(state.seatCount, state.options);
