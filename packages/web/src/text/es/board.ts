import { isJester, rankOf, suitOf, type Card, type Suit } from '@regicide/rules';
import { strong } from '../../ui/sentenceParts.ts';
import type { Dictionary } from '../dictionary.ts';
import { pluralOf } from '../plural.ts';
import { cardCount, El } from './grammar.ts';

const plural = pluralOf('es');

const RANKS = ['', 'As', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Jota', 'Reina', 'Rey'];
const suits: Record<Suit, string> = {
  hearts: 'corazones',
  diamonds: 'diamantes',
  clubs: 'tréboles',
  spades: 'picas',
};
const works: Record<Suit, string> = {
  hearts: 'los corazones curan',
  diamonds: 'los diamantes roban',
  clubs: 'los tréboles duplican',
  spades: 'las picas protegen',
};
const powers: Record<Suit, string> = {
  hearts: 'la curación',
  diamonds: 'el robo',
  clubs: 'el doble daño',
  spades: 'el escudo',
};

const rankWord = (card: Card): string => RANKS[rankOf(card)]!;
const cardTitle = (card: Card): string => `${rankWord(card)} de ${suits[suitOf(card)!]}`;
const theRank = (enemy: Card): string => `${El(rankWord(enemy))} ${rankWord(enemy)}`;

export const board: Dictionary['board'] = {
  suits,
  rankWord,
  cardWords: (card) => (isJester(card) ? 'Bufón' : cardTitle(card)),
  royalTitle: cardTitle,
  castle: (number, all) => `Castillo: enemigo ${number} de ${all}`,
  castleUnknown: 'nunca vista',
  castleState: {
    done: 'caída',
    exact: 'reclutada',
    now: 'en combate',
    standing: 'aún en pie',
    waiting: 'en espera',
  },

  table: 'La mesa',
  players: 'Jugadores',
  emptySeat: (number) => `Sitio ${number}`,
  gone: 'Alguien que se fue',
  companion: {
    sign: 'bot',
    marked: (name: string) => `${name} (bot)`,
    plays: (name: string) => `Aquí juega ${name}, un compañero (bot).`,
    add: '+ bot',
    addFree: 'Dejar que un compañero juegue en el sitio libre',
    addFor: (name: string) => `Dejar que un compañero juegue por ${name} hasta su regreso`,
    back: 'Seguir',
    backLabel: 'Un compañero juega por ti. Volver a jugar',
  },
  handCount: (count, limit) => `${count} de ${cardCount(limit)}`,
  state: {
    yourTurn: 'Tu turno',
    isChoosing: 'Piensa',
    pay: (amount) => `Paga ${amount}`,
    mustPay: (amount) => `Debe ${amount}`,
    youDecide: 'Tú eliges',
    decides: 'Elige',
    away: (clock) => `Fuera ${clock}`,
    empty: 'Nadie',
    paid: (amount) => `Pagó ${amount}`,
    yielded: 'Pasó',
    played: 'Jugó',
    flipped: 'Mano nueva',
    next: 'Sigue',
    waits: 'Espera',
  },

  health: 'Vida',
  attack: 'Ataque',
  of: (all) => `de ${all}`,
  shieldWord: 'escudo',
  becomes: (amount) => `, tras esta jugada ${amount}`,
  immuneTo: (suit) => `Inmune a ${suit}`,
  sealBroken: (suit, sign) => `Sello roto: ${sign} ${works[suit]}`,
  sealLabel: (suit) => `inmune a ${suits[suit]}`,
  sealBrokenLabel: 'inmunidad rota',

  piles: 'Sobre la mesa',
  tavern: 'Taberna',
  discard: 'Descarte',
  castlePile: 'Castillo',
  inPlay: 'En juego',
  nothingInPlay: 'Nada en juego',
  nothingInPlayYet: 'Aún nada en juego',
  damageSoFar: 'daño hasta ahora',
  inPlayLabel: (played, damage) => `En juego: ${played}. ${damage} de daño hasta ahora`,
  pileTop: 'Del descarte solo se ve la carta de arriba.',
  pileOpen: (count) => `${cardCount(count)} en el descarte, la de arriba primero.`,
  pileEmpty: 'El descarte está vacío.',
  tavernHint: (count) => `${cardCount(count)} por robar, boca abajo.`,

  yourTurn: 'Es tu turno',
  yourTurnAgain: 'Cayó: te toca otra vez',
  choose: 'Elige cartas para jugar. Nada se juega hasta que pulses el botón.',
  yieldCosts: (amount, worth) => `Pasar cuesta ${amount}; tu mano vale ${worth}.`,
  yieldFree: 'Pasar no cuesta nada: el escudo aguanta.',
  yieldBarred: 'No puedes pasar: los demás acaban de pasar todos.',
  choosing: (name) => `${name} está pensando`,
  paying: (name, amount) => `${name} debe pagar ${amount}`,
  deciding: (name) => `${name} elige quién sigue`,
  empty: {
    choosing: 'Le toca a un sitio vacío',
    paying: (amount) => `Un sitio vacío debe pagar ${amount}`,
    deciding: 'Un sitio vacío elige quién sigue',
    hint: 'La partida lo espera. Puede ocuparlo quien mira, o un amigo con el enlace.',
    takeHint: 'La partida lo espera. Ocúpalo y sigues con su mano.',
  },
  planHint: 'Toca cartas para planear tu turno. Solo lo ves tú.',
  plan: 'Plan',
  watching: 'Estás mirando. Las manos siguen ocultas.',

  damage: (amount) => `${amount} de daño`,
  left: (health) => plural(health, { one: `queda ${health} de vida`, other: `quedan ${health} de vida` }),
  exact: 'Exacto',
  over: (amount) => `${amount} de más`,
  sum: (played, value, isDoubled) => `${played} = ${value}${isDoubled ? ' × 2' : ''}`,
  heal: (count) =>
    count === 0
      ? 'Cura: el descarte está vacío'
      : plural(count, {
          one: `Cura ${count}: ${count} carta va bajo la taberna`,
          other: `Cura ${count}: ${count} cartas van bajo la taberna`,
        }),
  draw: (count, wanted, shares) =>
    count === 0
      ? `Roba 0 de ${wanted}`
      : `Roba ${count === wanted ? count : `${count} de ${wanted}`}: ${shares}`,
  share: (name, count) => `${name} +${count}`,
  shareYou: (count) => `tú +${count}`,
  drawStopped: { hands: 'Manos llenas', tavern: 'Taberna vacía' },
  doubled: (damage) => `Doble: ${damage} de daño`,
  shield: (amount, attack) => `Escudo ${amount}: el ataque baja a ${attack}`,
  blockedBySeal: (suit) => `Su sello bloquea ${strong(powers[suit])}`,
  safe: 'Estás a salvo',
  strikes: (_enemy, amount) => `Te ataca con ${amount}`,
  canPay: (worth) => `Tu mano alcanza (${worth})`,
  cannotPay: (worth) => `Tu mano vale ${worth}: derrota`,
  depends: (worth, unseen) =>
    plural(unseen, {
      one: `Tu mano vale ${worth}: depende de ${unseen} carta oculta`,
      other: `Tu mano vale ${worth}: depende de ${unseen} cartas ocultas`,
    }),
  joins: (enemy) => `${theRank(enemy)} se pasa a tu bando`,
  falls: (enemy) => `${theRank(enemy)} cae al descarte`,
  noAttack: 'No hay ataque',
  wins: 'Con esto llega la victoria',
  breaksSeal: (suit) => `Sello roto: ${works[suit]}`,
  oldShields: (amount, attack) => `Picas de antes, escudo ${amount}: el ataque baja a ${attack}`,
  nobodyAttacked: 'Nadie recibe ataque',
  youNameNext: 'tú eliges quién sigue',
  youGoOn: 'empieza tu siguiente turno',

  attackOn: (enemy, amount) => `${theRank(enemy)} ataca con ${amount}`,
  handWorth: (worth) => `Tu mano vale ${worth}`,
  atLeast: (amount) => `Descarta al menos ${amount}`,
  chosenShort: (total, missing) =>
    `Elegido ${total}, ${plural(missing, { one: `falta ${missing}`, other: `faltan ${missing}` })}`,
  chosenExact: (total) => `Elegido ${total}, justo`,
  chosenOver: (total, over) => `Elegido ${total}, ${over} más de lo necesario`,
  chosenWasteful: (total) => `Elegido ${total}: sobra una carta`,
  chosen: 'Elegido',
  cannotPayNow: 'Tu mano no alcanza. Solo un Bufón puede salvarte: voltea uno.',

  whoNext: '¿Quién juega ahora?',
  jesterSub: 'Toca a un jugador. Nadie recibe ataque.',
  playAgain: 'Seguir tú',
  saysNothing: 'No dice nada',
  awayChoice: 'Ausente',

  flipsLeft: (count) => plural(count, { one: `Queda ${count}`, other: `Quedan ${count}` }),
  flipSub: 'Mano nueva',
  noFlips: 'Ya volteaste los dos',
  flip: 'Voltear',
  flipAsk: '¿Voltear un Bufón?',
  flipAskText: (count, limit) =>
    `Toda tu mano se va al descarte (${cardCount(count)}), y robas hasta tener ${limit}.`,
  flipMedal: (left) =>
    left === 2 ? 'Ganar valdrá entonces plata como mucho.' : 'Ganar valdrá entonces bronce como mucho.',
  flipDo: 'Voltear: mano nueva',
  flipKeep: 'Guardar',
  forced: {
    flip: 'No queda otra: se voltea un Bufón por ti.',
    play: 'Es lo único que puedes hacer, así que se hace por ti.',
    pay: 'Solo alcanza toda tu mano, así que se paga por ti.',
    yield: 'Solo puedes pasar, así que se hace por ti.',
    name: 'Solo quedas tú, así que sigues.',
  },

  hand: 'Tu mano',
  cardPower: {
    hearts: (value) => `cura ${value}`,
    diamonds: (value) => `roba ${value}`,
    clubs: () => 'duplica',
    spades: (value) => `escudo ${value}`,
  },
  cardWorth: (value) => `vale ${value}`,
  playable: 'jugable',
  cannotJoin: 'no encaja',
  sort: 'Ordenar la mano',
  sortBy: { drawn: 'Según robo', suit: 'Por palo', rank: 'Por valor' },

  playJester: 'Jugar un Bufón',
  play: (played) => (played === '' ? 'Elige cartas' : `Jugar ${played}`),
  discardCards: (paid) => (paid === '' ? 'Descartar' : `Descartar ${paid}`),
  yield: 'Pasar',
  yieldPay: (amount) => (amount === 0 ? 'Pasar' : `Pasar: pagar ${amount}`),
  suggest: 'Sugerir',
  clear: 'Quitar',

  why: {
    jesterAlone: 'Un Bufón se juega solo.',
    aceOne: 'Un As va con exactamente otra carta.',
    comboTotal: 'Las cartas iguales pueden sumar 10 como mucho.',
    notAPlay: 'Solo van juntas cartas iguales del 2 al 5, o un As con una carta.',
    paysTooMuch: 'El ataque está cubierto: la carta más alta elegida ya sobraría.',
    cannotPay: 'Toda tu mano no cubre el ataque.',
    chooseFirst: 'Elige primero al menos una carta.',
    notCovered: (missing) =>
      plural(missing, {
        one: `Falta ${missing} para cubrir el ataque.`,
        other: `Faltan ${missing} para cubrir el ataque.`,
      }),
    instead: (card) => `Toca otra vez para elegir ${card} en su lugar.`,
    wait: 'Aún no es tu turno. Tu plan queda elegido.',
    nameFirst: 'Elige primero quién juega ahora.',
    flying: 'Tu jugada está en camino.',
    rule: 'La regla',
  },

  talk: 'Hablar',
  talkUnread: 'Hablar, hay algo nuevo',
  saySomething: 'Di algo',
  more: 'Más…',
  sayText: 'Tus propias palabras',
  saySend: 'Enviar',
  phrases: {
    wellPlayed: 'Bien jugado',
    closeOne: 'Por los pelos',
    ouch: 'Ay',
    sorry: 'Perdón',
    thanks: 'Gracias',
    watchTavern: 'Ojo con la taberna',
    tavernLow: 'La taberna se vacía',
    takeYourTime: 'Tómate tu tiempo',
    letsGo: 'Vamos',
    goodGame: 'Buena partida',
    meNext: 'Me gustaría seguir yo',
    notMe: 'Mejor yo no',
  },
  quietTable: 'Nadie ha dicho nada todavía.',

  thisTable: 'Esta mesa',
  facts: {
    handLimit: 'Límite de mano',
    jesters: 'Bufones en la taberna',
    discardPile: 'Descarte',
    discardTop: 'Solo la de arriba',
    discardOpen: 'A la vista',
    recruit: 'Una recluta va',
    recruitTop: 'Sobre la taberna',
    recruitUnder: 'Bajo la taberna',
    medal: 'Ganar ahora vale',
    medals: ['Bronce', 'Plata', 'Oro'],
    length: 'Duración',
    short: 'Corta, sin Reyes',
  },

  keys: 'Teclas',
  keyList: [
    ['1 – 9', 'elegir una carta'],
    ['Enter', 'jugar o descartar'],
    ['Y', 'pasar'],
    ['S', 'sugerir un pago'],
    ['Esc', 'quitar la selección'],
    ['L', 'historial'],
    ['P', 'hablar'],
    ['T', 'leer la mesa en voz alta'],
    ['?', 'estas teclas'],
  ],

  say: {
    yourTurn: 'Es tu turno.',
    pay: (amount) => `Debes pagar ${amount}.`,
    nameNext: 'Tú eliges quién juega ahora.',
    enemy: (title, health, all, attack) => `${title}: vida ${health} de ${all}, ataque ${attack}.`,
    piles: (tavern, discard, castle) => `Taberna ${tavern}, descarte ${discard}, castillo ${castle}.`,
    hand: (words) => `Tu mano: ${words}.`,
    seat: (name, count, state) => `${name}: ${cardCount(count)}, ${state}.`,
  },
};
