import type { GameView } from '@regicide/rules';

/**
 * What the table asks of the one who looks: `play`, `pay` and `name` are the own move, `wait` somebody else's;
 * `watch` is a spectator's.
 */
export type Phase = 'play' | 'pay' | 'name' | 'wait' | 'watch' | 'finished';

export const phaseOf = (view: GameView): Phase => {
  if (view.awaiting.kind === 'finished') return 'finished';
  if (view.seat === null) return 'watch';
  if (view.seat !== view.turn) return 'wait';
  return ({ playOrYield: 'play', payAttack: 'pay', nameNext: 'name' } as const)[view.awaiting.kind];
};
