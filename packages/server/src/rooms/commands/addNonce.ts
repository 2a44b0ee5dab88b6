import { dealGame } from '../../table/dealGame.ts';
import { changedTo, NOTHING, rejected } from '../decided.ts';
import { gameSeatOf } from '../seating.ts';
import type { CommandRule } from './commandRule.ts';

/**
 * A seated browser's part of the shuffle; only its first one counts. With the last one the cards are dealt.
 * Rejections: `command/wrong_phase`, `seat/none`.
 */
export const addNonce: CommandRule<'addNonce'> = (room, memberId, { nonce }, { now }) => {
  const { game } = room;
  if (game?.status !== 'shuffling') return rejected('command/wrong_phase');
  const seat = gameSeatOf(room, memberId);
  if (seat === null) return rejected('seat/none');
  if (game.nonceBySeat[seat] !== null) return NOTHING;
  const nonceBySeat = game.nonceBySeat.with(seat, nonce);
  const next = { ...room, game: { ...game, nonceBySeat } };
  const isComplete = nonceBySeat.every((known, index) => known !== null || room.memberBySeat[index] === null);
  return changedTo(isComplete ? dealGame(next, now) : next);
};
