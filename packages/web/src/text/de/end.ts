import type { Dictionary } from '../dictionary.ts';
import { pluralOf } from '../plural.ts';
import { dem, den, der } from './grammar.ts';

const plural = pluralOf('de');

const medals: Dictionary['end']['medals'] = {
  gold: { name: 'Goldmedaille', lead: 'Allein und ohne einen Narren umzudrehen:', label: 'Goldmedaille' },
  silver: {
    name: 'Silbermedaille',
    lead: 'Allein und mit einem umgedrehten Narren:',
    label: 'Silbermedaille',
  },
  bronze: {
    name: 'Bronzemedaille',
    lead: 'Allein und mit beiden umgedrehten Narren:',
    label: 'Bronzemedaille',
  },
};

type Person = Parameters<Dictionary['end']['fatalYield']>[0];
const has = ({ name, isYou }: Person): string => (isYou ? 'hast du' : `hat ${name}`);

export const end: Dictionary['end'] = {
  won: 'Die Burg ist euer',
  lost: 'Die Burg hält stand',
  wonTogether: (names) => `${names} haben sie gemeinsam zurückerobert.`,
  wonAlone: 'Du hast sie allein zurückerobert.',
  medals,
  laurel: 'Siegerkranz',
  lostAttack: (enemy, amount, { name, isYou }, worth) =>
    `${der(enemy)} ${enemy} griff mit ${amount} an. ${isYou ? 'Deine Hand war' : `Die Hand von ${name} war`} ${worth} wert.`,
  lostStuck: (enemy, { name, isYou }) =>
    `Vor ${dem(enemy)} ${enemy} ${isYou ? 'hattest du' : `hatte ${name}`} nichts mehr zu spielen und konnte${isYou ? 'st' : ''} nicht passen.`,
  recruited: (count) => `${count} rekrutiert`,
  slain: (count) => `${count} gefallen`,
  standing: '1 noch da',
  unseen: (count) => `${count} nie gesehen`,
  toCome: (count) => plural(count, { one: `${count} wartet noch`, other: `${count} warten noch` }),
  turns: 'Züge',
  exactKills: 'Genaue Treffer',
  time: 'Zeit',
  beaten: 'Besiegt',
  beatenOf: (beaten, all) => `${beaten} von ${all}`,
  health: (rank) => `Leben: ${rank}`,
  decisive: 'Der entscheidende Zug',
  killedExactly: (person, played, enemy) =>
    `Mit ${played} ${has(person)} ${den(enemy)} ${enemy} genau getroffen. Damit war die Burg leer.`,
  killed: (person, played, enemy, over) =>
    `Mit ${played} ${has(person)} ${den(enemy)} ${enemy} gefällt, ${over} mehr als nötig. Damit war die Burg leer.`,
  fatalYield: ({ name, isYou }, rank) =>
    `${isYou ? 'Du hast' : `${name} hat`} gepasst, und ${der(rank).toLowerCase()} ${rank} griff an.`,
  fatalPlay: (person, played, damage, rank, left) =>
    `Mit ${played} ${has(person)} ${damage} Schaden gemacht; ${dem(rank)} ${rank} blieben ${left} Leben für den Gegenschlag.`,
  fatalBlocked: ({ name, isYou }, played, suit, enemyIsQueen) => {
    const missed = {
      hearts: 'nichts geheilt',
      diamonds: 'nichts gezogen',
      clubs: 'nicht verdoppelt',
      spades: 'kein Schild',
    }[suit];
    return `${played} von ${isYou ? 'dir' : name} traf auf ${enemyIsQueen ? 'ihr' : 'sein'} Siegel: ${missed}.`;
  },
  rematch: 'Revanche, gleiche Plätze',
  playAgain: 'Noch einmal',
  share: 'Teilen',
  copy: 'Ergebnis kopieren',
  copied: 'Kopiert',
  toLobby: 'Zurück zur Lobby',
  showTable: 'Tisch zeigen',
  showResult: 'Ergebnis zeigen',
  waitForRematch: 'Wer mitspielt, kann eine Revanche starten.',
  verified: 'Mischen geprüft',
  verifiedHint:
    'Der Server hatte seinen Teil des Mischens versiegelt, bevor eure Browser ihren dazugaben, und die Karten wurden aus beiden gegeben.',
  notVerified:
    'Das Mischen ließ sich nicht prüfen: Was der Server veröffentlicht hat, passt nicht zu diesem Spiel.',
  told: ({ beaten, all, recruited, turns, time, medal, players }) =>
    [
      beaten === all
        ? `Regicide: Die Burg ist ${players === 1 ? 'mein' : 'unser'}!${medal === null ? '' : ` ${medals[medal].label}.`}`
        : `Regicide: Die Burg hält stand. ${beaten} von ${all} Hoheiten besiegt.`,
      `${players === 1 ? 'Allein' : `Zu ${['', '', 'zweit', 'dritt', 'viert'][players] ?? players}`}, ${plural(turns, { one: `${turns} Zug`, other: `${turns} Züge` })}, ${plural(recruited, { one: `${recruited} genauer Treffer`, other: `${recruited} genaue Treffer` })}, ${time}.`,
    ].join('\n'),
};
