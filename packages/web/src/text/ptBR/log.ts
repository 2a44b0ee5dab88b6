import { strong } from '../../ui/sentenceParts.ts';
import type { Dictionary } from '../dictionary.ts';
import { pluralOf } from '../plural.ts';
import { board } from './board.ts';
import { cardCount, O, o } from './grammar.ts';

const plural = pluralOf('pt-BR');

type Person = Parameters<Dictionary['log']['yields']>[0];
/** "Você joga", "Ada joga": one form serves both. */
const does = ({ name, isYou }: Person, verb: string): string => `${isYou ? strong('Você') : name} ${verb}`;
const object = ({ name, isYou }: Person): string => (isYou ? 'você' : name);

export const log: Dictionary['log'] = {
  title: 'O que aconteceu',
  copy: 'Copiar como texto',
  copied: 'Copiado',
  again: 'Ver de novo',
  talkSays: (name, words) => `${name}: ${words}`,
  plays: (person, played, effects) => `${does(person, 'joga')} ${played}: ${effects}.`,
  aJester: `um ${strong('Bobo')}`,
  heals: (count) =>
    plural(count, { one: `${count} carta vai sob a taverna`, other: `${count} cartas vão sob a taverna` }),
  draws: (count, shares) =>
    plural(count, {
      one: `${count} carta comprada (${shares})`,
      other: `${count} cartas compradas (${shares})`,
    }),
  drawShare: (person, count) => `${object(person)} +${count}`,
  shields: (amount, attack) => `escudo ${amount}, ataque ${attack}`,
  shieldsNow: (amount, attack) => `as espadas de antes agora dão escudo ${amount}, ataque ${attack}`,
  blocked: (suit) => `${board.suits[suit]} sem efeito`,
  breaksSeal: (suit) => board.breaksSeal(suit).toLowerCase(),
  recruits: (person, enemy) =>
    `${does(person, 'vence')} ${o(enemy)} ${enemy} com golpe exato: reforço para a taverna.`,
  beats: (person, enemy, over) =>
    `${does(person, 'vence')} ${o(enemy)} ${enemy}: ${over} a mais, para o descarte.`,
  stepsOut: (enemy, health, attack) => `Surge ${o(enemy)} ${enemy}: vida ${health}, ataque ${attack}.`,
  yields: (person) => `${does(person, 'passa')}.`,
  noAttack: (rank) => `O escudo segura ${o(rank)} ${rank}.`,
  attacks: (rank, person, amount) => `${O(rank)} ${rank} ataca ${object(person)} com ${amount}.`,
  pays: (rank, amount, person, paid) =>
    `${O(rank)} ${rank} ataca com ${amount}. ${does(person, 'paga')} ${paid}.`,
  paysOnly: (person, paid) => `${does(person, 'paga')} ${paid}.`,
  names: (person, next, isSame) =>
    isSame ? `${does(person, 'joga')} de novo.` : `${does(person, 'dá')} a próxima vez a ${object(next)}.`,
  flips: (person, count, drawn) =>
    `${does(person, 'vira')} um Bobo: ${cardCount(count)} fora, ${drawn} de volta à mão.`,
  won: 'O castelo é de vocês.',
  lostAttack: ({ name, isYou }, amount, worth) =>
    isYou
      ? `Você não pode pagar ${amount}: sua mão vale ${worth}. A partida está perdida.`
      : `${name} não pode pagar ${amount}: essa mão vale ${worth}. A partida está perdida.`,
  lostStuck: (person) => `${does(person, 'não tem o que jogar')} e não pode passar. A partida está perdida.`,
};
