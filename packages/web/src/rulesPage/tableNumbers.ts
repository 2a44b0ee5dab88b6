import type { RoomView } from '@regicide/protocol';
import { handLimitOf, tavernJestersOf, type SeatCount } from '@regicide/rules';
import type { TableNumbers } from '../text/en/rules.ts';

/** What the rules say of one table: of its running game, else of the next one as agreed so far. */
export const tableNumbers = (room: RoomView): TableNumbers => {
  const seated = room.memberBySeat.filter((member) => member !== null).length;
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
