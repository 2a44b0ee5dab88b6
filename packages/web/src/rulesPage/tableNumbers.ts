import type { RoomView } from '@regicide/protocol';
import { handLimitOf, tavernJestersOf, type SeatCount } from '@regicide/rules';
import type { TableNumbers } from '../text/en/rules.ts';
import { heldSeats } from '../table/heldSeats.ts';

/** What the rules say of one table: of its running game, else of the next one as agreed so far. */
export const tableNumbers = (room: RoomView): TableNumbers => {
  const seated = heldSeats(room).length;
  const players = room.game?.seatCount ?? (Math.max(1, seated) as SeatCount);
  const options = room.game?.options ?? room.options;
  return {
    players,
    handLimit: handLimitOf(players, options),
    jesters: tavernJestersOf(players, options),
    isShort: options.length === 'short',
    recruitsUnder: options.recruit === 'under',
    isDiscardOpen: options.discardPile === 'open',
    isSoloYieldAllowed: options.soloYield,
    isTalkFree: options.talk === 'free',
  };
};
