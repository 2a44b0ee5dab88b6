import { isJester, QUEEN, rankOf, suitOf, type Card, type Suit } from '@regicide/rules';
import { strong } from '../../ui/sentenceParts.ts';
import { pluralOf } from '../plural.ts';

const plural = pluralOf('en');

const RANKS = ['', 'Ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Jack', 'Queen', 'King'];
const suits: Record<Suit, string> = {
  hearts: 'hearts',
  diamonds: 'diamonds',
  clubs: 'clubs',
  spades: 'spades',
};
const works: Record<Suit, string> = {
  hearts: 'hearts work again',
  diamonds: 'diamonds draw again',
  clubs: 'clubs double again',
  spades: 'spades shield again',
};
const powers: Record<Suit, string> = {
  hearts: 'Healing',
  diamonds: 'Drawing',
  clubs: 'Double damage',
  spades: 'Shield',
};
/** "Queen of clubs" as a title. */
const titles: Record<Suit, string> = {
  hearts: 'Hearts',
  diamonds: 'Diamonds',
  clubs: 'Clubs',
  spades: 'Spades',
};

const rankWord = (card: Card): string => RANKS[rankOf(card)]!;
const his = (enemy: Card): string => (rankOf(enemy) === QUEEN ? 'her' : 'his');
const He = (enemy: Card): string => (rankOf(enemy) === QUEEN ? 'She' : 'He');
const cards = (count: number): string => plural(count, { one: `${count} card`, other: `${count} cards` });

