import type { Dictionary } from '../dictionary.ts';

export const home: Dictionary['home'] = {
  lead: ['Douze têtes couronnées tiennent le château.', 'Un jeu de cartes coopératif, de 1 à 4 joueurs.'],
  playWithFriends: 'Jouer entre amis',
  playAlone: 'Jouer en solo',
  backTo: (code) => `Retour à la table ${code}`,
  roomCode: 'Code de la table',
  join: 'Rejoindre',
  badCode: 'Un code compte huit lettres et chiffres, comme K7MD-3WQX.',
  credit: 'Jeu de Paul Abrahams, Luke Badger et Andy Richdale. Version gratuite et non officielle.',
  serverAway: 'Le serveur est injoignable pour le moment. Cette page continue de le chercher.',
  invitation: {
    title: 'On t’invite',
    leadFull: 'Toutes les places sont prises. Tu peux regarder, et t’asseoir dès qu’une se libère.',
    leadRunning: 'Une partie est en cours. Tu peux regarder, et t’asseoir dès qu’une place se libère.',
    leadRunningFree:
      'Une partie est en cours, et une place est libre. Qui la prend continue avec la main posée là.',
    watch: 'Regarder',
    nameless: (name) => `Sans nom, tu t’appelles ${name} ici.`,
    table: 'Table',
    name: 'Ton nom à la table',
    sitDown: 'Prendre place',
    again: 'Tu n’es plus à cette table. Tu peux t’y rasseoir.',
  },
};
