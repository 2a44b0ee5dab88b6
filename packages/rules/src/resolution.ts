import { Draft } from './draft.ts';
import type { GameEvent } from './events.ts';
import type { RandomSource } from './random.ts';
import type { GameState } from './state.ts';

/** One intent on its way: each event is placed as it is recorded, so the next is judged on the position it meets. */
export class Resolution {
  readonly events: GameEvent[] = [];
  readonly random: RandomSource;
  private readonly draft: Draft;

  constructor(state: GameState, random: RandomSource) {
    this.draft = new Draft(state);
    this.random = random;
  }

  get state(): GameState {
    return this.draft.state;
  }

  record(event: GameEvent): void {
    this.events.push(event);
    this.draft.place(event);
  }
}
