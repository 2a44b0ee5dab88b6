import { preview } from '@regicide/rules';
import { describe, expect, test } from 'vitest';
import { decreeLines } from '../../src/table/decreeLines.ts';
import { en } from '../../src/text/en/index.ts';
import { plainSentence } from '../../src/ui/sentenceParts.ts';
import { cards, people, seatView } from './people.ts';

/** The lines of a choice as they are read out. */
const linesOf = (position: string, chosen: string): string[] => {
  const view = seatView(position);
  const play = preview(view, cards(chosen))!;
  const lines = decreeLines(play, view.enemy!.card, people(view.handSizeBySeat.length), 0, en.board);
  return lines.map(({ icon, text, isOff, note }) => {
    const words = plainSentence(text, en.board.cardWords);
    return `${isOff ? 'x ' : ''}${icon}: ${words}${note ? ` [${note.tone}] ${note.text}` : ''}`;
  });
};
const QUEEN = 'defeats=JC JD JH JS; enemy=QC';

describe('what a choice would do', () => {
  test('[R-20] [R-21] three suits, the enemy’s own blocked, the shield and the answer in one line', () => {
    const position = `players=3; ${QUEEN}; plays=2:6S; hands=3D 3S 3C 7H | 2H | 2C; discard=4H`;
    expect(linesOf(position, '3D 3S 3C')).toEqual([
      'diamonds: Draw 9: you +3, Ben +3, Cleo +3',
      'x clubs: Double damage blocked by her seal',
      'spades: Shield 9: attack falls to 0 [ok] You are safe',
    ]);
  });

  test('[R-23] full hands stop the draw', () => {
    const position = `players=2; ${QUEEN}; hands=8D 2H 3H 4H 5H 6H | 2S 3S 4S 5S 6S 7S 8S`;
    expect(linesOf(position, '8D')[0]).toBe('diamonds: Draw 2 of 8: you +2. Hands full');
  });

  test('[R-22] nothing to heal is said', () => {
    const position = `players=2; enemy=JC; hands=8H 9C 10S | 2S; discard=`;
    expect(linesOf(position, '8H')[0]).toBe('hearts: Heal: the discard pile is empty');
  });

  test('[R-24] [R-31] an exact kill: doubled, recruited, no attack', () => {
    expect(linesOf('players=1; enemy=JD; hands=AH 9C; discard=2H 3H', 'AH 9C')).toEqual([
      'hearts: Heal 2: 2 discards go under the tavern',
      'clubs: Doubled: 20 damage',
      'check: No attack follows [ok] The Jack is recruited',
    ]);
  });

  test('[R-32] the shield of a killing blow is not promised', () => {
    expect(linesOf('players=1; enemy=JD; plays=0:10H 0:5H; hands=7S', '7S')).toEqual([
      'check: No attack follows [ok] The Jack goes to the discard pile',
    ]);
  });

  test('[R-34] the last blow wins', () => {
    expect(linesOf('players=1; enemy=KD; castle=; plays=0:10H 0:8S 0:6C; hands=9C', '9C').at(-1)).toContain(
      'This wins the game',
    );
  });

  test('[R-43] a hand that cannot answer is said before', () => {
    expect(linesOf(`players=2; ${QUEEN}; hands=2S 3H 4H | 2H`, '2S')).toEqual([
      'spades: Shield 2: attack falls to 13 [bad] Hand worth 7: you lose',
    ]);
  });

  test('[R-80] it may depend on cards not seen', () => {
    expect(linesOf(`players=2; ${QUEEN}; hands=4D 2S 3H | 5D 6S 7H`, '4D').at(-1)).toBe(
      'sword: She strikes for 15 [open] Hand worth 5: depends on 2 unseen cards',
    );
  });

  test('all four suits fit into four lines, also doubled', () => {
    const position = `players=3; defeats=JC JD JH JS; enemy=QC; hands=2H 2D 2C 2S 10H 10D | 3H | 3D; discard=4H`;
    expect(linesOf(position, '2H 2D 2C 2S')).toHaveLength(4);
    expect(linesOf(position.replace('QC', 'QH'), '2H 2D 2C 2S').map((line) => line.split(':')[0])).toEqual([
      'x hearts',
      'diamonds',
      'spades',
    ]);
  });

  test('[R-60] [R-61] [R-62] a Jester', () => {
    const position = `players=3; defeats=JC JD JH JS; enemy=QS; plays=1:6S; hands=J1 | 2H | 2C`;
    expect(linesOf(position, 'J1')).toEqual([
      'jester: Seal broken: spades shield again',
      'spades: Earlier spades shield 6: attack falls to 9',
      'check: you choose who goes next [ok] Nobody is attacked',
    ]);
  });
});
