import { describe, expect, test } from 'vitest';
import { mainMove } from '../../src/table/mainMove.ts';
import { phaseOf } from '../../src/table/phase.ts';
import { planView } from '../../src/table/planView.ts';
import { seatState } from '../../src/table/seatState.ts';
import { awayIfOwing } from '../../src/table/who.ts';
import { whySentence } from '../../src/table/whySentence.ts';
import { en } from '../../src/text/en/index.ts';
import { castleRows } from '../../src/ui/castleRows.ts';
import { plainSentence } from '../../src/ui/sentenceParts.ts';
import { cards, people, playOn, seatView } from './people.ts';

const QUEEN = 'defeats=JC JD JH JS; enemy=QC';
const HAND = `players=2; ${QUEEN}; hands=3D 3S 3C 5H 5D AC 7H | 8H`;

describe('why a card cannot join', () => {
  const why = (position: string, chosen: string, card: string): string | null => {
    const found = whySentence(seatView(position), cards(chosen), cards(card)[0]!, en.board);
    return found && `${found.rule} ${plainSentence(found.text, en.board.cardWords)}`;
  };
  test('[R-12] it can', () => expect(why(HAND, '3D 3S', '3C')).toBeNull());
  test('[R-12] unequal cards', () => expect(why(HAND, '3D', '5H')).toContain('R-12 Only equal cards'));
  test('[R-12] a combo above 10', () =>
    expect(why(`players=2; ${QUEEN}; hands=5H 5D 5S | 7H`, '5H 5D', '5S')).toContain('total 10 at most'));
  test('[R-13] an Ace with a combo', () => expect(why(HAND, '3D 3S', 'AC')).toContain('R-13'));
  test('[R-60] a Jester with anything', () =>
    expect(why(`players=3; ${QUEEN}; hands=J1 2H | 3H | 4H`, '2H', 'J1')).toContain('R-60'));
  test('[R-41] more than needed', () =>
    expect(why(`players=2; ${QUEEN}; hands=10H 8D 9S | 7H; await=pay`, '10H 8D', '9S')).toContain('R-41'));
});

describe('the main button', () => {
  const button = (position: string, chosen: string): ReturnType<typeof mainMove> => {
    const view = seatView(position);
    return mainMove(planView(view), phaseOf(view), cards(chosen), en.board);
  };
  test('names the play and makes it', () => {
    expect(button(HAND, '3D 3S')).toEqual({
      label: 'Play {3D} {3S}',
      intent: { verb: 'play', cards: cards('3D 3S') },
      why: null,
    });
  });
  test('nothing chosen: it says so', () => {
    expect(button(HAND, '')).toMatchObject({
      label: 'Choose cards',
      intent: null,
      why: { text: en.board.why.chooseFirst, rule: 'R-11' },
    });
  });
  test('[R-15] not the own turn: the plan is not sent', () => {
    expect(button(`${HAND}; turn=1`, '3D')).toMatchObject({ label: 'Play {3D}', intent: null });
  });
  test('[R-41] paying too little, enough, too much', () => {
    const pay = `players=2; ${QUEEN}; hands=10H 5D 9S 8S | 7H; await=pay`;
    expect(button(pay, '10H')).toMatchObject({
      intent: null,
      why: { text: en.board.why.notCovered(5), rule: 'R-41' },
    });
    expect(button(pay, '10H 5D')).toMatchObject({ label: 'Discard {10H} {5D}', intent: { verb: 'pay' } });
    expect(button(pay, '10H 8S 9S')).toMatchObject({
      intent: null,
      why: { text: en.board.why.paysTooMuch, rule: 'R-41' },
    });
  });
  test('[R-62] naming has none', () => {
    const { view } = playOn(`players=3; ${QUEEN}; hands=J1 2H | 3H | 4H`, ['play J1']);
    expect(mainMove(planView(view), phaseOf(view), [], en.board)).toBeNull();
  });
});

describe('what a seat says', () => {
  const wordsOf = (start: string, moves: readonly string[] = [], who = people(3)): string[] => {
    const { view, log } = playOn(start, moves);
    return who.map((one) => {
      const { words, look } = seatState(view, log, one, 42_000, en.board);
      return look === 'plain' ? words : `${words} (${look})`;
    });
  };
  const start = `players=3; ${QUEEN}; hands=6S 9H 5D | 10H 5H | 8H`;
  test('[DESIGN rooms] who owes a move for five minutes counts as away', () => {
    const { view } = playOn(start, []);
    const turnSince = 1_000;
    const awayAt = (now: number) => people(3).map((one) => awayIfOwing(one, view, turnSince, now).awaySince);
    expect(awayAt(turnSince + 299_999)).toEqual([null, null, null]);
    expect(awayAt(turnSince + 300_000)).toEqual([turnSince, null, null]);
  });
  test('before anything happened', () =>
    expect(wordsOf(start)).toEqual(['Your turn (turn)', 'Waits', 'Waits']));
  test('[R-40] who pays, who is next', () =>
    expect(wordsOf(start, ['play 6S'])).toEqual(['Pay 9 (hit)', 'Is next', 'Waits']));
  test('[R-41] what was paid', () =>
    expect(wordsOf(start, ['play 6S', 'pay 9H'])).toEqual(['Paid 9', 'Choosing (turn)', 'Waits']));
  test('[R-51] who yielded last', () =>
    expect(wordsOf(start, ['play 6S', 'pay 9H', 'yield', 'pay 10H'])).toEqual([
      'Paid 9',
      'Yielded',
      'Choosing (turn)',
    ]));
  test('somebody is away, and since when', () => {
    const who = people(3).map((one) => (one.seat === 2 ? { ...one, awaySince: 0 } : one));
    expect(wordsOf(start, [], who)[2]).toBe('Away 0:42 (away)');
  });
});

describe('the castle', () => {
  test('[R-03] [R-31] twelve places from the first Jack on', () => {
    const places = castleRows(seatView('players=2; defeats=JC JD+; enemy=JH')).flat();
    expect(places.map(({ state }) => state).slice(0, 4)).toEqual(['done', 'exact', 'now', 'waiting']);
    expect(places.map(({ rank }) => rank).join('')).toBe('JJJJQQQQKKKK');
    expect(places[3]!.card).toBeNull();
  });
  test('[R-92] eight in a short game', () => {
    expect(castleRows(seatView('players=2; options=length:short; enemy=JH')).flat()).toHaveLength(8);
  });
});
