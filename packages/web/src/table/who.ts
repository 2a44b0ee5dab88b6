import type { PublicView, Seat } from '@regicide/rules';
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

/** Whoever owes a move for so long counts as away, connected or not; ms. */
const OWES_MS = 5 * 60_000;

/** The same player, away since its turn began if it has owed its move for too long. Times are server ms. */
export const awayIfOwing = (
  who: Who,
  { turn, awaiting }: Pick<PublicView, 'turn' | 'awaiting'>,
  turnSince: number,
  now: number,
): Who => {
  const owes = who.seat === turn && awaiting.kind !== 'finished' && now - turnSince >= OWES_MS;
  return owes ? { ...who, awaySince: who.awaySince ?? turnSince } : who;
};
