import { greedyPolicy } from '@regicide/bots';
import {
  deal,
  decide,
  evolveAll,
  fastRandom,
  formatPosition,
  intentRandom,
  parsePosition,
  STANDARD_OPTIONS,
  viewFor,
  type GameState,
  type Intent,
  type Seat,
  type SeatView,
} from '@regicide/rules';

/** A dealt game of four that goes on for long. */
const SEED = '1e';

export interface Move {
  readonly seat: Seat;
  readonly step: number;
  readonly intent: Intent;
}

export interface ScriptedGame {
  readonly position: string;
  readonly moves: readonly Move[];
}

/** One game of four for all tables of all servers, so that the same work is measured every time; without its last move. */
export const scriptedGame = (): ScriptedGame => {
  const dealt = deal({ seatCount: 4, options: STANDARD_OPTIONS, seed: SEED.padStart(64, '0') });
  const position = formatPosition(dealt);
  const parsed = parsePosition(position);
  if ('errors' in parsed) throw new Error(parsed.errors.join('\n'));
  const moves: Move[] = [];
  const random = fastRandom(1);
  for (let state: GameState = parsed.position; state.awaiting.kind !== 'finished';) {
    const { turn: seat, step } = state;
    const intent = greedyPolicy(viewFor(state, seat) as SeatView, random);
    moves.push({ seat, step, intent });
    const decision = decide(state, seat, intent, intentRandom(state));
    if (!decision.isAccepted) throw new Error(decision.rejection);
    state = evolveAll(state, decision.events);
  }
  return { position, moves: moves.slice(0, -1) };
};
