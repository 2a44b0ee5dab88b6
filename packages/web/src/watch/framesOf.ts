import {
  deal,
  decide,
  evolveAll,
  gameSeedOf,
  intentOf,
  intentRandom,
  type GameEvent,
  type GameState,
  type Intent,
} from '@regicide/rules';
import type { GameInfo, LogEntry } from '@regicide/protocol';

/** A position of a finished game, all cards open. */
export interface Frame {
  readonly state: GameState;
  /** What led here; nothing at the deal. */
  readonly events: readonly GameEvent[];
  /** What was done here; null at the end. */
  readonly intent: Intent | null;
}

/**
 * A finished game from its deal to its end: dealt again from what the server has published, played again by the record.
 * Null where they do not tell the whole game: nobody dealt it, the record has gaps, or these rules do not follow it.
 */
export const framesOf = (
  { proof, seatCount, options }: Pick<GameInfo, 'proof' | 'seatCount' | 'options'>,
  entries: readonly LogEntry[],
): readonly Frame[] | null => {
  if (proof === null) return null;
  let state = deal({ seatCount, options, seed: gameSeedOf(proof.serverSeed, proof.nonceBySeat) });
  let led: readonly GameEvent[] = [];
  const frames: Frame[] = [];
  for (const { step, seat, events } of entries) {
    const intent = step === state.step ? intentOf(events) : null;
    const decision = intent && decide(state, seat, intent, intentRandom(state));
    if (!decision?.isAccepted) return null;
    frames.push({ state, events: led, intent });
    led = decision.events;
    state = evolveAll(state, led);
  }
  return state.awaiting.kind === 'finished' ? [...frames, { state, events: led, intent: null }] : null;
};
