import type { Dictionary } from '../dictionary.ts';

/** "à deux": how many play, in words. */
const TOGETHER = ['', 'en solo', 'à deux', 'à trois', 'à quatre'];
const together = (players: number): string => TOGETHER[players] ?? `à ${players}`;

export const lobby: Dictionary['lobby'] = {
  title: 'Votre table',
  copy: 'Copier',
  copied: 'Copié',
  copyByHand: 'La copie n’est pas permise ici. Le lien est sélectionné\u00a0: copie-le à la main.',
  share: 'Partager',
  shareText: 'Prends place à notre table\u00a0:',
  invite: 'Le lien de cette table',
  qr: 'Code QR du lien',
  qrLarge: 'Afficher le code QR en grand',
  localOnly:
    'Cette adresse ne marche que sur cet appareil. Pour les autres, ouvre la page par son adresse réseau.',
  seats: 'Places',
  seatsTaken: (taken) => `${taken} sur 4`,
  free: 'Place libre',
  sitHere: 'S’asseoir ici',
  moveHere: 'Plutôt ici',
  stateYouHost: 'Toi, hôte',
  stateYou: 'Toi',
  stateHost: 'Hôte',
  stateReady: 'Présent',
  stateAway: 'Absent',
  changeName: 'Changer de nom',
  name: 'Ton nom',
  watching: 'Spectateurs',
  youWatch: 'Tu regardes.',
  takeFreeSeat: 'Prendre une place',
  leaveSeat: 'Se lever et regarder',
  leaveRoom: 'Quitter la table',
  howYouPlay: 'Comment vous jouez',
  presets: {
    standard: 'Standard',
    easierJester: 'Bouffon en plus',
    easierHand: 'Main +1',
    harder: 'Plus dur',
    short: 'Courte',
  },
  ownMix: 'Sur mesure',
  moreOptions: 'Plus d’options',
  fewerOptions: 'Moins d’options',
  handCards: (players) => `Cartes en main, ${together(players)}`,
  jesters: 'Bouffons dans la taverne',
  options: {
    extraJester: { label: 'Un Bouffon de plus', hint: 'Plus facile\u00a0: un sceau brisé de plus.' },
    handLimitDelta: {
      label: 'Cartes en main',
      values: { '-1': 'Une de moins', '0': 'Normal', '1': 'Une de plus' },
    },
    length: {
      label: 'Durée',
      values: { full: 'Douze figures', short: 'Sans les Rois' },
    },
    soloYield: { label: 'En solo, on peut passer' },
    recruit: {
      label: 'Une recrue va',
      values: { top: 'Sur la taverne', under: 'Sous la taverne' },
    },
    firstPlayer: { label: 'Premier tour', random: 'Au hasard' },
    discardPile: {
      label: 'Défausse',
      values: { top: 'Carte du dessus', open: 'Visible' },
    },
    talk: {
      label: 'Discussion',
      values: { phrases: 'Phrases', free: 'Texte libre' },
    },
    hints: { label: 'Aide pour débuter' },
    yes: 'Oui',
    no: 'Non',
  },
  start: (players) => `Commencer ${together(players)}`,
  startNobody: 'Personne n’est encore à table',
  canStillJoin: (taken) =>
    [
      'On peut vous rejoindre jusqu’au début.',
      'On peut encore vous rejoindre jusqu’au début.',
      'Deux autres peuvent encore vous rejoindre.',
      'Une quatrième personne peut encore vous rejoindre.',
      'La table est pleine.',
    ][taken] ?? '',
  waitForHost: (host) => `${host} lance la partie.`,
  waitForHostHint: 'Elle commencera ici toute seule.',
  manage: 'Gérer la table',
  remove: (name) => `Retirer ${name}`,
  removeShort: 'Retirer',
  makeHost: 'Nommer hôte',
  sure: {
    remove: (name, hasSeat) =>
      hasSeat
        ? `Retirer ${name} de la partie en cours\u00a0? Qui prendra la place libre verra cette main.`
        : `Retirer ${name}\u00a0?`,
    makeHost: (name) => `Nommer ${name} hôte\u00a0? Tu ne pourras pas revenir là-dessus.`,
    leaveSeat: 'Te lever en pleine partie\u00a0? Ta place sera libre, et qui la prendra verra ta main.',
    leaveRoom: 'Partir en pleine partie\u00a0? Ta place sera libre, et qui la prendra verra ta main.',
    leaveWatching: 'Quitter cette table\u00a0?',
  },
  removed: (name) => `${name} n’est plus là.`,
  removedOpen: (name) =>
    `${name} n’est plus là, mais peut revenir par l’ancien lien. Un nouveau lien l’empêche.`,
  renewLink: 'Nouveau lien',
  renewLinkHint: 'L’ancien lien ne marche plus. Tout le monde reste.',
  linkRenewed: 'Voici le nouveau lien.',
  open: 'Ouverte aux nouveaux',
  openHint: 'Sinon, le lien ne laisse plus entrer personne.',
  isClosed: 'Fermée aux nouveaux',
  closeRoom: 'Fermer la table',
  closeRoomSure: 'Fermer pour tous\u00a0?',
  shuffling: 'On mélange les cartes',
  shufflingText: 'Chaque navigateur à la table ajoute son hasard\u00a0: personne ne peut truquer le paquet.',
  commitment: 'Scellé avant le mélange',
};
