import type { Seat } from '@regicide/rules';
import { COMPANION_NAMES, type CompanionName, type Phrase, type Wish } from '@regicide/protocol';
import type { HintName } from '../table/hintNow.ts';

/** A position, the moves that led from it to what is shown, and what stands around it. */
export interface TableScene {
  readonly name: string;
  readonly about: string;
  /** In the notation of positions. */
  readonly position: string;
  /** In the notation of intents, each by the seat on turn. */
  readonly moves?: readonly string[];
  /** Who looks; seat 0 if nothing is said. */
  readonly seat?: Seat | 'spectator';
  /** Cards chosen in the hand. */
  readonly selected?: string;
  readonly away?: Seat;
  /** A seat that nobody holds. */
  readonly empty?: Seat;
  /** Companions who play seats that nobody holds. */
  readonly companions?: Partial<Record<Seat, CompanionName>>;
  readonly wishes?: Partial<Record<Seat, Wish>>;
  readonly said?: readonly (readonly [Seat, Phrase])[];
  readonly names?: readonly string[];
  /** Hints of a first game that were read already; all of them if nothing is said. */
  readonly hintsRead?: readonly HintName[];
}

const QUEEN = 'defeats=JC JD+ JH JS QD+; enemy=QC';
const THREE = `players=3; turn=2; ${QUEEN}; hands=3D 3S 3C 4H 9S JH | 8D 7D 2H 5H 4D 4C | 6S 9H 5D 10S 2C 2D; discard=8S AS 5C`;
const FOUR =
  'players=4; defeats=JC JD+ JH JS QD QS+ QH QC; enemy=KH; hands=7C 5D 2S QD J1 | 8S 9D 3H 4C 6C | 5S 10D 7S 9C 2C | 4S 8C AD 6D 3S';

