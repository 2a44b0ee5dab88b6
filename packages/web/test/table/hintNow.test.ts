import { describe, expect, test } from 'vitest';
import { HINTS, hintNow, type HintName, type Moment } from '../../src/table/hintNow.ts';
import { phaseOf } from '../../src/table/phase.ts';
import { spokenHint } from '../../src/table/spokenHint.ts';
import { LOADERS } from '../../src/text/index.svelte.ts';
import { en } from '../../src/text/en/index.ts';
import { cards, playOn, seatView } from './people.ts';

const START = 'players=2; defeats=JC JD JH JS; enemy=QC; hands=3D 3S 10H 9H | 8H';
const momentOf = (position: string, chosen = ''): Moment => {
  const view = seatView(position);
  return { phase: phaseOf(view), selection: cards(chosen), enemy: view.enemy };
};

describe('[UX] first game: the hint stands when it matters', () => {
  test.each<readonly [string, Moment, readonly HintName[], HintName | null]>([
    ['own turn: first the enemy', momentOf(START), [], 'enemy'],
    ['then the hand', momentOf(START), ['enemy'], 'hand'],
    ['nothing chosen and both read: nothing', momentOf(START), ['enemy', 'hand'], null],
    ['a card is chosen before anything was read: the enemy all the same', momentOf(START, '3D'), [], 'enemy'],
    ['a card is chosen: what the suits do', momentOf(START, '3D'), ['enemy'], 'powers'],
    ['a chosen Jester has no suit', momentOf(START, 'J1'), ['enemy'], null],
    ['somebody else’s turn: the enemy', momentOf(`${START}; turn=1`), [], 'enemy'],
    ['... and the hand waits for the own turn', momentOf(`${START}; turn=1`), ['enemy'], null],
    ['paying, whatever is chosen', momentOf(`${START}; await=pay`, '3D'), [], 'pay'],
    ['all read: never again', momentOf(`${START}; await=pay`, '3D'), HINTS, null],
  ])('%s', (_, moment, read, hint) => expect(hintNow(moment, read)).toBe(hint));

  test('[R-60] a broken seal: the sentence about the seal would be wrong', () => {
    const three = 'players=3; defeats=JC JD JH JS; enemy=QC; hands=J1 2H | 3H | 4H';
    const { view } = playOn(three, ['play J1', 'name 1']);
    expect(view.enemy?.isImmunityCancelled).toBe(true);
    expect(
      hintNow({ phase: phaseOf(view), selection: cards('2H'), enemy: view.enemy }, ['enemy']),
    ).toBeNull();
  });
});

test.each([['en', async () => en] as const, ...Object.entries(LOADERS)])(
  '[UX] %s: a hint fits three lines of the smallest phone, and is heard without signs',
  async (_, load) => {
    const texts = await load();
    for (const hint of HINTS) {
      expect(texts.hints[hint].length, hint).toBeLessThanOrEqual(110);
      expect(spokenHint(hint, texts)).not.toMatch(/[{}]/);
    }
    expect(spokenHint('powers', texts)).toContain(texts.board.suits.spades);
  },
);
