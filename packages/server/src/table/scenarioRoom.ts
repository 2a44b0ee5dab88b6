import type { RoomCode } from '@regicide/protocol';
import type { GameState } from '@regicide/rules';
import { newGameId } from '../rooms/circumstances.ts';
import type { Newcomer } from '../rooms/joinRoom.ts';
import { newRoom } from '../rooms/newRoom.ts';
import type { Member, RoomDocument } from '../rooms/roomDocument.ts';
import { SEATS } from '../rooms/seating.ts';

/** A room with this position on the table; people sit on its seats in their order, further ones watch. */
export const scenarioRoom = (
  code: RoomCode,
  position: GameState,
  people: readonly Newcomer[],
  now: number,
): RoomDocument => {
  // The journal of a game begins at step 0.
  const state: GameState = { ...position, step: 0 };
  const { seatCount, options } = state;
  const isFinished = state.awaiting.kind === 'finished';
  const none = Array.from({ length: seatCount }, () => null);
  const members = people.map(({ id, name, tokenHash }): Member => {
    return { id, name, tokenHashes: [tokenHash], deviceLink: null, joinedAt: now, awaySince: null };
  });
  return {
    ...newRoom(code, people[0]!, options, now),
    members,
    memberBySeat: SEATS.map((seat) => (seat < seatCount ? (members[seat]?.id ?? null) : null)),
    game: {
      id: newGameId(),
      status: isFinished ? 'finished' : 'playing',
      seatCount,
      options,
      isScenario: true,
      serverSeed: '',
      nonceBySeat: none,
      startedAt: now,
      endedAt: isFinished ? now : null,
      turnSince: now,
      canWish: state.awaiting.kind === 'nameNext',
      wishBySeat: none,
      state,
    },
  };
};
