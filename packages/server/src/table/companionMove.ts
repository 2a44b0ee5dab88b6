import { greedyPolicy } from '@regicide/bots';
import { fastRandom, viewFor, type SeatView } from '@regicide/rules';
import type { Decided } from '../commit/changeRoom.ts';
import { isCompanionDue } from '../rooms/companionDue.ts';
import type { RoomDocument } from '../rooms/roomDocument.ts';
import { playIntent } from './submitIntent.ts';

/**
 * The move that a companion owes by now, or null: made from what its seat may see, by the path of everybody's moves.
 * Decided again it is the same, and at another step it is no longer due: several nodes make it once.
 */
export const companionMove = (room: RoomDocument, now: number): Decided | null => {
  const state = room.game?.state ?? null;
  if (state === null || !isCompanionDue(room, now)) return null;
  const seat = state.turn;
  // A policy is handed a view and no other chance than the step's number: it cannot know the cards to come.
  const intent = greedyPolicy(viewFor(state, seat) as SeatView, fastRandom(state.step));
  return playIntent(room, seat, intent, now);
};
