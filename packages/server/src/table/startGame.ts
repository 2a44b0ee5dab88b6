import type { GameOptions, Seat, SeatCount } from '@regicide/rules';
import type { Decided } from '../commit/changeRoom.ts';
import { isHeld } from '../rooms/companions.ts';
import { changedTo, rejected } from '../rooms/decided.ts';
import type { Circumstances } from '../rooms/circumstances.ts';
import type { RoomDocument } from '../rooms/roomDocument.ts';
import { SEATS } from '../rooms/seating.ts';

/** How long the deal waits for the browsers' nonces, ms. */
export const SHUFFLE_TIME = 3_000;

/**
 * The start of the shuffle: the seats are closed up to 0 .. n - 1, and the commitment is out. Rejections:
 * `command/no_players`, `options/no_such_seat`.
 */
export const startGame = (room: RoomDocument, { now, fresh }: Circumstances): Decided => {
  const taken = SEATS.filter((seat) => isHeld(room, seat));
  if (taken.length === 0) return rejected('command/no_players');
  const options = closedUp(room.options, taken);
  if (options === null) return rejected('options/no_such_seat');
  const seatCount = taken.length as SeatCount;
  const closeUp = <T>(bySeat: readonly (T | null)[]): (T | null)[] =>
    SEATS.map((seat) => (seat < seatCount ? bySeat[taken[seat]!]! : null));
  const none = Array.from({ length: seatCount }, () => null);
  return changedTo({
    ...room,
    options,
    memberBySeat: closeUp(room.memberBySeat),
    companionBySeat: closeUp(room.companionBySeat),
    dues: [...room.dues.filter(({ kind }) => kind !== 'deal'), { kind: 'deal', at: now + SHUFFLE_TIME }],
    game: {
      id: fresh.gameId,
      status: 'shuffling',
      seatCount,
      options,
      isScenario: false,
      serverSeed: fresh.serverSeed,
      nonceBySeat: none,
      startedAt: now,
      endedAt: null,
      turnSince: now,
      canWish: false,
      wishBySeat: none,
      state: null,
    },
  });
};

/** the first player's seat follows its owner; null where nobody sits on it. */
const closedUp = (options: GameOptions, taken: readonly Seat[]): GameOptions | null => {
  if (options.firstPlayer === 'random') return options;
  const seat = taken.indexOf(options.firstPlayer);
  return seat < 0 ? null : { ...options, firstPlayer: seat as Seat };
};
