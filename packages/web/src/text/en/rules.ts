import { pluralOf } from '../plural.ts';

const plural = pluralOf('en');
const cards = (count: number): string => plural(count, { one: `${count} card`, other: `${count} cards` });

/** The numbers of one table, where the rules are opened from one. */
export interface TableNumbers {
  readonly players: number;
  readonly handLimit: number;
  readonly jesters: number;
  readonly isShort: boolean;
  readonly recruitsUnder: boolean;
  readonly isDiscardOpen: boolean;
  readonly isSoloYieldAllowed: boolean;
  readonly isTalkFree: boolean;
}

/** One part of the rules; a press on a rule's id leads to the part that has it. `{7H}` in a text is shown as a card. */
export interface RulesPart {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly string[];
  readonly text: readonly string[];
}

const table = (numbers: TableNumbers): RulesPart => ({
  id: 'table',
  title: 'This table',
  rules: ['R-90', 'R-91', 'R-92', 'R-93', 'R-94', 'R-96', 'R-97', 'R-98'],
  text: [
    `${numbers.players === 1 ? 'You play alone' : `You are ${numbers.players} players`}; a full hand has ${cards(numbers.handLimit)}, and the tavern holds ${plural(numbers.jesters, { one: 'one Jester', other: `${numbers.jesters} Jesters` })}.`,
    numbers.isShort
      ? 'A short game: the Kings stay in the box, and the last Queen wins it.'
      : 'All twelve royals are in the castle.',
    numbers.recruitsUnder
      ? 'A recruited royal goes under the tavern.'
      : 'A recruited royal goes on top of the tavern, so somebody draws it soon.',
    numbers.isDiscardOpen
      ? 'The discard pile is open to all.'
      : 'Only the top card of the discard pile is open.',
    ...(numbers.players === 1 && numbers.isSoloYieldAllowed
      ? ['You may yield while the attack is above 0.']
      : []),
    ...(numbers.isTalkFree ? ['You may write freely, but cards in hand are never named.'] : []),
  ],
});

