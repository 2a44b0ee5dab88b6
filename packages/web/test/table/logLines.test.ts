import { describe, expect, test } from 'vitest';
import { logLines } from '../../src/table/logLines.ts';
import { record } from '../../src/table/record.ts';
import { TableModel, type TableLine } from '../../src/table/tableModel.svelte.ts';
import { en } from '../../src/text/en/index.ts';
import { plainSentence } from '../../src/ui/sentenceParts.ts';
import type { MemberId, TalkLine } from '@regicide/protocol';
import { cards, people, playOn } from './people.ts';

/** The record after these moves, as text. */
const told = (start: string, moves: readonly string[], from = 0): string[] => {
  const { view, log } = playOn(start, moves);
  const lines = logLines()(log.slice(from), view, people(view.handSizeBySeat.length), en);
  return lines.map(({ text }) => plainSentence(text, en.board.cardWords));
};
const QUEEN = 'defeats=JC JD JH JS; enemy=QC';

describe('the record in words', () => {
  test('begins with the enemy that stands there', () => {
    expect(told(`players=1; ${QUEEN}`, [])).toEqual(['Queen of Clubs appears: health 30, attack 15.']);
  });

  test('is the same written on entry by entry as at once, and new names rewrite it', () => {
    const start =
      'players=2; enemy=JD; castle=JS QC QD QH QS KC KD KH KS; defeats=JC JH; hands=5C 5S 10H 9H 3D | 2H 9D 4D';
    const moves = ['play 5C 5S', 'play 10H', 'pay 9H 3D', 'play 2H', 'pay 9D 4D'];
    const { view, log } = playOn(start, moves);
    const who = people(2);
    const write = logLines();
    for (let count = 0; count <= moves.length; count++) {
      const entries = log.slice(0, count);
      const then = playOn(start, moves.slice(0, count)).view;
      expect(write(entries, then, who, en)).toEqual(logLines()(entries, then, who, en));
    }
    const renamed = who.map((one) => ({ ...one, isYou: false, name: `${one.name}a` }));
    const lines = write(log, view, renamed, en);
    expect(lines).toEqual(logLines()(log, view, renamed, en));
    expect(lines.at(-1)!.text).toContain('Bena');
    const earlier = playOn(start, moves.slice(0, 2));
    expect(write(earlier.log, earlier.view, renamed, en)).toEqual(
      logLines()(earlier.log, earlier.view, renamed, en),
    );
  });

  test('[R-25] [R-41] a play and its payment', () => {
    const lines = told(`players=2; ${QUEEN}; hands=6S 9H 5D | 2H`, ['play 6S', 'pay 9H']);
    expect(lines.slice(1)).toEqual([
      'You play 6 of spades: 6 damage, shield 6, attack now 9.',
      'The Queen attacks for 9. You pay 9 of hearts.',
    ]);
  });

  test('[R-40] an attack that is not paid yet is a turning point of its own', () => {
    const { view, log } = playOn(`players=2; ${QUEEN}; hands=6S 9H 5D | 2H`, ['play 6S']);
    expect(logLines()(log, view, people(2), en).at(-1)).toMatchObject({
      kind: 'mark',
      text: expect.stringContaining('The Queen attacks you for 9.') as string,
    });
  });

  test('[R-23] who drew how many, the active player first', () => {
    const start = `players=3; turn=1; ${QUEEN}; hands=2H 2C 2D 3D | 4D 10S 10C | 3H 3C`;
    expect(told(start, ['play 4D'])[1]).toBe(
      'Ben plays 4 of diamonds: 4 damage, 4 cards drawn (Ben +2, Cleo +1, you +1).',
    );
  });

  test('[R-22] [R-21] healed and blocked', () => {
    const start = `players=2; ${QUEEN}; hands=AH 3C 10S 10D | 2H; discard=4H 5H`;
    expect(told(start, ['play AH 3C'])[1]).toBe(
      'You play Ace of hearts 3 of clubs: 4 damage, 2 cards go under the tavern, clubs blocked.',
    );
  });

  test('[R-31] an exact kill is a recruit, [R-33] and the next royal steps out', () => {
    const start = `players=2; enemy=JD; castle=JS QC QD QH QS KC KD KH KS; defeats=JC JH; hands=5C 5S 10H | 2H`;
    expect(told(start, ['play 5C 5S']).slice(1)).toEqual([
      'You play 5 of clubs 5 of spades: 10 × 2 = 20 damage, shield 10, attack now 0.',
      'You beat the Jack of Diamonds exactly: recruited for the tavern.',
      'Jack of Spades appears: health 20, attack 10.',
    ]);
  });

  test('[R-31] overkill says by how much', () => {
    const start = `players=2; turn=1; enemy=JD; plays=0:10H 0:5H; hands=2H | 7H 3S`;
    expect(told(start, ['play 7H'])[2]).toBe('Ben beats the Jack of Diamonds: 2 over, to the discard pile.');
  });

  test('[R-50] a yield', () => {
    expect(
      told(`players=2; turn=1; ${QUEEN}; hands=2H | 10H 5S 3S`, ['yield', 'pay 5S 10H']).slice(1),
    ).toEqual(['Ben yields.', 'The Queen attacks for 15. Ben pays 5 of spades 10 of hearts.']);
  });

  test('[R-60] [R-61] [R-62] a Jester and who goes next', () => {
    const start = 'players=3; defeats=JC JD JH JS; enemy=QS; plays=1:6S; hands=J1 2H | 3H | 4H';
    expect(told(start, ['play J1', 'name 2']).slice(1)).toEqual([
      'You play a Jester: spades shield again, earlier spades shield 6 now, attack 9.',
      'You give Cleo the next turn.',
    ]);
  });

  test('[R-70] a flip', () => {
    expect(told('players=1; enemy=JC; hands=2H 3H 4H', ['flip'])[1]).toBe(
      'You flip a Jester: 3 cards away, 8 new.',
    );
  });

  test('[R-43] how it was lost', () => {
    expect(told(`players=2; turn=1; ${QUEEN}; hands=2H | 3H 4H`, ['play 3H']).at(-1)).toBe(
      'Ben cannot pay 15: that hand is worth 4. The game is lost.',
    );
  });

  test('a record that begins in the middle knows whose attack it was', () => {
    const start = `players=1; enemy=JD; castle=JS QC QD QH QS KC KD KH KS; defeats=JC JH; hands=5C 5S 10H 8D`;
    const lines = told(start, ['play 5C 5S', 'play 8D', 'pay 10H'], 1);
    expect(lines.at(-1)).toBe('The Jack attacks for 10. You pay 10 of hearts.');
  });

  test('every line names the cards that it is about', () => {
    const { view, log } = playOn(`players=2; ${QUEEN}; hands=6S 9H 5D | 2H`, ['play 6S', 'pay 9H']);
    expect(logLines()(log, view, people(2), en).map((line) => line.cards)).toEqual([
      cards('QC'),
      cards('6S'),
      cards('9H'),
    ]);
  });

  test('ids stay while the record grows', () => {
    const start = `players=2; ${QUEEN}; hands=6S 9H 5D | 2H`;
    const one = playOn(start, ['play 6S']);
    const two = playOn(start, ['play 6S', 'pay 9H']);
    const ids = (played: typeof one): string[] =>
      logLines()(played.log, played.view, people(2), en).map(({ id }) => id);
    expect(ids(two).slice(0, 2)).toEqual(ids(one).slice(0, 2));
    expect(new Set(ids(two)).size).toBe(3);
  });
});

