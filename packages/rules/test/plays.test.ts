import { describe, expect, it } from 'vitest';
import { refusalOf, type IntentRejection, type Seat } from '../src/index.ts';
import { after, expectPosition, position, refusal, seatView } from './positions.ts';

/** These very cards are the hand; they are played against a King. */
const playing = (cards: string) =>
  refusal(`players=1; enemy=KH; hands=${cards}; options=extraJester:1`, `play ${cards}`);

describe('what may be played', () => {
  it.each(['7H', '10C', 'AH', 'JS', 'QD', 'KD'])('[R-11] a single card: %s', (cards) => {
    expect(playing(cards)).toBeNull();
  });

  it('[R-11] [R-60] a Jester alone', () => expect(playing('J3')).toBeNull());

  it.each(['2H 2D', '2H 2D 2C', '2H 2D 2C 2S', '3H 3D', '3H 3D 3S', '4C 4D', '5H 5S', '5S 5H'])(
    '[R-12] a combo: %s',
    (cards) => expect(playing(cards)).toBeNull(),
  );

  it.each(['6H 6D', '10H 10D', '5H 5D 5C', '4H 4D 4C', '3H 3D 3C 3S', '2H 3H', '2H 2D 3C', 'JH JD', '7H 8H'])(
    '[R-12] no combo: %s',
    (cards) => expect(playing(cards)).toBe('intent/not_a_play'),
  );

  it.each(['AH 7D', '7D AH', 'AH AD', 'AH 2D', 'AC 10C', 'AH JS', 'QD AS', 'AD KS'])(
    '[R-13] a companion pair: %s',
    (cards) => expect(playing(cards)).toBeNull(),
  );

  it.each(['AH AD AC', 'AH AD AC AS', 'AH 2D 2C', 'AH 7D 7C', 'AH J3', 'J3 AH', 'J3 7H', 'AH AD 9C'])(
    '[R-13] no companion pair: %s',
    (cards) => expect(playing(cards)).toBe('intent/not_a_play'),
  );

  it.each([
    ['7H', 7],
    ['AH 7D', 8],
    ['2H 2D 2C 2S', 8],
    ['AH JS', 11],
    ['AD QS', 16],
    ['AD KS', 21],
  ])('[R-14] %s attacks with %i', (cards, value) => {
    const { events } = after(`players=1; enemy=KH; hands=${cards}`, `play ${cards}`);
    expect(events[0]).toMatchObject({ type: 'played', value });
  });

  it.each<[string, string, string, IntentRejection, Seat?]>([
    ['another seat', 'players=2; enemy=JH; hands=7H | 8H', 'play 8H', 'intent/not_your_turn', 1],
    ['a seat beyond the table', 'players=2; enemy=JH; hands=7H | 8H', 'play 8H', 'intent/not_your_turn', 3],
    ['a card of another hand', 'players=2; enemy=JH; hands=7H | 8H', 'play 8H', 'intent/card_not_held'],
    ['a card of the tavern', 'players=2; enemy=JH; hands=7H | 8H', 'play 9H', 'intent/card_not_held'],
    ['a card twice', 'players=2; enemy=JH; hands=2H 2D | 8H', 'play 2H 2H', 'intent/card_twice'],
    [
      'a card twice in a payment',
      'players=2; enemy=JC; hands=5H 9D | 8H; await=pay',
      'pay 5H 5H',
      'intent/card_twice',
    ],
    [
      'paying a card not held',
      'players=2; enemy=JC; hands=5H 9D | 8H; await=pay',
      'pay 8H 5H',
      'intent/card_not_held',
    ],
    ['paying at step 1', 'players=2; enemy=JC; hands=10H | 8H', 'pay 10H', 'intent/wrong_phase'],
    ['playing at step 4', 'players=2; enemy=JC; hands=10H | 8H; await=pay', 'play 10H', 'intent/wrong_phase'],
    ['yielding at step 4', 'players=2; enemy=JC; hands=10H | 8H; await=pay', 'yield', 'intent/wrong_phase'],
    ['naming at step 1', 'players=2; enemy=JC; hands=10H | 8H', 'name 1', 'intent/wrong_phase'],
    [
      'playing when a name is due',
      'players=3; plays=0:J1; hands=7H; await=name',
      'play 7H',
      'intent/wrong_phase',
    ],
    [
      'flipping when a name is due',
      'players=3; plays=0:J1; hands=7H; await=name',
      'flip',
      'intent/wrong_phase',
    ],
    [
      'naming beyond the table',
      'players=3; plays=0:J1; hands=7H; await=name',
      'name 3',
      'intent/no_such_seat',
    ],
    ['flipping with a mate', 'players=2; enemy=JC; hands=10H | 8H', 'flip', 'intent/no_flip_left'],
    ['after victory', 'players=1; enemy=none; hands=7H; await=won', 'play 7H', 'intent/game_over'],
    ['after defeat', 'players=2; enemy=JC; hands=5H | 8H; await=lost attack', 'pay 5H', 'intent/game_over'],
  ])('[R-15] refused: %s', (_, from, text, code, seat) => {
    expect(refusal(from, text, seat)).toBe(code);
  });

  it('[R-15] no cards at all are no play and pay too little', () => {
    const start = 'players=2; enemy=JC; hands=10H | 8H; await=';
    expect(refusalOf(seatView(position(`${start}play`)), { verb: 'play', cards: [] })).toBe(
      'intent/not_a_play',
    );
    expect(refusalOf(seatView(position(`${start}pay`)), { verb: 'pay', cards: [] })).toBe(
      'intent/pays_too_little',
    );
  });

  it('[R-15] a card number that is no card is not held', () => {
    const view = seatView(position('players=2; enemy=JC; hands=10H | 8H'));
    for (const card of [-1, 55, 0.5, NaN])
      expect(refusalOf(view, { verb: 'play', cards: [card] })).toBe('intent/card_not_held');
  });

  it('[R-10] play, powers, damage, attack, and then the next player clockwise', () => {
    const start = 'players=3; turn=2; enemy=JH; hands=2H | 3H | 5S 8C';
    const played = after(start, 'play 5S');
    expect(played.events.map(({ type }) => type)).toEqual(['played', 'shielded', 'damaged', 'attacked']);
    expectPosition(played.state, 'turn=2; await=pay 5');
    const paid = after(played.state, 'pay 8C');
    expect(paid.events.map(({ type }) => type)).toEqual(['paid', 'turnStarted']);
    expectPosition(paid.state, 'turn=0; await=play');
  });
});
