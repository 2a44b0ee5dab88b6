import type { MemberId } from '@regicide/protocol';
import { decide, evolveAll, intentRandom, type GameState, type Intent, type Seat } from '@regicide/rules';
import type { Decide, Decided } from '../commit/changeRoom.ts';
import { withoutCompanion } from '../rooms/companions.ts';
import { rejected } from '../rooms/decided.ts';
import type { Game, RoomDocument } from '../rooms/roomDocument.ts';
import { gameSeatOf, memberOf } from '../rooms/seating.ts';
import { companionWishes } from './companionWishes.ts';
import { recordOf } from './gameRecord.ts';

/**
 * A member's intent, made at a step. The seat is the member's in the document; a companion that played it leaves. Rejections: `intent/no_game`,
 * `intent/no_seat`, `intent/stale_step`, `auth/unknown_member`, `room/not_found` and those of the rules.
 */
export const submitIntent =
  (memberId: MemberId, step: number, intent: Intent, now: number): Decide =>
  (room) => {
    if (room.isClosed) return rejected('room/not_found');
    if (memberOf(room, memberId) === undefined) return rejected('auth/unknown_member');
    const state = room.game?.state ?? null;
    if (state === null) return rejected('intent/no_game');
    const seat = gameSeatOf(room, memberId);
    if (seat === null) return rejected('intent/no_seat');
    if (step !== state.step) return rejected('intent/stale_step');
    return playIntent(withoutCompanion(room, seat), seat, intent, now);
  };

/** A seat's intent, a person's or a companion's. Rejections: `intent/no_game` and those of the rules. */
export const playIntent = (room: RoomDocument, seat: Seat, intent: Intent, now: number): Decided => {
  const { game } = room;
  if (game === null || game.state === null) return rejected('intent/no_game');
  const { step } = game.state;
  const decision = decide(game.state, seat, intent, intentRandom(game.state));
  if (!decision.isAccepted) return rejected(decision.rejection);
  const { events } = decision;
  const next = afterIntent({ ...room, game }, evolveAll(game.state, events), intent, now);
  return {
    kind: 'change',
    document: { ...room, game: next },
    events,
    journal: { gameId: game.id, step, seat, intent, events },
    record: recordOf(next),
  };
};

/** wishes may be said from a Jester on, also while the named player thinks, and are gone once that player has acted. */
const afterIntent = (
  room: RoomDocument & { readonly game: Game },
  state: GameState,
  intent: Intent,
  now: number,
): Game => {
  const { game } = room;
  const isFinished = state.awaiting.kind === 'finished';
  const isNaming = state.awaiting.kind === 'nameNext';
  const canWish = isNaming || (intent.verb === 'name' && !isFinished);
  const areKept = game.wishBySeat.every((wish) => wish === null) || (intent.verb === 'name' && canWish);
  const kept = areKept ? game.wishBySeat : game.wishBySeat.map(() => null);
  return {
    ...game,
    state,
    status: isFinished ? 'finished' : 'playing',
    endedAt: isFinished ? now : null,
    turnSince: now,
    canWish,
    wishBySeat: isNaming ? companionWishes(room, state) : kept,
  };
};
