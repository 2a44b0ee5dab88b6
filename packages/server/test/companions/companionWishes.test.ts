import type { RoomCode } from '@regicide/protocol';
import { parseCards, parsePosition, type Seat } from '@regicide/rules';
import { expect, test } from 'vitest';
import { scenarioRoom } from '../../src/table/scenarioRoom.ts';
import { playIntent } from '../../src/table/submitIntent.ts';
import type { RoomDocument } from '../../src/rooms/roomDocument.ts';

/** Seat 1 could beat the Jack, seat 2 would survive nothing, seat 3 is between. */
const TABLE = 'players=4; enemy=JS damage=11; hands=J1 3D | 9C 4H | 2H | 7D 8D; defeats=JC JD JH';
const roomAt = (position: string, companions: readonly Seat[]): RoomDocument => {
  const parsed = parsePosition(position);
  if ('errors' in parsed) throw new Error(parsed.errors.join('\n'));
  const people = [{ id: 'a', name: 'Ann', tokenHash: 'x' }] as unknown as Parameters<typeof scenarioRoom>[2];
  const room = scenarioRoom('QUEEN' as RoomCode, parsed.position, people, 0);
  return {
    ...room,
    companionBySeat: room.companionBySeat.map((_, seat) =>
      companions.includes(seat as Seat) ? 'Edda' : null,
    ),
  };
};
const after = (room: RoomDocument, seat: Seat, intent: Parameters<typeof playIntent>[2]): RoomDocument => {
  const decided = playIntent(room, seat, intent, 1);
  if (decided.kind !== 'change') throw new Error(JSON.stringify(decided));
  return decided.document;
};

test('[R-82] after a Jester companions say whether they would like to go next, people for themselves', () => {
  const jester = { verb: 'play', cards: parseCards('J1')! } as const;
  const room = after(roomAt(TABLE, [1, 2, 3]), 0, jester);
  expect(room.game!.wishBySeat).toEqual([null, 'meNext', 'notMe', null]);
  expect(after(roomAt(TABLE, [3]), 0, jester).game!.wishBySeat).toEqual([null, null, null, null]);
  const named = after(room, 0, { verb: 'name', seat: 1 });
  expect(named.game!.wishBySeat).toEqual([null, 'meNext', 'notMe', null]);
  expect(after(named, 1, { verb: 'play', cards: parseCards('9C')! }).game!.wishBySeat).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
