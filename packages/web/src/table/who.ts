import type { Seat } from '@regicide/rules';
import type { RoomView } from '@regicide/protocol';
import type { Dictionary } from '../text/dictionary.ts';

/** A seat's player as sentences need to know them. */
export interface Who {
  readonly seat: Seat;
  readonly name: string;
  readonly isYou: boolean;
  /** Server time since when they are gone, or null. */
  readonly awaySince: number | null;
  /** Nobody holds the seat. */
  readonly isEmpty: boolean;
}

export const whoOf = (
  room: Pick<RoomView, 'memberBySeat' | 'members'>,
  seat: Seat,
  mySeat: Seat | null,
  { emptySeat }: Pick<Dictionary['board'], 'emptySeat'>,
): Who => {
  const member = room.members.find(({ id }) => id === room.memberBySeat[seat]);
  return {
    seat,
    name: member?.name ?? emptySeat,
    isYou: seat === mySeat,
    awaySince: member?.awaySince ?? null,
    isEmpty: member === undefined,
  };
};
