import type { GameView, SeatView } from '@regicide/rules';
import { phaseOf } from './phase.ts';

/**
 * The view that a selection is tried on: the own one on the own turn; while another seat has the move, the same table
 * as if it were one's turn to play. Null where nothing can be chosen.
 */
export const planView = (view: GameView): SeatView | null => {
  if (view.seat === null) return null;
  switch (phaseOf(view)) {
    case 'play':
    case 'pay':
      return view;
    case 'wait':
      return { ...view, turn: view.seat, awaiting: { kind: 'playOrYield' } };
    default:
      return null;
  }
};
