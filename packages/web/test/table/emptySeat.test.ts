import { expect, test } from 'vitest';
import type { MemberId, RoomView } from '@regicide/protocol';
import { openSeat } from '../../src/table/heldSeats.ts';
import { logLines } from '../../src/table/logLines.ts';
import { whoOf } from '../../src/table/who.ts';
import { en } from '../../src/text/en/index.ts';
import { plainSentence } from '../../src/ui/sentenceParts.ts';
import { playOn } from './people.ts';

const ada = 'member-ada' as MemberId;
const room: Pick<RoomView, 'members' | 'memberBySeat' | 'companionBySeat'> = {
  members: [{ id: ada, name: 'Ada', awaySince: null }],
  memberBySeat: [ada, null, null, null],
  companionBySeat: [null, null, null, null],
};

test('[UX] a seat that nobody holds reads like a name in the record', () => {
  const { view, log } = playOn('players=2; enemy=JS; hands=4H 9C 8C | 8D 7D 10C; seed=7', [
    'play 4H',
    'pay 9C 8C',
    'play 8D',
  ]);
  const who = ([0, 1] as const).map((seat) => whoOf(room, seat, 0, en.board));
  const lines = logLines()(log, view, who, en).map(({ text }) => plainSentence(text, en.board.cardWords));
  expect(lines.join('\n')).toContain('Seat 2 plays 8 of diamonds');
  expect(lines.join('\n')).toContain('The Jack attacks Seat 2 for 10.');
  expect(lines.join('\n')).not.toMatch(/[Ff]ree seat/);
});

test('[UX] an open seat is a free one of the running game, or else a companion’s', () => {
  const nobody = [null, null, null, null];
  const full = [ada, ada, null, null];
  expect(openSeat({ memberBySeat: full, companionBySeat: nobody }, 2)).toBe(null);
  expect(openSeat({ memberBySeat: [ada, null, null, null], companionBySeat: nobody }, 2)).toBe(1);
  const companions = [null, 'Brida', null, null] as const;
  expect(openSeat({ memberBySeat: [ada, null, null, null], companionBySeat: companions }, 2)).toBe(1);
  expect(openSeat({ memberBySeat: [ada, null, null, null], companionBySeat: companions }, 3)).toBe(2);
});
