import type { GameInfo, RoomView } from '@regicide/protocol';
import { commitmentOf } from '@regicide/rules';
import type { Game, RoomDocument } from './roomDocument.ts';

/** The room as every member may see it, built field by field: no token, no seed before the end. */
export const roomViewOf = (room: RoomDocument): RoomView => ({
  code: room.code,
  isOpen: room.isOpen,
  hostId: room.hostId,
  members: room.members.map(({ id, name, awaySince }) => ({ id, name, awaySince })),
  memberBySeat: room.memberBySeat,
  companionBySeat: room.companionBySeat,
  options: room.options,
  game: room.game === null ? null : gameInfoOf(room.game),
  talk: room.talk,
});

const gameInfoOf = (game: Game): GameInfo => ({
  id: game.id,
  status: game.status,
  seatCount: game.seatCount,
  options: game.options,
  commitment: game.isScenario ? '' : commitmentOf(game.serverSeed),
  startedAt: game.startedAt,
  endedAt: game.endedAt,
  turnSince: game.turnSince,
  canWish: game.canWish,
  wishBySeat: game.wishBySeat,
  proof:
    game.status === 'finished' && !game.isScenario
      ? { serverSeed: game.serverSeed, nonceBySeat: game.nonceBySeat }
      : null,
});
