import { wishOf } from '@regicide/bots';
import type { Wish } from '@regicide/protocol';
import { viewFor, type GameState, type Seat, type SeatView } from '@regicide/rules';
import type { RoomDocument } from '../rooms/roomDocument.ts';

/** what the companions at the table wish while somebody else chooses who goes next; each knows its own view alone. */
export const companionWishes = (
  { companionBySeat }: Pick<RoomDocument, 'companionBySeat'>,
  state: GameState,
): readonly (Wish | null)[] =>
  state.handBySeat.map((_, seat) =>
    seat === state.turn || companionBySeat[seat] === null
      ? null
      : wishOf(viewFor(state, seat as Seat) as SeatView),
  );
