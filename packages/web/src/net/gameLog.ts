import type { LogEntry } from '@regicide/protocol';

/** The visible events of one game, by step; steps that did not arrive yet are missing. */
export interface GameLog {
  readonly gameId: string;
  /** In the order of their steps. */
  readonly entries: readonly LogEntry[];
}

/** With more entries; one that is known already is not taken twice. */
export const mergeLog = (log: GameLog, entries: readonly LogEntry[]): GameLog => {
  const byStep = new Map([...log.entries, ...entries].map((entry) => [entry.step, entry]));
  return { gameId: log.gameId, entries: [...byStep.values()].sort((a, b) => a.step - b.step) };
};

/** The first step that is missing; a game's log begins at step 0. */
export const firstMissing = (log: GameLog): number => {
  const missing = log.entries.findIndex((entry, index) => entry.step !== index);
  return missing === -1 ? log.entries.length : missing;
};
