import type { GameInfo, LogEntry } from '@regicide/protocol';
import type { GameView } from '@regicide/rules';

/** The numbers of a finished game. */
export interface EndFacts {
  /** Plays and yields; 0 where the record is not there. */
  readonly turns: number;
  readonly beaten: number;
  readonly recruited: number;
  /** Royals in all: twelve, eight in a short game. */
  readonly all: number;
  /** Milliseconds from the deal to the end. */
  readonly time: number;
}

export const endFacts = (view: GameView, game: GameInfo, entries: readonly LogEntry[]): EndFacts => ({
  turns: entries.filter(({ events }) => events.some(({ type }) => type === 'played' || type === 'yielded'))
    .length,
  beaten: view.defeats.length,
  recruited: view.defeats.filter(([, isRecruited]) => isRecruited === 1).length,
  all: view.defeats.length + (view.enemy === null ? 0 : 1) + view.castleSize,
  time: (game.endedAt ?? game.startedAt) - game.startedAt,
});
