import { isJester, QUEEN, rankOf, suitOf, type Card, type Suit } from '@regicide/rules';
import { strong } from '../../ui/sentenceParts.ts';
import type { Dictionary } from '../dictionary.ts';
import { pluralOf } from '../plural.ts';
import { cardCount, der } from './grammar.ts';

const plural = pluralOf('de');

const RANKS = ['', 'Ass', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Bube', 'Dame', 'König'];
const suits: Record<Suit, string> = { hearts: 'Herz', diamonds: 'Karo', clubs: 'Kreuz', spades: 'Pik' };
const works: Record<Suit, string> = {
  hearts: 'Herz wirkt wieder',
  diamonds: 'Karo zieht wieder',
  clubs: 'Kreuz verdoppelt wieder',
  spades: 'Pik schützt wieder',
};
const powers: Record<Suit, string> = {
  hearts: 'Heilen',
  diamonds: 'Ziehen',
  clubs: 'Verdoppeln',
  spades: 'Schild',
};

const rankWord = (card: Card): string => RANKS[rankOf(card)]!;
/** "Herz 7", but "Herz-Bube". */
const cardTitle = (card: Card): string =>
  `${suits[suitOf(card)!]}${/\d/.test(rankWord(card)) ? ' ' : '-'}${rankWord(card)}`;
const isQueen = (enemy: Card): boolean => rankOf(enemy) === QUEEN;
const theRank = (enemy: Card): string => `${der(rankWord(enemy))} ${rankWord(enemy)}`;

export const board: Dictionary['board'] = {
  suits,
  rankWord,
  cardWords: (card) => (isJester(card) ? 'Narr' : cardTitle(card)),
  royalTitle: cardTitle,
  castle: (number, all) => `Burg: Gegner ${number} von ${all}`,
  castleUnknown: 'nie gesehen',
  castleState: {
    done: 'gefallen',
    exact: 'rekrutiert',
    now: 'vor euch',
    standing: 'steht noch',
    waiting: 'wartet',
  },

  table: 'Der Tisch',
  players: 'Spieler',
  emptySeat: (number) => `Platz ${number}`,
  gone: 'Jemand, der gegangen ist',
  companion: {
    sign: 'Bot',
    marked: (name: string) => `${name} (Bot)`,
    plays: (name: string) => `Hier spielt ${name}, ein Bot.`,
    add: '+ Bot',
    addFree: 'Einen Bot auf dem freien Platz spielen lassen',
    addFor: (name: string) => `Einen Bot für ${name} spielen lassen, bis zur Rückkehr`,
    back: 'Weiter',
    backLabel: 'Ein Bot spielt für dich. Selbst weiterspielen',
  },
  handCount: (count, limit) => `${count} von ${cardCount(limit)}`,
  state: {
    yourTurn: 'Am Zug',
    isChoosing: 'Überlegt',
    pay: (amount) => `Zahle ${amount}`,
    mustPay: (amount) => `Zahlt ${amount}`,
    youDecide: 'Du wählst',
    decides: 'Wählt',
    away: (clock) => `Weg ${clock}`,
    empty: 'Leer',
    paid: (amount) => `${amount} gezahlt`,
    yielded: 'Gepasst',
    played: 'Gespielt',
    flipped: 'Neue Hand',
    next: 'Danach',
    waits: 'Wartet',
  },

  health: 'Leben',
  attack: 'Angriff',
  of: (all) => `von ${all}`,
  shieldWord: 'Schild',
  becomes: (amount) => `, nach diesem Zug ${amount}`,
  immuneTo: (suit) => `Immun gegen ${suit}`,
  sealBroken: (suit, sign) => `Siegel weg: ${sign} ${works[suit]}`,
  sealLabel: (suit) => `immun gegen ${suits[suit]}`,
  sealBrokenLabel: 'Immunität gebrochen',

  piles: 'Auf dem Tisch',
  tavern: 'Taverne',
  discard: 'Ablage',
  castlePile: 'Burg',
  inPlay: 'Im Spiel',
  nothingInPlay: 'Nichts im Spiel',
  nothingInPlayYet: 'Noch nichts im Spiel',
  damageSoFar: 'Schaden bisher',
  inPlayLabel: (played, damage) => `Im Spiel: ${played}. ${damage} Schaden bisher`,
  pileTop: 'Nur die oberste Karte der Ablage ist offen.',
  pileOpen: (count) => `${cardCount(count)} in der Ablage, die oberste zuerst.`,
  pileEmpty: 'Die Ablage ist leer.',
  tavernHint: (count) => `${cardCount(count)} zum Ziehen, verdeckt.`,

  yourTurn: 'Du bist am Zug',
  yourTurnAgain: 'Gefällt: Du bist noch einmal am Zug',
  choose: 'Wähle Karten aus. Gespielt wird erst mit dem Knopf.',
  yieldCosts: (amount, worth) => `Passen kostet ${amount}; deine Hand ist ${worth} wert.`,
  yieldFree: 'Passen kostet nichts: Der Schild hält.',
  yieldBarred: 'Du darfst nicht passen: Alle anderen haben zuletzt gepasst.',
  choosing: (name) => `${name} überlegt`,
  paying: (name, amount) => `${name} muss ${amount} zahlen`,
  deciding: (name) => `${name} wählt, wer weitermacht`,
  empty: {
    choosing: 'Ein leerer Platz ist am Zug',
    paying: (amount) => `Ein leerer Platz muss ${amount} zahlen`,
    deciding: 'Ein leerer Platz wählt, wer weitermacht',
    hint: 'Das Spiel wartet darauf. Wer zuschaut oder den Link hat, kann ihn nehmen.',
    takeHint: 'Das Spiel wartet darauf. Nimm ihn, dann spielst du mit seiner Hand weiter.',
  },
  planHint: 'Tippe Karten an und plane deinen Zug. Nur du siehst das.',
  plan: 'Plan',
  watching: 'Du schaust zu. Die Hände bleiben verdeckt.',

  damage: (amount) => `${amount} Schaden`,
  left: (health) => `noch ${health} Leben`,
  exact: 'Genau',
  over: (amount) => `${amount} zu viel`,
  sum: (played, value, isDoubled) => `${played} = ${value}${isDoubled ? ' × 2' : ''}`,
  heal: (count) =>
    count === 0
      ? 'Heilen: Die Ablage ist leer'
      : plural(count, {
          one: 'Heilt 1: eine Karte der Ablage unter die Taverne',
          other: `Heilt ${count}: ${count} Karten der Ablage unter die Taverne`,
        }),
  draw: (count, wanted, shares) =>
    count === 0
      ? `Zieht 0 von ${wanted}`
      : `Zieht ${count === wanted ? count : `${count} von ${wanted}`}: ${shares}`,
  share: (name, count) => `${name} +${count}`,
  shareYou: (count) => `du +${count}`,
  drawStopped: { hands: 'Hände voll', tavern: 'Taverne leer' },
  doubled: (damage) => `Verdoppelt: ${damage} Schaden`,
  shield: (amount, attack) => `Schild ${amount}: Angriff sinkt auf ${attack}`,
  blockedBySeal: (suit, enemy) =>
    `${strong(powers[suit])} blockiert durch ${isQueen(enemy) ? 'ihr' : 'sein'} Siegel`,
  safe: 'Du bist sicher',
  strikes: (enemy, amount) => `${isQueen(enemy) ? 'Sie' : 'Er'} greift mit ${amount} an`,
  canPay: (worth) => `Deine Hand reicht (${worth})`,
  cannotPay: (worth) => `Hand nur ${worth} wert: verloren`,
  depends: (worth, unseen) =>
    plural(unseen, {
      one: `Hand ${worth} wert: 1 unbekannte Karte entscheidet`,
      other: `Hand ${worth} wert: ${unseen} unbekannte Karten entscheiden`,
    }),
  joins: (enemy) => `${theRank(enemy)} ist rekrutiert`,
  falls: (enemy) => `${theRank(enemy)} fällt, auf die Ablage`,
  noAttack: 'Es folgt kein Angriff',
  wins: 'Damit ist das Spiel gewonnen',
  breaksSeal: (suit) => `Siegel gebrochen: ${works[suit]}`,
  oldShields: (amount, attack) => `Früheres Pik schützt um ${amount}: Angriff sinkt auf ${attack}`,
  nobodyAttacked: 'Niemand wird angegriffen',
  youNameNext: 'du wählst, wer weitermacht',
  youGoOn: 'dein nächster Zug beginnt',

  attackOn: (enemy, amount) => `${theRank(enemy)} greift mit ${amount} an`,
  handWorth: (worth) => `Hand ${worth} wert`,
  atLeast: (amount) => `Wirf mindestens ${amount} ab`,
  chosenShort: (total, missing) => `Gewählt ${total}, ${missing === 1 ? 'es fehlt' : 'es fehlen'} ${missing}`,
  chosenExact: (total) => `Gewählt ${total}, genau richtig`,
  chosenOver: (total, over) => `Gewählt ${total}, ${over} mehr als nötig`,
  chosenWasteful: (total) => `Gewählt ${total}: eine ist zu viel`,
  chosen: 'Gewählt',
  cannotPayNow: 'Deine Hand reicht nicht. Nur ein Narr kann dich retten: Dreh einen um.',

  whoNext: 'Wer ist als Nächstes dran?',
  jesterSub: 'Tippe jemanden an. Niemand wird angegriffen.',
  playAgain: 'Selbst weitermachen',
  saysNothing: 'Sagt nichts',
  awayChoice: 'Weg',

  flipsLeft: (count) => `Noch ${count}`,
  flipSub: 'Neue Hand',
  noFlips: 'Beide sind umgedreht',
  flip: 'Narr',
  flipAsk: 'Einen Narren umdrehen?',
  flipAskText: (count, limit) =>
    `Deine ganze Hand kommt weg (${cardCount(count)}), und du ziehst auf ${limit} neue auf.`,
  flipMedal: (left) =>
    left === 2 ? 'Ein Sieg bringt dann höchstens Silber.' : 'Ein Sieg bringt dann höchstens Bronze.',
  flipDo: 'Umdrehen: neue Hand',
  flipKeep: 'Behalten',
  forced: {
    flip: 'Anders geht es nicht: Ein Narr wird für dich umgedreht.',
    play: 'Nur dieser Zug ist möglich, also wird er für dich gespielt.',
    pay: 'Nur deine ganze Hand reicht, also wird sie für dich gezahlt.',
    yield: 'Du kannst nur passen, also wird für dich gepasst.',
    name: 'Nur du bist noch da, also machst du weiter.',
  },

  hand: 'Deine Hand',
  cardPower: {
    hearts: (value) => `heilt ${value}`,
    diamonds: (value) => `zieht ${value}`,
    clubs: () => 'verdoppelt',
    spades: (value) => `schützt um ${value}`,
  },
  cardWorth: (value) => `${value} wert`,
  playable: 'spielbar',
  cannotJoin: 'passt nicht dazu',
  sort: 'Hand sortieren',
  sortBy: { drawn: 'Wie gezogen', suit: 'Nach Farbe', rank: 'Nach Wert' },

  playJester: 'Narren spielen',
  play: (played) => (played === '' ? 'Karten wählen' : `${played} spielen`),
  discardCards: (paid) => (paid === '' ? 'Abwerfen' : `${paid} abwerfen`),
  yield: 'Passen',
  yieldPay: (amount) => (amount === 0 ? 'Passen' : `Passen: ${amount} zahlen`),
  suggest: 'Vorschlag',
  clear: 'Zurück',

  why: {
    jesterAlone: 'Ein Narr wird allein gespielt.',
    aceOne: 'Zu einem Ass gehört genau eine andere Karte.',
    comboTotal: 'Gleiche Karten dürfen zusammen höchstens 10 ergeben.',
    notAPlay: 'Zusammen gehen nur gleiche Karten von 2 bis 5 oder ein Ass mit einer Karte.',
    paysTooMuch: 'Der Angriff ist gedeckt: Die höchste gewählte Karte wäre nicht mehr nötig.',
    cannotPay: 'Deine ganze Hand deckt den Angriff nicht.',
    chooseFirst: 'Wähle erst mindestens eine Karte.',
    notCovered: (missing) =>
      plural(missing, {
        one: 'Es fehlt noch 1, um den Angriff zu decken.',
        other: `Es fehlen noch ${missing}, um den Angriff zu decken.`,
      }),
    instead: (card) => `Tippe noch einmal, um stattdessen ${card} zu nehmen.`,
    wait: 'Du bist noch nicht am Zug. Dein Plan bleibt stehen.',
    nameFirst: 'Wähle erst, wer als Nächstes dran ist.',
    flying: 'Dein Zug ist unterwegs.',
    rule: 'Die Regel',
  },

  talk: 'Reden',
  talkUnread: 'Reden, es gibt Neues',
  saySomething: 'Sag etwas',
  more: 'Mehr …',
  sayText: 'Deine eigenen Worte',
  saySend: 'Senden',
  phrases: {
    wellPlayed: 'Gut gespielt',
    closeOne: 'Das war knapp',
    ouch: 'Autsch',
    sorry: 'Tut mir leid',
    thanks: 'Danke',
    watchTavern: 'Achtet auf die Taverne',
    tavernLow: 'Die Taverne wird leer',
    takeYourTime: 'Lass dir Zeit',
    letsGo: 'Los geht’s',
    goodGame: 'Schönes Spiel',
    meNext: 'Ich würde gern',
    notMe: 'Lieber nicht ich',
  },
  quietTable: 'Noch hat niemand etwas gesagt.',

  thisTable: 'Dieser Tisch',
  facts: {
    handLimit: 'Handlimit',
    jesters: 'Narren in der Taverne',
    discardPile: 'Ablage',
    discardTop: 'Oberste offen',
    discardOpen: 'Offen',
    recruit: 'Rekrutierte kommen',
    recruitTop: 'Auf die Taverne',
    recruitUnder: 'Unter die Taverne',
    medal: 'Ein Sieg wäre jetzt',
    medals: ['Bronze', 'Silber', 'Gold'],
    length: 'Länge',
    short: 'Kurz, ohne Könige',
  },

  keys: 'Tasten',
  keyList: [
    ['1 – 9', 'eine Karte wählen'],
    ['Enter', 'spielen oder abwerfen'],
    ['Y', 'passen'],
    ['S', 'Zahlung vorschlagen'],
    ['Esc', 'Auswahl aufheben'],
    ['L', 'Verlauf'],
    ['P', 'reden'],
    ['T', 'den Tisch vorlesen'],
    ['?', 'diese Tasten'],
  ],

  say: {
    yourTurn: 'Du bist am Zug.',
    pay: (amount) => `Du musst ${amount} zahlen.`,
    nameNext: 'Du wählst, wer als Nächstes dran ist.',
    enemy: (title, health, all, attack) => `${title}: Leben ${health} von ${all}, Angriff ${attack}.`,
    piles: (tavern, discard, castle) => `Taverne ${tavern}, Ablage ${discard}, Burg ${castle}.`,
    hand: (words) => `Deine Hand: ${words}.`,
    seat: (name, count, state) => `${name}: ${cardCount(count)}, ${state}.`,
  },
};
