import type { Suit } from '@regicide/rules';
import { strong } from '../../ui/sentenceParts.ts';
import { pluralOf } from '../plural.ts';
import { board } from './board.ts';

const plural = pluralOf('en');

/** A player in a sentence; `name` is ready to be shown. */
interface Person {
  readonly name: string;
  readonly isYou: boolean;
}
const does = ({ name, isYou }: Person, theirs: string, yours: string): string =>
  `${isYou ? strong('You') : name} ${isYou ? yours : theirs}`;
const object = ({ name, isYou }: Person): string => (isYou ? 'you' : name);
const cards = (count: number): string => plural(count, { one: `${count} card`, other: `${count} cards` });

const works: Record<Suit, string> = {
  hearts: 'hearts work again',
  diamonds: 'diamonds draw again',
  clubs: 'clubs double again',
  spades: 'spades shield again',
};

/** Sentences of the record. Cards arrive as tokens, names ready to be shown; the effects of a play stand behind a colon, with commas between. */
export const log = {
  title: 'What happened',
  copy: 'Copy as text',
  copied: 'Copied',
  again: 'Show it again',
  talkSays: (name: string, words: string) => `${name}: ${words}`,
  plays: (person: Person, played: string, effects: string) =>
    `${does(person, 'plays', 'play')} ${played}: ${effects}.`,
  aJester: `a ${strong('Jester')}`,
  heals: (count: number) =>
    plural(count, { one: '1 card goes under the tavern', other: `${count} cards go under the tavern` }),
  draws: (count: number, shares: string) => `${cards(count)} drawn (${shares})`,
  drawShare: (person: Person, count: number) => `${object(person)} +${count}`,
  shields: (amount: number, attack: number) => `shield ${amount}, attack now ${attack}`,
  shieldsNow: (amount: number, attack: number) => `earlier spades shield ${amount} now, attack ${attack}`,
  blocked: (suit: Suit) => `${board.suits[suit]} blocked`,
  breaksSeal: (suit: Suit) => works[suit],
  recruits: (person: Person, enemy: string) =>
    `${does(person, 'beats', 'beat')} the ${enemy} exactly: recruited for the tavern.`,
  beats: (person: Person, enemy: string, over: number) =>
    `${does(person, 'beats', 'beat')} the ${enemy}: ${over} over, to the discard pile.`,
  stepsOut: (enemy: string, health: number, attack: number) =>
    `${enemy} appears: health ${health}, attack ${attack}.`,
  yields: (person: Person) => `${does(person, 'yields', 'yield')}.`,
  noAttack: (rank: string) => `The shield holds off the ${rank}.`,
  attacks: (rank: string, person: Person, amount: number) =>
    `The ${rank} attacks ${object(person)} for ${amount}.`,
  pays: (rank: string, amount: number, person: Person, paid: string) =>
    `The ${rank} attacks for ${amount}. ${does(person, 'pays', 'pay')} ${paid}.`,
  paysOnly: (person: Person, paid: string) => `${does(person, 'pays', 'pay')} ${paid}.`,
  names: (person: Person, next: Person, isSame: boolean) =>
    isSame
      ? `${does(person, 'goes', 'go')} again.`
      : `${does(person, 'gives', 'give')} ${object(next)} the next turn.`,
  flips: (person: Person, count: number, drawn: number) =>
    `${does(person, 'flips', 'flip')} a Jester: ${cards(count)} away, ${drawn} new.`,
  won: 'The castle is yours.',
  lostAttack: (person: Person, amount: number, worth: number) =>
    person.isYou
      ? `You cannot pay ${amount}: your hand is worth ${worth}. The game is lost.`
      : `${person.name} cannot pay ${amount}: that hand is worth ${worth}. The game is lost.`,
  lostStuck: (person: Person) =>
    `${does(person, 'has', 'have')} nothing to play and may not yield. The game is lost.`,
};
