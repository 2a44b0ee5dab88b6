import { attackOf, healthOf, type PublicView } from '@regicide/rules';
import type { Stir } from '../table/flightPlan.ts';

/** What moves, as a selector inside the table, and how. */
type Moved = readonly [selector: string, frames: PropertyIndexedKeyframes];

const place = (name: string): string => `[data-place="${name}"]`;
const part = (share: number): number => Math.min(1, Math.max(0, share));

/** The parts of the table that a stir moves, from where they were to where they stand. */
export const stirFrames = ({ kind, amount }: Stir, { enemy, shield }: PublicView): readonly Moved[] => {
  const health = enemy ? healthOf(enemy.card) : 1;
  const attack = enemy ? attackOf(enemy.card) : 1;
  const kept = (share: number): PropertyIndexedKeyframes => ({
    transform: [`translateX(${100 * part(share) - 100}%)`],
    offset: 0,
    easing: 'cubic-bezier(.6,0,.2,1)',
  });
  switch (kind) {
    case 'hit':
      return [[place('enemy'), { translate: ['0', '6px -2px', '-2px 0', '0'] }]];
    case 'loss':
      return [[`${place('health')} .will`, kept((health - enemy!.damage + amount) / health)]];
    case 'shield': {
      const before = (shield - amount) / attack;
      return [
        [`${place('attack')} .will`, kept(1 - before)],
        [
          `${place('attack')} .bar .shield`,
          { transform: [`scaleX(${part(before)})`], offset: 0, easing: 'cubic-bezier(.6,0,.2,1)' },
        ],
      ];
    }
    case 'press':
      return [['.seal', { scale: ['1', '1.12', '1'] }]];
    case 'crack':
      return [
        ['.seal .whole', { opacity: [1, 1, 0], offset: [0, 0.2, 0.3] }],
        [
          '.seal .half',
          { transform: ['none', 'none'], offset: [0, 0.2], easing: 'cubic-bezier(.3,1.6,.5,1)' },
        ],
      ];
    case 'enter':
      return [
        [place('enemy'), { translate: ['0 24px', '0 24px', '0'], opacity: [0, 0, 1], offset: [0, 0.35, 1] }],
        [place('info'), { opacity: [0, 0, 1], offset: [0, 0.35, 1] }],
        ['.gauge .will', { opacity: [0, 0] }],
        ['.gauge .full', { transform: ['scaleX(0)'], offset: 0.35 }],
        ['.seal', { scale: ['1.7', '1.7', '.92', '1'], opacity: [0, 0, 1, 1] }],
      ];
    case 'flinch':
      return [[place(`seat-${amount}`), { translate: ['0', '-3px', '2px', '0'] }]];
    case 'pip':
      return [[place('pip'), { scale: ['.3', '1.4', '1'], opacity: [0, 1, 1] }]];
    default:
      return [];
  }
};
