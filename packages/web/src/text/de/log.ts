import { strong } from '../../ui/sentenceParts.ts';
import type { Dictionary } from '../dictionary.ts';
import { pluralOf } from '../plural.ts';
import { board } from './board.ts';
import { cardCount, den, der } from './grammar.ts';

const plural = pluralOf('de');

type Person = Parameters<Dictionary['log']['yields']>[0];
const does = ({ name, isYou }: Person, theirs: string, yours: string): string =>
  isYou ? `${strong('Du')} ${yours}` : `${name} ${theirs}`;
const object = ({ name, isYou }: Person): string => (isYou ? 'dich' : name);

export const log: Dictionary['log'] = {
  title: 'Was bisher geschah',
  copy: 'Als Text kopieren',
  copied: 'Kopiert',
  again: 'Noch einmal zeigen',
  talkSays: (name, words) => `${name}: ${words}`,
  plays: (person, played, effects) => `${does(person, 'spielt', 'spielst')} ${played}: ${effects}.`,
  aJester: `einen ${strong('Narren')}`,
  heals: (count) =>
    plural(count, {
      one: '1 Karte kommt unter die Taverne',
      other: `${count} Karten kommen unter die Taverne`,
    }),
  draws: (count, shares) => `${cardCount(count)} gezogen (${shares})`,
  drawShare: ({ name, isYou }, count) => `${isYou ? 'du' : name} +${count}`,
  shields: (amount, attack) => `Schild ${amount}, Angriff jetzt ${attack}`,
  shieldsNow: (amount, attack) => `früheres Pik schützt nun um ${amount}, Angriff ${attack}`,
  blocked: (suit) => `${board.suits[suit]} blockiert`,
  breaksSeal: (suit) => board.breaksSeal(suit),
  recruits: (person, enemy) =>
    `${does(person, 'besiegt', 'besiegst')} ${den(enemy)} ${enemy} genau: für die Taverne rekrutiert.`,
  beats: (person, enemy, over) =>
    `${does(person, 'besiegt', 'besiegst')} ${den(enemy)} ${enemy}: ${over} zu viel, auf die Ablage.`,
  stepsOut: (enemy, health, attack) => `${enemy} tritt vor: Leben ${health}, Angriff ${attack}.`,
  yields: (person) => `${does(person, 'passt', 'passt')}.`,
  noAttack: (rank) => `Der Schild hält ${den(rank)} ${rank} ab.`,
  attacks: (rank, person, amount) => `${der(rank)} ${rank} greift ${object(person)} mit ${amount} an.`,
  pays: (rank, amount, person, paid) =>
    `${der(rank)} ${rank} greift mit ${amount} an. ${does(person, 'zahlt', 'zahlst')} ${paid}.`,
  paysOnly: (person, paid) => `${does(person, 'zahlt', 'zahlst')} ${paid}.`,
  names: (person, next, isSame) =>
    isSame
      ? `${does(person, 'macht', 'machst')} selbst weiter.`
      : `${does(person, 'gibt', 'gibst')} ${next.isYou ? 'dir' : next.name} den nächsten Zug.`,
  flips: (person, count, drawn) =>
    `${does(person, 'dreht', 'drehst')} einen Narren um: ${cardCount(count)} weg, ${drawn} neu.`,
  won: 'Die Burg ist euer.',
  lostAttack: (person, amount, worth) =>
    person.isYou
      ? `Du kannst ${amount} nicht zahlen: Deine Hand ist ${worth} wert. Das Spiel ist verloren.`
      : `${person.name} kann ${amount} nicht zahlen: Die Hand ist ${worth} wert. Das Spiel ist verloren.`,
  lostStuck: (person) =>
    `${does(person, 'kann', 'kannst')} nichts spielen und darf${person.isYou ? 'st' : ''} nicht passen. Das Spiel ist verloren.`,
};
