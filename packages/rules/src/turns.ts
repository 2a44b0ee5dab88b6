import { totalValue } from './cards.ts';
import type { Resolution } from './resolution.ts';
import { nextSeat, type Seat } from './seats.ts';
import type { GameState, Medal } from './state.ts';
import { attackAmount, canYield, flipsLeft } from './table.ts';

/** Step 1 of this seat's turn; the game is lost there by R-52. */
export const startTurn = (resolution: Resolution, seat: Seat): void => {
  resolution.record({ type: 'turnStarted', seat });
  loseIfStuck(resolution, seat);
};

/** Step 1 of the next seat clockwise. */
export const passTurn = (resolution: Resolution, seat: Seat): void =>
  startTurn(resolution, nextSeat(seat, resolution.state.seatCount));

/** */
export const loseIfStuck = (resolution: Resolution, seat: Seat): void => {
  const { state } = resolution;
  if (state.handBySeat[seat]!.length > 0 || canYield(state) || flipsLeft(state) > 0) return;
  resolution.record({ type: 'ended', outcome: { result: 'lost', reason: 'stuck', seat } });
};

/** Step 4. */
export const attack = (resolution: Resolution, seat: Seat): void => {
  const amount = attackAmount(resolution.state);
  resolution.record({ type: 'attacked', seat, amount });
  if (amount === 0) passTurn(resolution, seat);
  else loseIfOverwhelmed(resolution, seat, amount);
};

/** */
export const loseIfOverwhelmed = (resolution: Resolution, seat: Seat, amount: number): void => {
  const handValue = totalValue(resolution.state.handBySeat[seat]!);
  if (handValue >= amount || flipsLeft(resolution.state) > 0) return;
  resolution.record({
    type: 'ended',
    outcome: { result: 'lost', reason: 'attack', seat, amount, handValue },
  });
};

/** R-31 .. R-34 */
export const defeatEnemy = (resolution: Resolution, seat: Seat, isRecruited: boolean): void => {
  resolution.record({ type: 'defeated', enemy: resolution.state.enemy!.card, isRecruited });
  const next = resolution.state.castle[0];
  if (next === undefined) {
    resolution.record({ type: 'ended', outcome: { result: 'won', medal: medalOf(resolution.state) } });
    return;
  }
  resolution.record({ type: 'revealed', enemy: next });
  startTurn(resolution, seat);
};

const MEDALS = ['gold', 'silver', 'bronze'] as const satisfies readonly Medal[];

/** */
export const medalOf = (state: GameState): Medal | null =>
  state.seatCount === 1 ? MEDALS[state.flipsUsed]! : null;
