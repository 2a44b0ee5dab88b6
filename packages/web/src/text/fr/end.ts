import type { Dictionary } from '../dictionary.ts';
import { pluralOf } from '../plural.ts';
import { Le, le } from './grammar.ts';

const plural = pluralOf('fr');

const medals: Dictionary['end']['medals'] = {
  gold: { name: 'médaille d’or', lead: 'En solo, sans retourner de Bouffon\u00a0:', label: 'Médaille d’or' },
  silver: {
    name: 'médaille d’argent',
    lead: 'En solo, avec un Bouffon retourné\u00a0:',
    label: 'Médaille d’argent',
  },
  bronze: {
    name: 'médaille de bronze',
    lead: 'En solo, avec les deux Bouffons retournés\u00a0:',
    label: 'Médaille de bronze',
  },
};

type Person = Parameters<Dictionary['end']['fatalYield']>[0];
const has = ({ name, isYou }: Person): string => (isYou ? 'tu as' : `${name} a`);

export const end: Dictionary['end'] = {
  won: 'Le château est à vous',
  lost: 'Le château tient bon',
  wonTogether: (names) => `${names} l’ont repris ensemble.`,
  wonAlone: 'Tu l’as repris en solo.',
  medals,
  laurel: 'Laurier de la victoire',
  lostAttack: (enemy, amount, { name, isYou }, worth) =>
    isYou
      ? `${Le(enemy)} ${enemy} t’a attaqué\u00a0: ${amount} à payer. Ta main valait ${worth}.`
      : `${Le(enemy)} ${enemy} a attaqué ${name}\u00a0: ${amount} à payer. Sa main valait ${worth}.`,
  lostStuck: (enemy, { name, isYou }) =>
    `Devant ${le(enemy)} ${enemy}, ${isYou ? 'tu n’avais plus rien à jouer et tu ne pouvais' : `${name} n’avait plus rien à jouer et ne pouvait`} pas passer.`,
  recruited: (count) => plural(count, { one: `${count} recrue`, other: `${count} recrues` }),
  slain: (count) => plural(count, { one: `${count} abattue`, other: `${count} abattues` }),
  standing: '1 encore debout',
  unseen: (count) => plural(count, { one: `${count} jamais vue`, other: `${count} jamais vues` }),
  toCome: (count) => `${count} à venir`,
  turns: 'Tours',
  exactKills: 'Coups exacts',
  time: 'Durée',
  beaten: 'Battues',
  beatenOf: (beaten, all) => `${beaten} sur ${all}`,
  health: (rank) => `Vie\u00a0: ${rank}`,
  decisive: 'Le tour décisif',
  killedExactly: (person, played, enemy) =>
    `Avec ${played}, ${has(person)} battu ${le(enemy)} ${enemy} d’un coup exact. Plus personne au château.`,
  killed: (person, played, enemy, over) =>
    `Avec ${played}, ${has(person)} abattu ${le(enemy)} ${enemy}, ${over} de plus qu’il ne fallait. Plus personne au château.`,
  fatalYield: (person, rank) =>
    `${person.isYou ? 'Tu as' : `${person.name} a`} passé, et ${le(rank)} ${rank} a frappé.`,
  fatalPlay: (person, played, damage, rank, left) =>
    `Avec ${played}, ${has(person)} fait ${plural(damage, { one: `${damage} dégât`, other: `${damage} dégâts` })}\u00a0; il restait ${left} de vie, et ${le(rank)} ${rank} a frappé.`,
  fatalBlocked: (person, played, suit) => {
    const missed = {
      hearts: 'rien n’a été soigné',
      diamonds: 'rien n’a été pioché',
      clubs: 'rien n’a été doublé',
      spades: 'aucun bouclier',
    }[suit];
    return `Avec ${played}, ${has(person)} buté sur le sceau\u00a0: ${missed}.`;
  },
  rematch: 'Revanche, mêmes places',
  playAgain: 'Rejouer',
  share: 'Partager',
  copy: 'Copier le résultat',
  copied: 'Copié',
  toLobby: 'Retour au salon',
  showTable: 'Voir la table',
  showResult: 'Voir le résultat',
  waitForRematch: 'Les joueurs peuvent lancer une revanche.',
  verified: 'Mélange vérifié',
  verifiedHint:
    'Le serveur avait scellé sa part du mélange avant que vos navigateurs ajoutent la leur, et les cartes viennent des deux.',
  notVerified:
    'Le mélange n’a pas pu être vérifié\u00a0: ce que le serveur a publié ne correspond pas à cette partie.',
  told: ({ beaten, all, recruited, turns, time, medal, players }) =>
    [
      beaten === all
        ? `Regicide\u00a0: le château est à ${players === 1 ? 'moi' : 'nous'}\u00a0!${medal === null ? '' : ` ${medals[medal].label}.`}`
        : `Regicide\u00a0: le château tient bon. ${beaten} figures battues sur ${all}.`,
      `${players === 1 ? 'En solo' : `À ${['', '', 'deux', 'trois', 'quatre'][players] ?? players}`}, ${plural(turns, { one: `${turns} tour`, other: `${turns} tours` })}, ${plural(recruited, { one: `${recruited} coup exact`, other: `${recruited} coups exacts` })}, ${time}.`,
    ].join('\n'),
};
