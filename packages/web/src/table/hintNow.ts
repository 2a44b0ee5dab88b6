import { isJester, type Card, type GameView } from '@regicide/rules';
import type { Phase } from './phase.ts';

/** The hints of a first game, in the order in which they are numbered. */
export const HINTS = ['enemy', 'hand', 'powers', 'pay'] as const;
export type HintName = (typeof HINTS)[number];

/** What a player has before them; the hint that stands there follows from it. */
export interface Moment {
  readonly phase: Phase;
  readonly selection: readonly Card[];
  readonly enemy: GameView['enemy'];
}

/** The hint that explains what matters now, and was not read yet; null where nothing has to be explained. */
export const hintNow = ({ phase, selection, enemy }: Moment, read: readonly HintName[]): HintName | null => {
  if (enemy === null || (phase !== 'play' && phase !== 'pay' && phase !== 'wait')) return null;
  const due = (): readonly HintName[] => {
    if (phase === 'pay') return ['pay'];
    if (selection.length > 0) {
      const hasPowers = !selection.some(isJester) && !enemy.isImmunityCancelled;
      return hasPowers ? ['enemy', 'powers'] : ['enemy'];
    }
    return phase === 'play' ? ['enemy', 'hand'] : ['enemy'];
  };
  return due().find((hint) => !read.includes(hint)) ?? null;
};
