import type { MemberId } from '@regicide/protocol';
import { expect, test } from 'vitest';
import { steadyList } from '../../src/table/steadyList.ts';
import { TableModel, type TableLine } from '../../src/table/tableModel.svelte.ts';
import { playOn } from './people.ts';

const START = 'players=2; defeats=JC JD JH JS; enemy=QC; hands=6S 9H 5D | 2H 3C 4C 9D';
const MOVES = ['play 6S', 'pay 9H', 'play 2H'];

test('a newer list has the earlier items where they say the same', () => {
  const steady = steadyList<{ text: string }>((one, other) => one.text === other.text);
  const first = steady([{ text: 'a' }, { text: 'b' }]);
  expect(steady([{ text: 'a' }, { text: 'b' }])).toBe(first);
  const longer = steady([{ text: 'a' }, { text: 'c' }, { text: 'd' }]);
  expect(longer.map(({ text }) => text)).toEqual(['a', 'c', 'd']);
  expect(longer[0]).toBe(first[0]);
  const shorter = steady([{ text: 'a' }]);
  expect(shorter).toEqual([{ text: 'a' }]);
});

test('[UX] an update leaves the hand, the people and the lines that it does not change', () => {
  const room = {
    game: null,
    talk: [],
    members: [],
    memberBySeat: [],
    companionBySeat: [],
  } as unknown as TableLine['room'];
  const before = playOn(START, MOVES.slice(0, 2));
  const model = new TableModel({
    view: before.view,
    room,
    memberId: 'a' as MemberId,
    send: async () => ({ ok: true }) as never,
    command: async () => ({ ok: true }) as never,
  });
  model.setLog(before.log);
  const { hand, who, lines } = model;
  const { view, log } = playOn(START, MOVES);
  model.apply(view, log.at(-1)!.events, structuredClone(room));
  model.setLog(structuredClone(log));
  expect(model.lines.length).toBeGreaterThan(lines.length);
  for (const [index, line] of lines.entries()) expect(model.lines[index]).toBe(line);
  expect(model.hand).toBe(hand);
  expect(model.who).toBe(who);
});
