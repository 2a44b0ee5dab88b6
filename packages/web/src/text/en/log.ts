import { QUEEN, rankOf, type Card, type Suit } from '@regicide/rules';
import { pluralOf } from '../plural.ts';
import { board } from './board.ts';

const plural = pluralOf('en');

/** A player in a sentence; `name` is ready to be shown. */
interface Person {
  readonly name: string;
  readonly isYou: boolean;
}
const who = ({ name, isYou }: Person, verb: string, yours: string): string =>
  isYou ? `You ${yours}` : `${name} ${verb}`;
const some = ({ name, isYou }: Person): string => (isYou ? 'you' : name);
const cards = (count: number): string => plural(count, { one: `${count} card`, other: `${count} cards` });
const he = (enemy: Card): string => (rankOf(enemy) === QUEEN ? 'she' : 'he');

const works: Record<Suit, string> = {
  hearts: 'hearts heal again',
  diamonds: 'diamonds draw again',
  clubs: 'clubs double again',
  spades: 'spades shield again',
};

/** Sentences of the record. Cards arrive as tokens, names ready to be shown; effects are put behind a colon, with commas between. */
export const log = {
  title: 'What happened',
  empty: 'Nothing yet. The first royal is waiting.',
  copy: 'Copy as text',
  copied: 'Copied',
  showCards: 'Show the cards',
  plays: (person: Person, played: string, effects: string) =>
    `${who(person, 'plays', 'play')} ${played}: ${effects}.`,
  damage: (amount: number, isDoubled: boolean) => `${amount} damage${isDoubled ? ', doubled' : ''}`,
  heals: (count: number) =>
    plural(count, { one: '1 card goes under the tavern', other: `${count} cards go under the tavern` }),
  draws: (count: number, shares: string) => `${cards(count)} drawn (${shares})`,
  drawShare: (person: Person, count: number) => `${some(person)} +${count}`,
  shields: (amount: number, attack: number) => `shield ${amount}, attack now ${attack}`,
  blocked: (suit: Suit) => `${board.suits[suit]} blocked`,
  breaksSeal: (suit: Suit) => works[suit],
  shieldsNow: (amount: number, attack: number) => `earlier shields of ${amount} count now, attack ${attack}`,
  beats: (person: Person, enemy: string, over: number) =>
    `${who(person, 'beats', 'beat')} the ${enemy}: ${over} over, to the discard pile.`,
  recruits: (person: Person, enemy: string) => `${who(person, 'beats', 'beat')} the ${enemy} exactly.`,
  joins: (enemy: string) => `${enemy} joins the tavern.`,
  stepsOut: (enemy: string, health: number, attack: number) =>
    `${enemy} steps out: health ${health}, attack ${attack}.`,
  yields: (person: Person) => `${who(person, 'yields', 'yield')}.`,
  noAttack: (enemy: Card) => `The shield holds: ${he(enemy)} does not get through.`,
  attacks: (rank: string, person: Person, amount: number) =>
    `The ${rank} attacks ${some(person)} for ${amount}.`,
  pays: (rank: string, amount: number, person: Person, paid: string) =>
    `The ${rank} attacks for ${amount}. ${who(person, 'pays', 'pay')} ${paid}.`,
  paysOnly: (person: Person, paid: string) => `${who(person, 'pays', 'pay')} ${paid}.`,
  asks: (person: Person) => `${who(person, 'decides', 'decide')} who goes next.`,
  names: (person: Person, next: Person, isSame: boolean) =>
    isSame
      ? `${who(person, 'goes', 'go')} on.`
      : `${who(person, 'gives', 'give')} ${some(next)} the next turn.`,
  flips: (person: Person, count: number, drawn: number) =>
    `${who(person, 'flips', 'flip')} a Jester: ${cards(count)} away, ${drawn} new.`,
  won: 'The castle is yours.',
  lostAttack: (person: Person, amount: number, worth: number) =>
    person.isYou
      ? `You cannot pay ${amount}: your hand is worth ${worth}. The castle holds.`
      : `${person.name} cannot pay ${amount}: that hand is worth ${worth}. The castle holds.`,
  lostStuck: (person: Person) =>
    `${who(person, 'has', 'have')} nothing to play and may not yield. The castle holds.`,
};
