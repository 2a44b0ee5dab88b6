import type { Seat } from '@regicide/rules';
import { STAND_IN_AFTER, type Command } from '@regicide/protocol';
import type { Dictionary } from '../text/dictionary.ts';
import type { Who } from './who.ts';

/** What a player may do about a seat: a short word on its plate, and the sentence for ears. */
export interface SeatOffer {
  readonly words: string;
  readonly label: string;
  readonly command: Command;
}

/**
 * A companion for a seat that was left or whose player is away for long enough; for the own seat, while a companion plays
 * it, to play again. `now` is server time in ms; null for who watches.
 */
export const seatOffer = (
  who: Who,
  mySeat: Seat | null,
  now: number,
  { companion }: Pick<Dictionary['board'], 'companion'>,
): SeatOffer | null => {
  const { seat } = who;
  if (mySeat === null) return null;
  if (seat === mySeat)
    return who.companion === null
      ? null
      : { words: companion.back, label: companion.backLabel, command: { verb: 'removeCompanion', seat } };
  const isAway = who.awaySince !== null && now - who.awaySince >= STAND_IN_AFTER;
  if (who.companion !== null || !(who.isEmpty || isAway)) return null;
  return {
    words: companion.add,
    label: who.isEmpty ? companion.addFree : companion.addFor(who.name),
    command: { verb: 'addCompanion', seat },
  };
};
