import { deal, gameSeedOf } from '@regicide/rules';
import type { RoomDocument } from '../rooms/roomDocument.ts';

/** The end of the shuffle: the game seed from the server seed and the nonces that came, and the cards dealt from it. */
export const dealGame = (room: RoomDocument, now: number): RoomDocument => {
  const { game } = room;
  const dues = room.dues.filter(({ kind }) => kind !== 'deal');
  if (game === null || game.status !== 'shuffling') return { ...room, dues };
  const { seatCount, options } = game;
  const state = deal({ seatCount, options, seed: gameSeedOf(game.serverSeed, game.nonceBySeat) });
  return { ...room, dues, game: { ...game, status: 'playing', state, turnSince: now } };
};
