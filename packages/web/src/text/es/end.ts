import type { Dictionary } from '../dictionary.ts';
import { pluralOf } from '../plural.ts';
import { al, El, el } from './grammar.ts';

const plural = pluralOf('es');

const medals: Dictionary['end']['medals'] = {
  gold: { name: 'medalla de oro', lead: 'En solitario y sin voltear ningún Bufón:', label: 'Medalla de oro' },
  silver: { name: 'medalla de plata', lead: 'En solitario y volteando un Bufón:', label: 'Medalla de plata' },
  bronze: {
    name: 'medalla de bronce',
    lead: 'En solitario y volteando los dos Bufones:',
    label: 'Medalla de bronce',
  },
};

type Person = Parameters<Dictionary['end']['fatalYield']>[0];
const did = ({ name, isYou }: Person, theirs: string, yours: string): string =>
  isYou ? yours : `${name} ${theirs}`;

export const end: Dictionary['end'] = {
  won: 'El castillo es nuestro',
  lost: 'El castillo resiste',
  wonTogether: (names) => `${names} lo han recuperado en equipo.`,
  wonAlone: 'Lo has recuperado en solitario.',
  medals,
  laurel: 'Laurel de la victoria',
  lostAttack: (enemy, amount, { name, isYou }, worth) =>
    isYou
      ? `${El(enemy)} ${enemy} te atacó con ${amount}. Tu mano valía ${worth}.`
      : `${El(enemy)} ${enemy} atacó a ${name} con ${amount}. Su mano valía ${worth}.`,
  lostStuck: (enemy, person) =>
    `Ante ${el(enemy)} ${enemy}, ${did(person, 'no tenía nada que jugar y no podía', 'no tenías nada que jugar y no podías')} pasar.`,
  recruited: (count) => plural(count, { one: `${count} reclutada`, other: `${count} reclutadas` }),
  slain: (count) => plural(count, { one: `${count} caída`, other: `${count} caídas` }),
  standing: '1 aún en pie',
  unseen: (count) => plural(count, { one: `${count} nunca vista`, other: `${count} nunca vistas` }),
  toCome: (count) => `${count} por venir`,
  turns: 'Turnos',
  exactKills: 'Golpes exactos',
  time: 'Tiempo',
  beaten: 'Vencidas',
  beatenOf: (beaten, all) => `${beaten} de ${all}`,
  health: (rank) => `Vida: ${rank}`,
  decisive: 'El turno decisivo',
  killedExactly: (person, played, enemy) =>
    `Con ${played}, ${did(person, 'venció', 'venciste')} ${al(enemy)} ${enemy} con un golpe exacto. Ya no queda nadie en el castillo.`,
  killed: (person, played, enemy, over) =>
    `Con ${played}, ${did(person, 'venció', 'venciste')} ${al(enemy)} ${enemy}, ${over} más de lo necesario. Ya no queda nadie en el castillo.`,
  fatalYield: (person, rank) => `${did(person, 'pasó', 'Pasaste')}, y ${el(rank)} ${rank} atacó.`,
  fatalPlay: (person, played, damage, rank, left) =>
    `Con ${played}, ${did(person, 'hizo', 'hiciste')} ${damage} de daño; ${al(rank)} ${rank} aún le ${plural(left, { one: `quedaba ${left}`, other: `quedaban ${left}` })} de vida, y atacó.`,
  fatalBlocked: (person, played, suit) => {
    const missed = {
      hearts: 'no curó nada',
      diamonds: 'no robó nada',
      clubs: 'no duplicó nada',
      spades: 'no dio escudo',
    }[suit];
    return `Con ${played}, ${did(person, 'topó', 'topaste')} con su sello: ${missed}.`;
  },
  rematch: 'Revancha, mismos sitios',
  playAgain: 'Jugar otra vez',
  share: 'Compartir',
  copy: 'Copiar el resultado',
  copied: 'Copiado',
  toLobby: 'Volver a la sala',
  showTable: 'Ver la mesa',
  showResult: 'Ver el resultado',
  waitForRematch: 'Los jugadores pueden empezar la revancha.',
  verified: 'Barajado verificado',
  verifiedHint:
    'El servidor había sellado su parte del barajado antes de que los navegadores añadieran la suya, y las cartas salieron de ambas.',
  notVerified: 'No se pudo verificar el barajado: lo que publicó el servidor no corresponde a esta partida.',
  told: ({ beaten, all, recruited, turns, time, medal, players }) =>
    [
      beaten === all
        ? `Regicide: ¡el castillo es ${players === 1 ? 'mío' : 'nuestro'}!${medal === null ? '' : ` ${medals[medal].label}.`}`
        : `Regicide: el castillo resiste. ${beaten} de ${all} figuras vencidas.`,
      `${players === 1 ? 'En solitario' : `Entre ${['', '', 'dos', 'tres', 'cuatro'][players] ?? players}`}, ${plural(turns, { one: `${turns} turno`, other: `${turns} turnos` })}, ${plural(recruited, { one: `${recruited} golpe exacto`, other: `${recruited} golpes exactos` })}, ${time}.`,
    ].join('\n'),
};
