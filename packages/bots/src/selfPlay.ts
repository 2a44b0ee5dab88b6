import {
  deal,
  decide,
  evolveAll,
  intentRandom,
  viewFor,
  type GameSetup,
  type GameState,
  type Intent,
  type RandomSource,
  type Seat,
  type SeatView,
} from '@regicide/rules';
import type { Policy } from './policy.ts';

/** One game played to its end without a server. */
export interface PlayedGame {
  /** The last position; its `awaiting` is `finished`. */
  readonly state: GameState;
  readonly moves: readonly { readonly seat: Seat; readonly intent: Intent }[];
}

/**
 * Deals and plays a game, every seat by its policy, each seeing its own view alone. `random` is the policies' chance;
 * the game's own comes from its seed. Throws where a policy makes an illegal intent.
 */
export const selfPlay = (
  setup: GameSetup,
  policyBySeat: readonly Policy[],
  random: RandomSource,
): PlayedGame => {
  const moves: { seat: Seat; intent: Intent }[] = [];
  let state = deal(setup);
  while (state.awaiting.kind !== 'finished') {
    const seat = state.turn;
    const intent = policyBySeat[seat]!(viewFor(state, seat) as SeatView, random);
    const decision = decide(state, seat, intent, intentRandom(state));
    if (!decision.isAccepted)
      throw new Error(`Seat ${seat} made an illegal intent: ${decision.rejection} ${JSON.stringify(intent)}`);
    moves.push({ seat, intent });
    state = evolveAll(state, decision.events);
  }
  return { state, moves };
};