describe('names and words of people', () => {
  test('are never read as a card', () => {
    const { view, log } = playOn(`players=2; ${QUEEN}; hands=6S 9H 5D | 2H`, ['play 6S', 'pay 9H', 'yield']);
    const odd = people(2).map((who) => ({ ...who, name: '{7H}' }));
    const text = logLines()(log, view, odd, en).map((line) => plainSentence(line.text, () => 'CARD'));
    expect(text.at(-1)).toContain('{7H}');
  });

  test('what was said stands between the plays, by time, and starts with this game', () => {
    const { view, log } = playOn(`players=2; ${QUEEN}; hands=6S 9H 5D | 2H`, ['play 6S', 'pay 9H']);
    const talk = (id: number, at: number, text: string): TalkLine => ({
      id,
      memberId: 'm' as MemberId,
      at,
      phrase: null,
      text,
    });
    const room = {
      talk: [talk(1, -50, 'before'), talk(2, 500, '{7H} is mine')],
      members: [{ id: 'm' as MemberId, name: 'Ben', awaySince: null }],
      game: { startedAt: -10 },
    };
    const lines = record(
      logLines()(log, view, people(2), en),
      room as unknown as Parameters<typeof record>[1],
      en,
    );
    expect(lines.map(({ kind }) => kind)).toEqual(['mark', 'plain', 'talk', 'plain']);
    expect(plainSentence(lines[2]!.text, () => 'CARD')).toBe('Ben: {7H} is mine');
  });
});

test('[UX log] an earlier play is seen again while the table stays as it is', () => {
  const { view, log } = playOn(`players=2; ${QUEEN}; hands=6S 9H 5D | 2H`, ['play 6S', 'pay 9H']);
  const room = { game: null, talk: [], members: [], memberBySeat: [] } as unknown as TableLine['room'];
  const model = new TableModel({
    view,
    room,
    memberId: 'a' as MemberId,
    send: async () => ({ ok: true }) as never,
    command: async () => ({ ok: true }) as never,
  });
  model.setLog(log);
  const moved: unknown[] = [];
  model.onevents = (events, isReplay) => (moved.push([events, isReplay]), null);
  model.showAgain(log[0]!.step);
  expect(moved).toEqual([[log[0]!.events, true]]);
  expect(model.view).toBe(view);
});
