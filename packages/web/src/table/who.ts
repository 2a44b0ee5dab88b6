import type { PublicView, Seat } from '@regicide/rules';
import { OWES_AFTER, type CompanionName, type RoomView } from '@regicide/protocol';
import type { Dictionary } from '../text/dictionary.ts';

/** A seat's player as sentences need to know them. */
export interface Who {
  readonly seat: Seat;
  /** For sentences; a companion is marked as one, also where it plays for somebody. */
  readonly name: string;
  /** For the plate, where a sign marks the companion. */
  readonly shortName: string;
  readonly companion: CompanionName | null;
  readonly isYou: boolean;
  /** Server time since when they are gone, or null. */
  readonly awaySince: number | null;
  /** Nobody holds the seat, and no companion. */
  readonly isEmpty: boolean;
}

export const whoOf = (
  room: Pick<RoomView, 'memberBySeat' | 'companionBySeat' | 'members'>,
  seat: Seat,
  mySeat: Seat | null,
  { emptySeat, companion: words }: Pick<Dictionary['board'], 'emptySeat' | 'companion'>,
): Who => {
  const member = room.members.find(({ id }) => id === room.memberBySeat[seat]);
  const companion = room.companionBySeat[seat] ?? null;
  const shortName = member?.name ?? companion ?? emptySeat(seat + 1);
  return {
    seat,
    name: companion === null ? shortName : words.marked(shortName),
    shortName,
    companion,
    isYou: seat === mySeat,
    awaySince: companion === null ? (member?.awaySince ?? null) : null,
    isEmpty: member === undefined && companion === null,
  };
};

export const isSameWho = (one: Who, other: Who): boolean =>
  one.seat === other.seat &&
  one.name === other.name &&
  one.shortName === other.shortName &&
  one.companion === other.companion &&
  one.isYou === other.isYou &&
  one.awaySince === other.awaySince &&
  one.isEmpty === other.isEmpty;

/** The same player, away since its turn began if it has owed its move for too long. Times are server ms. */
export const awayIfOwing = (
  who: Who,
  { turn, awaiting }: Pick<PublicView, 'turn' | 'awaiting'>,
  turnSince: number,
  now: number,
): Who => {
  const owes = who.seat === turn && awaiting.kind !== 'finished' && now - turnSince >= OWES_AFTER;
  return owes && who.companion === null ? { ...who, awaySince: who.awaySince ?? turnSince } : who;
};