export const SCENES: readonly TableScene[] = [
  {
    name: 'idle',
    about: 'Own turn, nothing chosen',
    position: THREE,
    moves: ['play 6S', 'pay 9H', 'play 4H', 'pay 9S', 'play 8D', 'pay 5H 4D'],
    seat: 2,
  },
  {
    name: 'play',
    about: 'Three cards chosen, clubs blocked',
    position: THREE,
    moves: ['play 6S', 'pay 9H', 'play 4H', 'pay 9S', 'play 8D', 'pay 5H 4D', 'yield', 'pay 10S'],
    selected: '3D 3S 3C',
  },
  {
    name: 'many',
    about: 'A combo of all suits, six cards in play',
    position: `players=3; turn=2; ${QUEEN}; plays=1:4H 4S 2:5D 5S 0:AH; hands=2H 2D 2C 2S JD 7S | 7D 8H 6S 3C 10D | 3S 7H 6D; yielded=1; discard=9S 10S 9H`,
    moves: ['play 3S'],
    seat: 0,
    selected: '2H 2D 2C 2S',
  },
  {
    name: 'nine',
    about: 'Nine cards in hand, an Ace with a recruit',
    position: `players=1; options=handLimitDelta:1; ${QUEEN}; hands=AH JD 3S 4C 5H 6D 7C 8S 10H; discard=9S 9H 2C 2D`,
    selected: 'AH JD',
  },
  {
    name: 'depends',
    about: 'Whether the hand can pay depends on cards not seen',
    position: `players=2; ${QUEEN}; hands=4D 2S 3H | 5D 6S 7H; discard=9S`,
    selected: '4D',
  },
  {
    name: 'lost',
    about: 'The choice would lose',
    position: `players=2; ${QUEEN}; hands=4H 2S 3H | 5D 6S 7H; discard=9S`,
    selected: '2S',
  },
  {
    name: 'pay',
    about: 'Paying, more than needed',
    position: `players=3; ${QUEEN} damage=6; plays=2:6S; hands=4H 2C 3D 3S 8H JH | 8D 7D 2H 5H 4D | 9H 5D; discard=8S AS 5C`,
    moves: ['play 4H'],
    selected: '3S 8H',
    away: 2,
  },
  {
    name: 'pay-none',
    about: 'Paying, nothing chosen',
    position: `players=4; ${QUEEN}; hands=2C 3D 3S 8H JH | 8D 7D 2H 5H | 9H 5D | 4S; discard=8S AS 5C; await=pay`,
  },
  {
    name: 'jester',
    about: 'After a Jester: who goes next',
    position: FOUR.replace('players=4', 'players=4; turn=1').replace('7C 5D 2S QD J1 |', '7C 5D 2S QD J1 |'),
    moves: ['play 8S', 'pay 9D 3H', 'play 10D', 'pay 5S 7S', 'play 8C', 'pay 6D 4S 3S', 'play J1'],
    wishes: { 1: 'meNext', 2: 'notMe' },
  },
  {
    name: 'wait',
    about: 'Four seats, somebody else chooses, a phrase at a seat',
    position: FOUR.replace('players=4', 'players=4; turn=1'),
    moves: ['play 8S', 'pay 9D 3H', 'play 10D', 'pay 5S 7S'],
    away: 1,
    said: [[2, 'closeOne']],
  },
  {
    name: 'plan',
    about: 'Planning while somebody else chooses',
    position: FOUR.replace('players=4', 'players=4; turn=1'),
    moves: ['play 8S', 'pay 9D 3H', 'play 10D', 'pay 5S 7S'],
    selected: '7C',
    names: ['Maximiliane', 'Christopher B.', 'Wilhelmina', 'Dr. Strange-Love III'],
  },
  {
    name: 'names',
    about: 'Paying among four with names as long as they may be',
    position: `players=4; ${QUEEN}; hands=2C 3D 3S 8H JH | 8D 7D 2H 5H | 9H 5D | 4S; discard=8S AS 5C; await=pay`,
    selected: '3S',
    away: 3,
    said: [[1, 'watchTavern']],
    names: ['Maximiliane Wwwwwwww', 'Christopher Mmmmmmmm', 'Wilhelmina Wwwwwwwww', 'Dr. Strange-Love III'],
  },
  {
    name: 'drawn',
    about: 'Two players, an exact kill that heals and draws',
    position:
      'players=2; enemy=KS damage=28; defeats=JC JD JH JS QC QD QH QS; hands=5H 5D 4C 9S 10C 3H AD | 5S 6S 7H; discard=9D 8D 2C',
    selected: '5H 5D',
  },
  {
    name: 'solo',
    about: 'Alone, an exact kill chosen',
    position:
      'players=1; defeats=JC+ JH; enemy=JD; castle=JS QH QS QD QC KH KS KD KC; hands=AH 9C 5H 6D 2C 8C 7S 10S; discard=4D 10C 2D 3D 4H 5D 6H 3H 2H 7H 9S 8D',
    selected: 'AH 9C',
  },
  {
    name: 'forced',
    about: 'Alone, and only a flip is left',
    position: `players=1; ${QUEEN}; hands=2C 3D; discard=8S AS 5C; await=pay; flips=1`,
  },
  {
    name: 'spectator',
    about: 'Somebody who watches',
    position: THREE,
    moves: ['play 6S', 'pay 9H', 'play 4H'],
    seat: 'spectator',
  },
  {
    name: 'first-enemy',
    about: 'The first game: a hint at the enemy',
    position: THREE,
    moves: ['play 6S', 'pay 9H', 'play 4H', 'pay 9S', 'play 8D', 'pay 5H 4D'],
    seat: 2,
    hintsRead: [],
  },
  {
    name: 'first-hand',
    about: 'The first game: a hint at the hand',
    position: 'players=3',
    hintsRead: ['enemy'],
  },
  {
    name: 'first-powers',
    about: 'The first game: a hint at what the suits do',
    position: THREE,
    moves: ['play 6S', 'pay 9H', 'play 4H', 'pay 9S', 'play 8D', 'pay 5H 4D', 'yield', 'pay 10S'],
    selected: '3D 3S 3C',
    hintsRead: ['enemy', 'hand'],
  },
  {
    name: 'first-pay',
    about: 'The first game: a hint at the payment',
    position: `players=4; ${QUEEN}; hands=2C 3D 3S 8H JH | 8D 7D 2H 5H | 9H 5D | 4S; discard=8S AS 5C; await=pay`,
    hintsRead: [],
  },
  {
    name: 'free-seat',
    about: 'Somebody who watches, while a seat that owes a payment is free',
    position: FOUR,
    moves: ['play 7C', 'pay QD 5D 2S', 'play 8S'],
    seat: 'spectator',
    empty: 1,
  },
  {
    name: 'empty-turn',
    about: 'A seat that nobody holds is to move',
    position: THREE,
    moves: ['play 6S', 'pay 9H', 'play 4H', 'pay 9S'],
    seat: 0,
    empty: 1,
  },
  {
    name: 'companions',
    about: 'Two companions at the table, one of them on turn',
    position: THREE,
    moves: ['play 6S', 'pay 9H', 'play 4H', 'pay 9S'],
    seat: 0,
    companions: { 1: COMPANION_NAMES[0], 2: COMPANION_NAMES[1] },
  },
  {
    name: 'start',
    about: 'The first turn of a game for two',
    position: 'players=2',
  },
];
