import { WISHES, type Phrase, type Wish } from '@regicide/protocol';
import { changedTo, rejected } from '../decided.ts';
import { gameSeatOf } from '../seating.ts';
import { withLine } from '../talk.ts';
import type { CommandRule } from './commandRule.ts';

/** a phrase at any time, a wish of a seat only while it may guide who is named. Rejections: `talk/not_now`. */
export const say: CommandRule<'say'> = (room, memberId, { phrase }, { now }) => {
  const said = withLine(room, { memberId, at: now, phrase, text: null });
  if (!isWish(phrase)) return changedTo(said);
  const { game } = room;
  const seat = gameSeatOf(room, memberId);
  if (seat === null || game === null || !game.canWish) return rejected('talk/not_now');
  return changedTo({ ...said, game: { ...game, wishBySeat: game.wishBySeat.with(seat, phrase) } });
};

const isWish = (phrase: Phrase | Wish): phrase is Wish => WISHES.includes(phrase as Wish);