const parts: readonly RulesPart[] = [
  {
    id: 'aim',
    title: 'The aim',
    rules: ['R-01', 'R-02', 'R-34'],
    text: [
      'One to four players form one team. Twelve royals hold the castle: four Jacks, then four Queens, then four Kings. You fight them one at a time, and you win together when the last one falls.',
      'You lose together as soon as one of you cannot pay for an attack.',
    ],
  },
  {
    id: 'turn',
    title: 'Your turn',
    rules: ['R-10'],
    text: [
      '1. Play cards, or yield.',
      '2. The suits you played do their work.',
      '3. The enemy takes the damage.',
      '4. If it still stands, it attacks you, and you pay with cards.',
      'Then the next player clockwise has a turn.',
    ],
  },
  {
    id: 'suits',
    title: 'What the suits do',
    rules: ['R-20', 'R-22', 'R-23', 'R-24', 'R-25'],
    text: [
      'Every suit in the play works once, with the whole strength of the play (its values added up), in this order:',
      '{H} Hearts heal: the discard pile is shuffled, and as many of its cards as the strength go under the tavern, unseen.',
      '{D} Diamonds draw: you and then the others clockwise take one card each, round and round, until as many as the strength were drawn. Full hands are skipped.',
      '{C} Clubs double the damage of this play.',
      '{S} Spades shield: the enemy’s attack falls by the strength for as long as it stands. All shields add up.',
    ],
  },
  {
    id: 'cards',
    title: 'The cards',
    rules: ['R-03', 'R-04', 'R-05', 'R-06'],
    text: [
      'Number cards count their number, an Ace 1. In your hand a Jack counts 10, a Queen 15, a King 20, and a Jester 0.',
      'As enemies: a Jack attacks for 10 and has 20 health, a Queen 15 and 30, a King 20 and 40.',
      'The tavern is the deck you draw from: Aces to tens, and Jesters with three or four players. Hands hold 8, 7, 6 or 5 cards with one, two, three or four players.',
    ],
  },
  {
    id: 'play',
    title: 'What you may play',
    rules: ['R-11', 'R-12', 'R-13', 'R-14', 'R-15'],
    text: [
      'One card. Or two to four cards of the same number from 2 to 5 that come to 10 at most: {2H} {2D}, {3D} {3S} {3C}, {5H} {5C}.',
      'Or an Ace with exactly one other card that is no Jester: {AS} {8D}, also two Aces, also an Ace with a recruited royal.',
      'Or a Jester, alone. The values are added up: that is the strength of the play.',
    ],
  },
  {
    id: 'seal',
    title: 'The seal',
    rules: ['R-21'],
    text: [
      'A royal is immune to its own suit: that suit’s power is blocked. The card still does its damage, and other suits played with it still work.',
    ],
  },
  {
    id: 'damage',
    title: 'Damage, and the fall of a royal',
    rules: ['R-30', 'R-31', 'R-32', 'R-33'],
    text: [
      'Damage adds up until it reaches the health. Exactly the health: the royal is recruited and goes face down to the tavern; one of you will hold it. More than that: it goes to the discard pile.',
      'All cards played against it are discarded, the next royal appears, and whoever struck the blow has another turn at once, without being attacked.',
    ],
  },
  {
    id: 'attack',
    title: 'The attack',
    rules: ['R-40', 'R-41', 'R-42', 'R-43'],
    text: [
      'The enemy strikes the one whose turn it is, for its attack less all shields. At 0 nothing is paid.',
      'Otherwise you discard cards worth at least the attack, and none that is not needed for it: without your largest card it would not be enough. A hand may be emptied that way.',
      'If your whole hand is worth less, the game is lost for all of you.',
    ],
  },
  {
    id: 'yield',
    title: 'Yielding',
    rules: ['R-50', 'R-51', 'R-52'],
    text: [
      'Instead of playing you may yield: you play nothing and take the attack. You may not when every other player’s own last turn was a yield.',
      'If you can neither play nor yield, you all lose.',
    ],
  },
  {
    id: 'jester',
    title: 'The Jester',
    rules: ['R-60', 'R-61', 'R-62', 'R-63'],
    text: [
      'A Jester breaks the seal of the royal in front of you: from now on every suit works. Spades that were blocked before begin to shield now; what other suits would have done is not made up for.',
      'There is no damage and no attack. You say who has the next turn: anybody, also yourself.',
    ],
  },
  {
    id: 'solo',
    title: 'Playing alone',
    rules: ['R-70', 'R-71'],
    text: [
      'Two Jesters lie aside. Before you play, or before you pay, you may flip one: your hand is discarded and you draw a full one. It breaks no seal.',
      'Won without a flip: gold. With one: silver. With both: bronze. Yielding is not allowed alone, unless the table agreed on it.',
    ],
  },
  {
    id: 'talk',
    title: 'What you may say',
    rules: ['R-80', 'R-81', 'R-82'],
    text: [
      'Cards in hand are secret: never name them and never hint at them. What lies open may be spoken of: what was played and paid, how large hands and piles are.',
      'After a Jester anybody may say “I’d like to go next” or “rather not me”.',
    ],
  },
  {
    id: 'tips',
    title: 'Tips for the first games',
    rules: [],
    text: [
      'Cards in hand are the team’s life: play diamonds while hands are thin.',
      'When the tavern runs low, hearts come first, so that diamonds find something to draw.',
      'Aim for exact kills. A recruited royal is one of the strongest cards you can hold.',
      'A shield serves all of you until the enemy falls, so build it early.',
      'Yield when your hand can bear the blow and a friend has the better play.',
    ],
  },
  {
    id: 'credit',
    title: 'Credit',
    rules: [],
    text: [
      'Regicide was designed by Paul Abrahams, Luke Badger and Andy Richdale and is published by Badgers From Mars (regicidegame.com). If you like it, buy the deck.',
      'This is an unofficial, free version with cards of its own, not connected with the publisher.',
    ],
  },
];

export const rules = {
  title: 'Rules',
  search: 'Search the rules',
  found: (count: number) => plural(count, { one: `${count} part`, other: `${count} parts` }),
  nothing: 'Nothing found. Try another word.',
  parts: (numbers: TableNumbers | null): readonly RulesPart[] =>
    numbers ? [table(numbers), ...parts] : parts,
};
