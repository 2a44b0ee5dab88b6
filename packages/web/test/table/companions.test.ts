import { describe, expect, test } from 'vitest';
import { OWES_AFTER, STAND_IN_AFTER, type RoomView } from '@regicide/protocol';
import { heldSeats, openSeat } from '../../src/table/heldSeats.ts';
import { seatOffer } from '../../src/table/seatOffer.ts';
import { awayIfOwing, whoOf } from '../../src/table/who.ts';
import { board } from '../../src/text/en/board.ts';

const NOW = 1_000_000_000;
const room = {
  members: [
    { id: 'ada', name: 'Ada', awaySince: null },
    { id: 'ben', name: 'Ben', awaySince: NOW },
  ],
  memberBySeat: ['ada', 'ben', null, null],
  companionBySeat: [null, null, 'Brida', null],
} as unknown as RoomView;
const covered = { ...room, companionBySeat: [null, 'Edda', 'Brida', null] } as RoomView;

describe('a companion', () => {
  test('[UX] is marked as one in every sentence, also where it plays for somebody', () => {
    expect(whoOf(room, 2, 0, board)).toMatchObject({
      name: 'Brida (bot)',
      shortName: 'Brida',
      isEmpty: false,
    });
    expect(whoOf(covered, 1, 0, board)).toMatchObject({
      name: 'Ben (bot)',
      shortName: 'Ben',
      awaySince: null,
    });
    expect(whoOf(room, 3, 0, board)).toMatchObject({ name: 'Seat 4', isEmpty: true, companion: null });
  });

  test('[DESIGN rooms] is offered for a player who is away for 2 minutes, to those who play', () => {
    const ben = whoOf(room, 1, 0, board);
    expect(seatOffer(ben, 0, NOW + STAND_IN_AFTER - 1, board)).toBeNull();
    expect(seatOffer(ben, 0, NOW + STAND_IN_AFTER, board)?.command).toEqual({
      verb: 'addCompanion',
      seat: 1,
    });
    expect(seatOffer(ben, null, NOW + STAND_IN_AFTER, board)).toBeNull();
    expect(seatOffer(whoOf(room, 3, 0, board), 0, NOW, board)?.command).toEqual({
      verb: 'addCompanion',
      seat: 3,
    });
    expect(seatOffer(whoOf(room, 2, 0, board), 0, NOW, board)).toBeNull();
  });

  test('[DESIGN rooms] is offered for one who owes a move for 5 minutes; who has one may play on', () => {
    const turn = { turn: 0, awaiting: { kind: 'playOrYield' } } as const;
    const owing = (ms: number) => awayIfOwing(whoOf(room, 0, 1, board), turn, NOW, NOW + ms);
    expect(seatOffer(owing(OWES_AFTER - 1), 1, NOW + OWES_AFTER - 1, board)).toBeNull();
    expect(seatOffer(owing(OWES_AFTER), 1, NOW + OWES_AFTER, board)).not.toBeNull();
    const mine = awayIfOwing(whoOf(covered, 1, 1, board), { ...turn, turn: 1 }, NOW, NOW + OWES_AFTER);
    expect(mine.awaySince).toBeNull();
    expect(seatOffer(mine, 1, NOW, board)?.command).toEqual({ verb: 'removeCompanion', seat: 1 });
  });

  test('[UX lobby] counts as a player, and makes way for people when no seat is free', () => {
    expect(heldSeats(room)).toEqual([0, 1, 2]);
    expect(openSeat(room, 4)).toBe(3);
    expect(openSeat(room, 3)).toBe(2);
    expect(openSeat(room, 2)).toBeNull();
  });
});
