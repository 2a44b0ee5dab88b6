import { strong } from '../../ui/sentenceParts.ts';
import type { Dictionary } from '../dictionary.ts';
import { pluralOf } from '../plural.ts';
import { board } from './board.ts';
import { cardCount, Le, le } from './grammar.ts';

const plural = pluralOf('fr');

type Person = Parameters<Dictionary['log']['yields']>[0];
const does = ({ name, isYou }: Person, theirs: string, yours: string): string =>
  isYou ? `${strong('Tu')} ${yours}` : `${name} ${theirs}`;

export const log: Dictionary['log'] = {
  title: 'Le fil de la partie',
  copy: 'Copier le texte',
  copied: 'Copié',
  again: 'Revoir le coup',
  talkSays: (name, words) => `${name}\u00a0: ${words}`,
  plays: (person, played, effects) => `${does(person, 'joue', 'joues')} ${played}\u00a0: ${effects}.`,
  aJester: `un ${strong('Bouffon')}`,
  heals: (count) =>
    plural(count, {
      one: `${count} carte va sous la taverne`,
      other: `${count} cartes vont sous la taverne`,
    }),
  draws: (count, shares) =>
    plural(count, {
      one: `${count} carte piochée (${shares})`,
      other: `${count} cartes piochées (${shares})`,
    }),
  drawShare: ({ name, isYou }, count) => `${isYou ? 'toi' : name} +${count}`,
  shields: (amount, attack) => `bouclier ${amount}, attaque à ${attack}`,
  shieldsNow: (amount, attack) => `les piques d’avant protègent de ${amount}, attaque à ${attack}`,
  blocked: (suit) => `${board.suits[suit]} bloqué`,
  breaksSeal: (suit) => board.breaksSeal(suit).toLowerCase(),
  recruits: (person, enemy) =>
    `${does(person, 'bat', 'bats')} ${le(enemy)} ${enemy} d’un coup exact\u00a0: une recrue pour la taverne.`,
  beats: (person, enemy, over) =>
    `${does(person, 'bat', 'bats')} ${le(enemy)} ${enemy}\u00a0: ${over} de trop, à la défausse.`,
  stepsOut: (enemy, health, attack) => `${enemy} s’avance\u00a0: vie ${health}, attaque ${attack}.`,
  yields: (person) => `${does(person, 'passe', 'passes')}.`,
  noAttack: (rank) => `Le bouclier arrête ${le(rank)} ${rank}.`,
  attacks: (rank, { name, isYou }, amount) =>
    isYou
      ? `${Le(rank)} ${rank} t’attaque\u00a0: ${amount} à payer.`
      : `${Le(rank)} ${rank} attaque ${name}\u00a0: ${amount} à payer.`,
  pays: (rank, amount, person, paid) =>
    `${Le(rank)} ${rank} attaque\u00a0: ${amount} à payer. ${does(person, 'paie', 'paies')} ${paid}.`,
  paysOnly: (person, paid) => `${does(person, 'paie', 'paies')} ${paid}.`,
  names: (person, next, isSame) => {
    if (isSame) return `${does(person, 'rejoue', 'rejoues')}.`;
    return next.isYou
      ? `${person.name} te donne le prochain tour.`
      : `${does(person, 'donne', 'donnes')} le prochain tour à ${next.name}.`;
  },
  flips: (person, count, drawn) =>
    `${does(person, 'retourne', 'retournes')} un Bouffon\u00a0: ${cardCount(count)} de moins, ${drawn} de plus.`,
  won: 'Le château est à vous.',
  lostAttack: ({ name, isYou }, amount, worth) =>
    isYou
      ? `Tu ne peux pas payer ${amount}\u00a0: ta main vaut ${worth}. La partie est perdue.`
      : `${name} ne peut pas payer ${amount}\u00a0: sa main vaut ${worth}. La partie est perdue.`,
  lostStuck: (person) =>
    `${does(person, 'n’a rien à jouer et ne peut', 'n’as rien à jouer et ne peux')} pas passer. La partie est perdue.`,
};
