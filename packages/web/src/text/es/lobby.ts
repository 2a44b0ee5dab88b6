import type { Dictionary } from '../dictionary.ts';

/** "entre dos": how many play, in words. */
const TOGETHER = ['', 'en solitario', 'entre dos', 'entre tres', 'entre cuatro'];
const together = (players: number): string => TOGETHER[players] ?? `entre ${players}`;

export const lobby: Dictionary['lobby'] = {
  title: 'La mesa',
  copy: 'Copiar',
  copied: 'Copiado',
  copyByHand: 'Aquí no se permite copiar. El enlace está seleccionado: cópialo a mano.',
  share: 'Compartir',
  shareText: 'Siéntate a nuestra mesa:',
  invite: 'El enlace a esta mesa',
  qr: 'Código QR del enlace',
  qrLarge: 'Mostrar el código QR en grande',
  localOnly:
    'Esta dirección solo funciona en este equipo. Para los demás, abre la página por su dirección de red.',
  seats: 'Sitios',
  seatsTaken: (taken) => `${taken} de 4`,
  free: 'Sitio libre',
  sitHere: 'Sentarse aquí',
  moveHere: 'Cambiar aquí',
  stateYouHost: 'Tú, anfitrión',
  stateYou: 'Tú',
  stateHost: 'Anfitrión',
  stateReady: 'En la mesa',
  stateAway: 'Ausente',
  changeName: 'Cambiar tu nombre',
  name: 'Tu nombre',
  watching: 'Mirando',
  youWatch: 'Estás mirando.',
  takeFreeSeat: 'Ocupar un sitio libre',
  leaveSeat: 'Levantarse y mirar',
  leaveRoom: 'Dejar la mesa',
  howYouPlay: 'Cómo se juega aquí',
  presets: {
    standard: 'Estándar',
    easierJester: 'Bufón extra',
    easierHand: 'Mano +1',
    harder: 'Más difícil',
    short: 'Corta',
  },
  ownMix: 'A medida',
  moreOptions: 'Más opciones',
  fewerOptions: 'Menos opciones',
  handCards: (players) => `Cartas en mano, ${together(players)}`,
  jesters: 'Bufones en la taberna',
  options: {
    extraJester: { label: 'Un Bufón más en la taberna', hint: 'Más fácil: un sello roto más.' },
    handLimitDelta: {
      label: 'Cartas en mano',
      values: { '-1': 'Una menos', '0': 'Normal', '1': 'Una más' },
    },
    length: {
      label: 'Duración',
      values: { full: 'Doce figuras', short: 'Sin Reyes' },
    },
    soloYield: { label: 'En solitario se puede pasar' },
    recruit: {
      label: 'Una figura reclutada va',
      values: { top: 'Sobre la taberna', under: 'Bajo la taberna' },
    },
    firstPlayer: { label: 'Primer turno', random: 'Al azar' },
    discardPile: {
      label: 'Descarte',
      values: { top: 'Carta de arriba', open: 'A la vista' },
    },
    talk: {
      label: 'Charla',
      values: { phrases: 'Frases', free: 'Texto libre' },
    },
    hints: { label: 'Pistas para empezar' },
    yes: 'Sí',
    no: 'No',
  },
  start: (players) => `Empezar ${together(players)}`,
  startNobody: 'Aún no se ha sentado nadie',
  canStillJoin: (taken) =>
    [
      'Tus amigos pueden entrar hasta que empieces.',
      'Aún pueden entrar amigos hasta que empieces.',
      'Aún caben dos más hasta que empieces.',
      'Aún cabe alguien más hasta que empieces.',
      'La mesa está completa.',
    ][taken] ?? '',
  waitForHost: (host) => `${host} empieza la partida.`,
  waitForHostHint: 'Comenzará aquí sola.',
  manage: 'Gestionar la mesa',
  remove: (name) => `Sacar a ${name}`,
  removeShort: 'Sacar',
  makeHost: 'Hacer anfitrión',
  sure: {
    remove: (name, hasSeat) =>
      hasSeat
        ? `¿Sacar a ${name} de la partida en curso? Quien ocupe su sitio verá esa mano.`
        : `¿Sacar a ${name}?`,
    makeHost: (name) => `¿Hacer anfitrión a ${name}? No podrás deshacerlo tú.`,
    leaveSeat: '¿Levantarte en plena partida? Tu sitio queda libre, y quien lo ocupe verá tu mano.',
    leaveRoom: '¿Irte en plena partida? Tu sitio queda libre, y quien lo ocupe verá tu mano.',
    leaveWatching: '¿Dejar esta mesa?',
  },
  removed: (name) => `${name} ya no está.`,
  removedOpen: (name) =>
    `${name} ya no está, pero puede volver con el enlace viejo. Un enlace nuevo lo impide.`,
  renewLink: 'Enlace nuevo',
  renewLinkHint: 'El enlace viejo deja de servir. Los que están se quedan.',
  linkRenewed: 'Este es el enlace nuevo.',
  open: 'Abierta a más gente',
  openHint: 'Si no, el enlace no deja entrar a nadie más.',
  isClosed: 'Cerrada a más gente',
  closeRoom: 'Cerrar la mesa',
  closeRoomSure: '¿Cerrarla para todos?',
  shuffling: 'Barajando las cartas',
  shufflingText: 'Cada navegador de la mesa añade su propio azar: nadie puede amañar la baraja.',
  commitment: 'Sellado antes de barajar',
};
