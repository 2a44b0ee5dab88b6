import { Draft } from './draft.ts';
import type { GameEvent } from './events.ts';
import type { GameState } from './state.ts';

/** The position after one event. It only places cards: every figure is already in the event. `step` stays. */
export const evolve = (state: GameState, event: GameEvent): GameState => {
  const draft = new Draft(state);
  draft.place(event);
  return draft.state;
};

/** The position after all events of one accepted intent; adds 1 to `step`. */
export const evolveAll = (state: GameState, events: readonly GameEvent[]): GameState => {
  const draft = new Draft(state);
  for (const event of events) draft.place(event);
  draft.countStep();
  return draft.state;
};
