import type { Dictionary } from '../dictionary.ts';

export const home: Dictionary['home'] = {
  lead: ['Douze têtes couronnées tiennent le château.', 'Reprends-le, avec trois amis au plus.'],
  playWithFriends: 'Jouer entre amis',
  playAlone: 'Jouer en solo',
  roomCode: 'Code de la table',
  join: 'Rejoindre',
  badCode: 'Un code compte huit lettres et chiffres, comme K7MD-3WQX.',
  credit: 'Jeu de Paul Abrahams, Luke Badger et Andy Richdale. Version gratuite et non officielle.',
  invitation: {
    title: 'On t’invite',
    lead: 'Prends place à cette table et aide à prendre le château.',
    table: 'Table',
    name: 'Ton nom à la table',
    otherName: 'Un autre nom',
    sitDown: 'Prendre place',
    again: 'Tu n’es plus à cette table. Tu peux t’y rasseoir.',
  },
};