export const board = {
  suits,
  rankWord,
  cardWords: (card: Card) =>
    isJester(card) ? 'Jester' : `${RANKS[rankOf(card)]} of ${suits[suitOf(card)!]}`,
  royalTitle: (card: Card) => `${rankWord(card)} of ${titles[suitOf(card)!]}`,
  castle: (number: number, all: number) => `Castle: enemy ${number} of ${all}`,
  castleUnknown: 'never seen',
  castleState: {
    done: 'slain',
    exact: 'recruited',
    now: 'in front of you',
    standing: 'still standing',
    waiting: 'waiting',
  },

  table: 'The table',
  players: 'Players',
  emptySeat: (number: number) => `Seat ${number}`,
  gone: 'Somebody who left',
  companion: {
    sign: 'bot',
    marked: (name: string) => `${name} (bot)`,
    plays: (name: string) => `${name} plays here, a companion (bot).`,
    add: '+ bot',
    addFree: 'Let a companion play the free seat',
    addFor: (name: string) => `Let a companion play for ${name} until they are back`,
    back: 'Play on',
    backLabel: 'A companion plays for you. Play again yourself',
  },
  handCount: (count: number, limit: number) => `${count} of ${limit} cards`,
  state: {
    yourTurn: 'Your turn',
    isChoosing: 'Choosing',
    pay: (amount: number) => `Pay ${amount}`,
    mustPay: (amount: number) => `Pays ${amount}`,
    youDecide: 'You decide',
    decides: 'Decides',
    away: (clock: string) => `Away ${clock}`,
    empty: 'Empty',
    paid: (amount: number) => `Paid ${amount}`,
    yielded: 'Yielded',
    played: 'Played',
    flipped: 'New hand',
    next: 'Is next',
    waits: 'Waits',
  },

  health: 'Health',
  attack: 'Attack',
  of: (all: number) => `of ${all}`,
  shieldWord: 'shield',
  becomes: (amount: number) => `, after this play ${amount}`,
  immuneTo: (suit: string) => `Immune to ${suit}`,
  sealBroken: (suit: Suit, sign: string) => `Seal broken: ${sign} ${works[suit]}`,
  sealLabel: (suit: Suit) => `immune to ${suits[suit]}`,
  sealBrokenLabel: 'immunity broken',

  piles: 'On the table',
  tavern: 'Tavern',
  discard: 'Discard',
  castlePile: 'Castle',
  inPlay: 'In play',
  nothingInPlay: 'Nothing in play',
  nothingInPlayYet: 'Nothing in play yet',
  damageSoFar: 'damage so far',
  inPlayLabel: (played: string, damage: number) => `In play: ${played}. ${damage} damage so far`,
  pileTop: 'Only the top card of the discard pile is open.',
  pileOpen: (count: number) => `${cards(count)} in the discard pile, the top one first.`,
  pileEmpty: 'The discard pile is empty.',
  tavernHint: (count: number) => `${cards(count)} to draw, face down.`,

  yourTurn: 'Your turn',
  yourTurnAgain: 'You felled it: your turn again',
  choose: 'Choose cards to play. Nothing is sent until you press the button.',
  yieldCosts: (amount: number, worth: number) => `Yielding costs ${amount}; your hand is worth ${worth}.`,
  yieldFree: 'Yielding costs nothing: the shield holds.',
  yieldBarred: 'You may not yield: everybody else yielded last.',
  choosing: (name: string) => `${name} is choosing`,
  paying: (name: string, amount: number) => `${name} must pay ${amount}`,
  deciding: (name: string) => `${name} decides who goes next`,
  empty: {
    choosing: 'An empty seat is to move',
    paying: (amount: number) => `An empty seat must pay ${amount}`,
    deciding: 'An empty seat decides who goes next',
    hint: 'The game waits for it. Somebody who watches can take it, or a friend with the link.',
    takeHint: 'The game waits for it. Take it, and you play on with its hand.',
  },
  planHint: 'Tap cards to plan your turn. Only you see it.',
  plan: 'Plan',
  watching: 'You are watching. Hands stay hidden.',

  damage: (amount: number) => `${amount} damage`,
  left: (health: number) => `${health} health left`,
  exact: 'Exact',
  over: (amount: number) => `${amount} over`,
  sum: (played: string, value: number, isDoubled: boolean) =>
    `${played} = ${value}${isDoubled ? ' × 2' : ''}`,
  heal: (count: number) =>
    count === 0
      ? 'Heal: the discard pile is empty'
      : plural(count, {
          one: 'Heal 1: one discard goes under the tavern',
          other: `Heal ${count}: ${count} discards go under the tavern`,
        }),
  draw: (count: number, wanted: number, shares: string) =>
    count === 0
      ? `Draw 0 of ${wanted}`
      : `Draw ${count === wanted ? count : `${count} of ${wanted}`}: ${shares}`,
  share: (name: string, count: number) => `${name} +${count}`,
  shareYou: (count: number) => `you +${count}`,
  drawStopped: { hands: 'Hands full', tavern: 'Tavern empty' },
  doubled: (damage: number) => `Doubled: ${damage} damage`,
  shield: (amount: number, attack: number) => `Shield ${amount}: attack falls to ${attack}`,
  blockedBySeal: (suit: Suit, enemy: Card) => `${strong(powers[suit])} blocked by ${his(enemy)} seal`,
  safe: 'You are safe',
  strikes: (enemy: Card, amount: number) => `${He(enemy)} strikes for ${amount}`,
  canPay: (worth: number) => `Your hand can pay (${worth})`,
  cannotPay: (worth: number) => `Hand worth ${worth}: you lose`,
  depends: (worth: number, unseen: number) =>
    plural(unseen, {
      one: `Hand worth ${worth}: depends on 1 unseen card`,
      other: `Hand worth ${worth}: depends on ${unseen} unseen cards`,
    }),
  joins: (enemy: Card) => `The ${rankWord(enemy)} is recruited`,
  falls: (enemy: Card) => `The ${rankWord(enemy)} goes to the discard pile`,
  noAttack: 'No attack follows',
  wins: 'This wins the game',
  breaksSeal: (suit: Suit) => `Seal broken: ${works[suit]}`,
  oldShields: (amount: number, attack: number) =>
    `Earlier spades shield ${amount}: attack falls to ${attack}`,
  nobodyAttacked: 'Nobody is attacked',
  youNameNext: 'you choose who goes next',
  youGoOn: 'your next turn starts',

  attackOn: (enemy: Card, amount: number) => `The ${rankWord(enemy)} strikes for ${amount}`,
  handWorth: (worth: number) => `Hand worth ${worth}`,
  atLeast: (amount: string) => `Discard at least ${amount}`,
  chosenShort: (total: number, missing: number) => `Chosen ${total}, ${missing} missing`,
  chosenExact: (total: number) => `Chosen ${total}, exactly`,
  chosenOver: (total: number, over: number) => `Chosen ${total}, ${over} to spare`,
  chosenWasteful: (total: number) => `Chosen ${total}: leave one out`,
  chosen: 'Chosen',
  cannotPayNow: 'Your hand cannot pay. Only a Jester can save you: flip one.',

  whoNext: 'Who takes the next turn?',
  jesterSub: 'Tap a player. Nobody is attacked.',
  playAgain: 'Play again yourself',
  saysNothing: 'Says nothing',
  awayChoice: 'Away',

  flipsLeft: (count: number) => plural(count, { one: '1 flip left', other: `${count} flips left` }),
  flipSub: 'A new hand',
  noFlips: 'Both are flipped',
  flip: 'Flip',
  flipAsk: 'Flip a Jester?',
  flipAskText: (count: number, limit: number) =>
    `Your whole hand goes away (${cards(count)}), and you draw up to ${limit} new ones.`,
  flipMedal: (left: number): string =>
    left === 2 ? 'Winning is silver at best then.' : 'Winning is bronze at best then.',
  flipDo: 'Flip: new hand',
  flipKeep: 'Keep',
  forced: {
    flip: 'Nothing else is possible: a Jester is flipped for you.',
    play: 'This is all you can do, so it is done for you.',
    pay: 'Only your whole hand can pay, so it is done for you.',
    yield: 'You can only yield, so it is done for you.',
    name: 'Only you are left, so you go on.',
  },

  hand: 'Your hand',
  cardPower: {
    hearts: (value: number) => `heals ${value}`,
    diamonds: (value: number) => `draws ${value}`,
    clubs: () => 'doubles',
    spades: (value: number) => `shields ${value}`,
  },
  cardWorth: (value: number) => `worth ${value}`,
  playable: 'playable',
  cannotJoin: 'cannot join',
  sort: 'Sort the hand',
  sortBy: { drawn: 'As drawn', suit: 'By suit', rank: 'By rank' },

  playJester: 'Play a Jester',
  play: (played: string) => (played === '' ? 'Choose cards' : `Play ${played}`),
  discardCards: (paid: string) => (paid === '' ? 'Discard' : `Discard ${paid}`),
  yield: 'Yield',
  yieldPay: (amount: number) => (amount === 0 ? 'Yield' : `Yield: pay ${amount}`),
  suggest: 'Suggest',
  clear: 'Clear',

  why: {
    jesterAlone: 'A Jester is played alone.',
    aceOne: 'An Ace goes with exactly one other card.',
    comboTotal: 'Equal cards may total 10 at most.',
    notAPlay: 'Only equal cards from 2 to 5 go together, or an Ace with one card.',
    paysTooMuch: 'The attack is covered: the largest chosen card would not be needed any more.',
    cannotPay: 'Your whole hand does not cover the attack.',
    chooseFirst: 'Choose at least one card first.',
    notCovered: (missing: number) => `${missing} more are needed to cover the attack.`,
    instead: (card: string) => `Tap again to take ${card} instead.`,
    wait: 'It is not your turn yet. Your plan stays chosen.',
    nameFirst: 'First choose who takes the next turn.',
    flying: 'Your move is on its way.',
    rule: 'The rule',
  },

  talk: 'Talk',
  talkUnread: 'Talk, something new was said',
  saySomething: 'Say something',
  more: 'More…',
  sayText: 'Your own words',
  saySend: 'Send',
  phrases: {
    wellPlayed: 'Well played',
    closeOne: 'Close one',
    ouch: 'Ouch',
    sorry: 'Sorry',
    thanks: 'Thanks',
    watchTavern: 'Watch the tavern',
    tavernLow: 'The tavern runs low',
    takeYourTime: 'Take your time',
    letsGo: 'Let’s go',
    goodGame: 'Good game',
    meNext: 'I’d like to go next',
    notMe: 'Rather not me',
  },
  quietTable: 'Nobody has said anything yet.',

  thisTable: 'This table',
  facts: {
    handLimit: 'Hand limit',
    jesters: 'Jesters in the tavern',
    discardPile: 'Discard pile',
    discardTop: 'Top card open',
    discardOpen: 'All open',
    recruit: 'Recruits go',
    recruitTop: 'Top of the tavern',
    recruitUnder: 'Under the tavern',
    medal: 'Winning now is',
    medals: ['Bronze', 'Silver', 'Gold'],
    length: 'Length',
    short: 'Short, no Kings',
  },

  keys: 'Keys',
  keyList: [
    ['1 – 9', 'choose a card'],
    ['Enter', 'play or discard'],
    ['Y', 'yield'],
    ['S', 'suggest a payment'],
    ['Esc', 'clear the choice'],
    ['L', 'log'],
    ['P', 'talk'],
    ['T', 'read the table out'],
    ['?', 'these keys'],
  ] as readonly (readonly [string, string])[],

  say: {
    yourTurn: 'Your turn.',
    pay: (amount: number) => `You must pay ${amount}.`,
    nameNext: 'You decide who takes the next turn.',
    enemy: (title: string, health: number, all: number, attack: number) =>
      `${title}: health ${health} of ${all}, attack ${attack}.`,
    piles: (tavern: number, discard: number, castle: number) =>
      `Tavern ${tavern}, discard pile ${discard}, castle ${castle}.`,
    hand: (words: string) => `Your hand: ${words}.`,
    seat: (name: string, count: number, state: string) => `${name}: ${cards(count)}, ${state}.`,
  },
};
