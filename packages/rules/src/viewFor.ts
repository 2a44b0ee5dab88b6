import { handLimitOf } from './options.ts';
import type { GameState } from './state.ts';
import { shieldOf } from './strike.ts';
import { canYield, flipsLeft } from './table.ts';
import type { Audience, GameView, PublicView } from './view.ts';

/** What this audience may know, built field by field. A seat that is not at the table sees as a spectator. */
export const viewFor = (state: GameState, audience: Audience): GameView => {
  const hand = audience === 'spectator' ? undefined : state.handBySeat[audience];
  if (audience === 'spectator' || hand === undefined) return { ...publicView(state), seat: null, hand: null };
  return { ...publicView(state), seat: audience, hand };
};

const publicView = (state: GameState): PublicView => ({
  step: state.step,
  turn: state.turn,
  awaiting: state.awaiting,
  enemy: state.enemy,
  plays: state.plays.map(({ seat, cards }) => [seat, cards] as const),
  shield: state.enemy === null ? 0 : shieldOf(state.enemy, state.plays),
  castleSize: state.castle.length,
  defeats: state.defeats.map(({ card, isRecruited }) => [card, isRecruited ? 1 : 0] as const),
  tavernSize: state.tavern.length,
  discardSize: state.discard.length,
  discard: state.options.discardPile === 'open' ? state.discard : state.discard.slice(-1),
  handSizeBySeat: state.handBySeat.map((hand) => hand.length),
  handLimit: handLimitOf(state.seatCount, state.options),
  hasYieldedBySeat: state.hasYieldedBySeat,
  canYield: canYield(state),
  flipsLeft: flipsLeft(state),
});
