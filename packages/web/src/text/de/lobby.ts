import type { Dictionary } from '../dictionary.ts';

/** "zu zweit": how many play, in words. */
const TOGETHER = ['', 'allein', 'zu zweit', 'zu dritt', 'zu viert'];
const together = (players: number): string => TOGETHER[players] ?? `zu ${players}`;

export const lobby: Dictionary['lobby'] = {
  title: 'Euer Tisch',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyByHand: 'Kopieren ist hier nicht erlaubt. Der Link ist markiert: Kopiere ihn von Hand.',
  share: 'Teilen',
  shareText: 'Setz dich zu uns an den Tisch:',
  invite: 'Der Link zu diesem Tisch',
  qr: 'QR-Code des Links',
  qrLarge: 'QR-Code groß zeigen',
  localOnly:
    'Diese Adresse gilt nur auf diesem Gerät. Öffne die Seite für andere über ihre Adresse im Netzwerk.',
  seats: 'Plätze',
  seatsTaken: (taken) => `${taken} von 4`,
  free: 'Freier Platz',
  sitHere: 'Hier hinsetzen',
  moveHere: 'Lieber hier sitzen',
  stateYouHost: 'Du, Gastgeber',
  stateYou: 'Du',
  stateHost: 'Gastgeber',
  stateReady: 'Bereit',
  stateAway: 'Weg',
  changeName: 'Namen ändern',
  name: 'Dein Name',
  watching: 'Zuschauer',
  youWatch: 'Du schaust zu.',
  takeFreeSeat: 'Freien Platz nehmen',
  leaveSeat: 'Aufstehen und zuschauen',
  leaveRoom: 'Tisch verlassen',
  howYouPlay: 'So spielt ihr',
  presets: {
    standard: 'Standard',
    easierJester: 'Extra-Narr',
    easierHand: 'Hand +1',
    harder: 'Schwerer',
    short: 'Kurz',
  },
  ownMix: 'Eigene Mischung',
  moreOptions: 'Mehr Optionen',
  fewerOptions: 'Weniger Optionen',
  handCards: (players) => `Handkarten, ${together(players)}`,
  jesters: 'Narren in der Taverne',
  options: {
    extraJester: { label: 'Ein Narr mehr in der Taverne', hint: 'Leichter: ein gebrochenes Siegel mehr.' },
    handLimitDelta: {
      label: 'Handkarten',
      values: { '-1': 'Eine weniger', '0': 'Wie üblich', '1': 'Eine mehr' },
    },
    length: {
      label: 'Länge',
      values: { full: 'Zwölf Hoheiten', short: 'Ohne Könige' },
    },
    soloYield: { label: 'Allein darfst du passen' },
    recruit: {
      label: 'Rekrutierte kommen',
      values: { top: 'Auf die Taverne', under: 'Unter die Taverne' },
    },
    firstPlayer: { label: 'Erster Zug', random: 'Zufall' },
    discardPile: {
      label: 'Ablage',
      values: { top: 'Oberste Karte', open: 'Ganz offen' },
    },
    talk: {
      label: 'Tischgespräch',
      values: { phrases: 'Sätze', free: 'Freier Text' },
    },
    hints: { label: 'Tipps fürs erste Spiel' },
    yes: 'Ja',
    no: 'Nein',
  },
  start: (players) => (players === 1 ? 'Allein starten' : `Starten ${together(players)}`),
  startNobody: 'Noch sitzt niemand am Tisch',
  canStillJoin: (taken) =>
    [
      'Bis zum Start können Freunde dazukommen.',
      'Bis zum Start können noch Freunde dazukommen.',
      'Bis zum Start können noch zwei dazukommen.',
      'Bis zum Start kann noch jemand dazukommen.',
      'Der Tisch ist voll.',
    ][taken] ?? '',
  waitForHost: (host) => `${host} startet das Spiel.`,
  waitForHostHint: 'Es beginnt hier von selbst.',
  manage: 'Tisch verwalten',
  remove: (name) => `${name} entfernen`,
  removeShort: 'Entfernen',
  makeHost: 'Zum Gastgeber',
  sure: {
    remove: (name, hasSeat) =>
      hasSeat
        ? `${name} aus dem laufenden Spiel entfernen? Wer den freien Platz nimmt, sieht diese Hand.`
        : `${name} entfernen?`,
    makeHost: (name) => `${name} zum Gastgeber machen? Zurücknehmen kannst du das nicht selbst.`,
    leaveSeat: 'Mitten im Spiel aufstehen? Dein Platz ist dann frei, und wer ihn nimmt, sieht deine Hand.',
    leaveRoom: 'Mitten im Spiel gehen? Dein Platz ist dann frei, und wer ihn nimmt, sieht deine Hand.',
    leaveWatching: 'Diesen Tisch verlassen?',
  },
  removed: (name) => `${name} ist draußen.`,
  removedOpen: (name) =>
    `${name} ist draußen, kommt aber mit dem alten Link wieder herein. Ein neuer Link verhindert das.`,
  renewLink: 'Neuer Link',
  renewLinkHint: 'Der alte Link gilt nicht mehr. Alle am Tisch bleiben.',
  linkRenewed: 'Das ist der neue Link.',
  open: 'Offen für neue Gäste',
  openHint: 'Ist das aus, lässt der Link niemanden mehr herein.',
  isClosed: 'Für neue Gäste geschlossen',
  closeRoom: 'Tisch schließen',
  closeRoomSure: 'Für alle schließen?',
  shuffling: 'Die Karten werden gemischt',
  shufflingText: 'Jeder Browser am Tisch gibt eigenen Zufall dazu, also kann niemand das Deck zinken.',
  commitment: 'Versiegelt vor dem Mischen',
};
