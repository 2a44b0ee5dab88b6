import { strong } from '../../ui/sentenceParts.ts';
import type { Dictionary } from '../dictionary.ts';
import { pluralOf } from '../plural.ts';
import { board } from './board.ts';
import { al, cardCount, El, el } from './grammar.ts';

const plural = pluralOf('es');

type Person = Parameters<Dictionary['log']['yields']>[0];
const does = ({ name, isYou }: Person, theirs: string, yours: string): string =>
  isYou ? `${strong('Tú')} ${yours}` : `${name} ${theirs}`;

export const log: Dictionary['log'] = {
  title: 'Lo que ha pasado',
  copy: 'Copiar como texto',
  copied: 'Copiado',
  again: 'Ver de nuevo',
  talkSays: (name, words) => `${name}: ${words}`,
  plays: (person, played, effects) => `${does(person, 'juega', 'juegas')} ${played}: ${effects}.`,
  aJester: `un ${strong('Bufón')}`,
  heals: (count) =>
    plural(count, {
      one: `${count} carta va bajo la taberna`,
      other: `${count} cartas van bajo la taberna`,
    }),
  draws: (count, shares) =>
    plural(count, { one: `${count} carta robada (${shares})`, other: `${count} cartas robadas (${shares})` }),
  drawShare: ({ name, isYou }, count) => `${isYou ? 'tú' : name} +${count}`,
  shields: (amount, attack) => `escudo ${amount}, ataque ${attack}`,
  shieldsNow: (amount, attack) => `las picas de antes ahora dan escudo ${amount}, ataque ${attack}`,
  blocked: (suit) => `${board.suits[suit]} sin efecto`,
  breaksSeal: (suit) => board.breaksSeal(suit).toLowerCase(),
  recruits: (person, enemy) =>
    `${does(person, 'vence', 'vences')} ${al(enemy)} ${enemy} con golpe exacto: refuerzo para la taberna.`,
  beats: (person, enemy, over) =>
    `${does(person, 'vence', 'vences')} ${al(enemy)} ${enemy}: ${over} de más, al descarte.`,
  stepsOut: (enemy, health, attack) => `Aparece ${el(enemy)} ${enemy}: vida ${health}, ataque ${attack}.`,
  yields: (person) => `${does(person, 'pasa', 'pasas')}.`,
  noAttack: (rank) => `El escudo detiene ${al(rank)} ${rank}.`,
  attacks: (rank, { name, isYou }, amount) =>
    isYou
      ? `${El(rank)} ${rank} te ataca con ${amount}.`
      : `${El(rank)} ${rank} ataca a ${name} con ${amount}.`,
  pays: (rank, amount, person, paid) =>
    `${El(rank)} ${rank} ataca con ${amount}. ${does(person, 'paga', 'pagas')} ${paid}.`,
  paysOnly: (person, paid) => `${does(person, 'paga', 'pagas')} ${paid}.`,
  names: (person, next, isSame) => {
    if (isSame) return `${does(person, 'repite', 'repites')} turno.`;
    return next.isYou
      ? `${person.name} te da el siguiente turno.`
      : `${does(person, 'da', 'das')} el siguiente turno a ${next.name}.`;
  },
  flips: (person, count, drawn) =>
    `${does(person, 'voltea', 'volteas')} un Bufón: ${cardCount(count)} fuera, ${drawn} de nuevo en mano.`,
  won: 'El castillo es nuestro.',
  lostAttack: ({ name, isYou }, amount, worth) =>
    isYou
      ? `No puedes pagar ${amount}: tu mano vale ${worth}. La partida está perdida.`
      : `${name} no puede pagar ${amount}: su mano vale ${worth}. La partida está perdida.`,
  lostStuck: (person) =>
    `${does(person, 'no tiene nada que jugar y no puede', 'no tienes nada que jugar y no puedes')} pasar. La partida está perdida.`,
};
