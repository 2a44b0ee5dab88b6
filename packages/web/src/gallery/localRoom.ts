import type { GameState, Seat } from '@regicide/rules';
import type { GameId, MemberId, RoomCode, RoomView, Wish } from '@regicide/protocol';
import type { TableScene } from './scenes.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dara'];

/** The room around a scene's position. */
export const roomOf = ({ seatCount, options, awaiting }: GameState, scene: TableScene): RoomView => {
  const ids = Array.from({ length: 4 }, (_, seat) =>
    seat < seatCount ? (`member-${seat}` as MemberId) : null,
  );
  const companionAt = (seat: number) => scene.companions?.[seat as Seat] ?? null;
  const now = Date.now();
  return {
    code: 'K7MD3WQX' as RoomCode,
    isOpen: true,
    hostId: ids[0]!,
    members: ids.flatMap((id, seat) =>
      id === null
        ? []
        : [
            {
              id,
              name: scene.names?.[seat] ?? NAMES[seat]!,
              awaySince: scene.away === seat ? now - 42_000 : null,
            },
          ],
    ),
    memberBySeat: ids.map((id, seat) => (scene.empty === seat || companionAt(seat) !== null ? null : id)),
    companionBySeat: ids.map((_, seat) => companionAt(seat)),
    options,
    game: {
      id: 'gallery-game-1' as GameId,
      status: 'playing',
      seatCount,
      options,
      commitment: '',
      startedAt: now - 600_000,
      endedAt: null,
      turnSince: now,
      canWish: awaiting.kind === 'nameNext',
      wishBySeat: Array.from(
        { length: seatCount },
        (_, seat): Wish | null => scene.wishes?.[seat as Seat] ?? null,
      ),
      proof: null,
    },
    talk: [],
  };
};
