import { isJester, QUEEN, rankOf, suitOf, type Card, type Suit } from '@regicide/rules';
import { strong } from '../../ui/sentenceParts.ts';
import type { Dictionary } from '../dictionary.ts';
import { pluralOf } from '../plural.ts';
import { cardCount, Le } from './grammar.ts';

const plural = pluralOf('fr');

const RANKS = ['', 'As', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Valet', 'Dame', 'Roi'];
const suits: Record<Suit, string> = { hearts: 'cœur', diamonds: 'carreau', clubs: 'trèfle', spades: 'pique' };
const works: Record<Suit, string> = {
  hearts: 'les cœurs soignent',
  diamonds: 'les carreaux piochent',
  clubs: 'les trèfles doublent',
  spades: 'les piques protègent',
};
const powers: Record<Suit, string> = {
  hearts: 'le soin',
  diamonds: 'la pioche',
  clubs: 'les dégâts doubles',
  spades: 'le bouclier',
};

const rankWord = (card: Card): string => RANKS[rankOf(card)]!;
const cardTitle = (card: Card): string => `${rankWord(card)} de ${suits[suitOf(card)!]}`;
const theRank = (enemy: Card): string => `${Le(rankWord(enemy))} ${rankWord(enemy)}`;
const harm = (amount: number): string =>
  plural(amount, { one: `${amount} dégât`, other: `${amount} dégâts` });

export const board: Dictionary['board'] = {
  suits,
  rankWord,
  cardWords: (card) => (isJester(card) ? 'Bouffon' : cardTitle(card)),
  royalTitle: cardTitle,
  castle: (number, all) => `Château\u00a0: ennemi ${number} sur ${all}`,
  castleUnknown: 'jamais vu',
  castleState: {
    done: 'abattu',
    exact: 'recruté',
    now: 'devant vous',
    standing: 'encore debout',
    waiting: 'en attente',
  },

  table: 'La table',
  players: 'Joueurs',
  emptySeat: (number) => `Place ${number}`,
  gone: 'Une personne partie',
  companion: {
    sign: 'bot',
    marked: (name: string) => `${name} (bot)`,
    plays: (name: string) => `Ici joue ${name}, un compagnon (bot).`,
    add: '+ bot',
    addFree: 'Laisser un compagnon jouer à la place libre',
    addFor: (name: string) => `Laisser un compagnon jouer pour ${name} jusqu’à son retour`,
    back: 'Reprendre',
    backLabel: 'Un compagnon joue pour toi. Rejouer toi-même',
  },
  handCount: (count, limit) => `${count} sur ${cardCount(limit)}`,
  state: {
    yourTurn: 'À toi',
    isChoosing: 'Réfléchit',
    pay: (amount) => `Paie ${amount}`,
    mustPay: (amount) => `Doit ${amount}`,
    youDecide: 'Tu choisis',
    decides: 'Choisit',
    away: (clock) => `Parti ${clock}`,
    empty: 'Personne',
    paid: (amount) => `A payé ${amount}`,
    yielded: 'A passé',
    played: 'A joué',
    flipped: 'Main neuve',
    next: 'Ensuite',
    waits: 'Attend',
  },

  health: 'Vie',
  attack: 'Attaque',
  of: (all) => `sur ${all}`,
  shieldWord: 'bouclier',
  becomes: (amount) => `, après ce coup ${amount}`,
  immuneTo: (suit) => `Immunité\u00a0: ${suit}`,
  sealBroken: (suit, sign) => `Sceau brisé\u00a0: ${sign} ${works[suit]}`,
  sealLabel: (suit) => `immunité\u00a0: ${suits[suit]}`,
  sealBrokenLabel: 'immunité brisée',

  piles: 'Sur la table',
  tavern: 'Taverne',
  discard: 'Défausse',
  castlePile: 'Château',
  inPlay: 'En jeu',
  nothingInPlay: 'Rien en jeu',
  nothingInPlayYet: 'Encore rien en jeu',
  damageSoFar: 'dégâts infligés',
  inPlayLabel: (played, damage) => `En jeu\u00a0: ${played}. ${harm(damage)} jusqu’ici`,
  pileTop: 'Seule la carte du dessus de la défausse est visible.',
  pileOpen: (count) => `${cardCount(count)} dans la défausse, celle du dessus d’abord.`,
  pileEmpty: 'La défausse est vide.',
  tavernHint: (count) => `${cardCount(count)} à piocher, face cachée.`,

  yourTurn: 'À toi de jouer',
  yourTurnAgain: 'Abattu\u00a0: rejoue',
  choose: 'Choisis des cartes. Rien n’est joué avant d’appuyer sur le bouton.',
  yieldCosts: (amount, worth) => `Passer coûte ${amount}\u00a0; ta main vaut ${worth}.`,
  yieldFree: 'Passer ne coûte rien\u00a0: le bouclier tient.',
  yieldBarred: 'Tu ne peux pas passer\u00a0: tous les autres viennent de passer.',
  choosing: (name) => `${name} réfléchit`,
  paying: (name, amount) => `${name} doit payer ${amount}`,
  deciding: (name) => `${name} choisit qui joue ensuite`,
  empty: {
    choosing: 'C’est à une place vide de jouer',
    paying: (amount) => `Une place vide doit payer ${amount}`,
    deciding: 'Une place vide choisit qui joue ensuite',
    hint: 'La partie l’attend. Qui regarde peut la prendre, ou un ami avec le lien.',
    takeHint: 'La partie l’attend. Prends-la, et tu continues avec sa main.',
  },
  planHint: 'Touche des cartes pour préparer ton tour. Toi seul le vois.',
  plan: 'Plan',
  watching: 'Tu regardes. Les mains restent cachées.',

  damage: harm,
  left: (health) => `reste ${health} de vie`,
  exact: 'Exact',
  over: (amount) => `${amount} de trop`,
  sum: (played, value, isDoubled) => `${played} = ${value}${isDoubled ? ' × 2' : ''}`,
  heal: (count) =>
    count === 0
      ? 'Soin\u00a0: la défausse est vide'
      : plural(count, {
          one: `Soin ${count}\u00a0: ${count} carte va sous la taverne`,
          other: `Soin ${count}\u00a0: ${count} cartes vont sous la taverne`,
        }),
  draw: (count, wanted, shares) =>
    count === 0
      ? `Pioche 0 sur ${wanted}`
      : `Pioche ${count === wanted ? count : `${count} sur ${wanted}`}\u00a0: ${shares}`,
  share: (name, count) => `${name} +${count}`,
  shareYou: (count) => `toi +${count}`,
  drawStopped: { hands: 'Mains pleines', tavern: 'Taverne vide' },
  doubled: (damage) => `Double\u00a0: ${harm(damage)}`,
  shield: (amount, attack) => `Bouclier ${amount}\u00a0: l’attaque tombe à ${attack}`,
  blockedBySeal: (suit) => `Son sceau bloque ${strong(powers[suit])}`,
  safe: 'Rien à craindre',
  strikes: (enemy, amount) => `${rankOf(enemy) === QUEEN ? 'Elle' : 'Il'} frappe\u00a0: ${amount} à payer`,
  canPay: (worth) => `Ta main suffit (${worth})`,
  cannotPay: (worth) => `Ta main vaut ${worth}\u00a0: perdu`,
  depends: (worth, unseen) =>
    plural(unseen, {
      one: `Ta main vaut ${worth}\u00a0: ça dépend de ${unseen} carte inconnue`,
      other: `Ta main vaut ${worth}\u00a0: ça dépend de ${unseen} cartes inconnues`,
    }),
  joins: (enemy) => `${theRank(enemy)} passe dans ton camp`,
  falls: (enemy) => `${theRank(enemy)} tombe, à la défausse`,
  noAttack: 'Pas d’attaque',
  wins: 'C’est la victoire',
  breaksSeal: (suit) => `Sceau brisé\u00a0: ${works[suit]}`,
  oldShields: (amount, attack) => `Piques d’avant, bouclier ${amount}\u00a0: l’attaque tombe à ${attack}`,
  nobodyAttacked: 'Personne n’est attaqué',
  youNameNext: 'tu choisis qui joue ensuite',
  youGoOn: 'ton tour suivant commence',

  attackOn: (enemy, amount) => `${theRank(enemy)} frappe\u00a0: ${amount} à payer`,
  handWorth: (worth) => `Main\u00a0: ${worth}`,
  atLeast: (amount) => `Défausse au moins ${amount}`,
  chosenShort: (total, missing) => `Choisi ${total}, il manque ${missing}`,
  chosenExact: (total) => `Choisi ${total}, le compte est bon`,
  chosenOver: (total, over) => `Choisi ${total}, ${over} de plus qu’il ne faut`,
  chosenWasteful: (total) => `Choisi ${total}\u00a0: une carte de trop`,
  chosen: 'Choix',
  cannotPayNow: 'Ta main ne suffit pas. Seul un Bouffon peut te sauver\u00a0: retournes-en un.',

  whoNext: 'Qui joue ensuite\u00a0?',
  jesterSub: 'Touche un joueur. Personne n’est attaqué.',
  playAgain: 'Rejouer toi-même',
  saysNothing: 'Ne dit rien',
  awayChoice: 'Absent',

  flipsLeft: (count) => plural(count, { one: `${count} restant`, other: `${count} restants` }),
  flipSub: 'Main neuve',
  noFlips: 'Les deux sont retournés',
  flip: 'Retourner',
  flipAsk: 'Retourner un Bouffon\u00a0?',
  flipAskText: (count, limit) =>
    `Toute ta main part à la défausse (${cardCount(count)}), et tu en pioches jusqu’à ${limit}.`,
  flipMedal: (left) =>
    left === 2
      ? 'La victoire vaudra alors l’argent au mieux.'
      : 'La victoire vaudra alors le bronze au mieux.',
  flipDo: 'Retourner\u00a0: main neuve',
  flipKeep: 'Garder',
  forced: {
    flip: 'Rien d’autre n’est possible\u00a0: un Bouffon est retourné pour toi.',
    play: 'Tu n’as que ce coup\u00a0: il est joué pour toi.',
    pay: 'Il faut toute ta main pour payer\u00a0: c’est fait pour toi.',
    yield: 'Tu ne peux que passer\u00a0: c’est fait pour toi.',
    name: 'Il ne reste que toi\u00a0: tu continues.',
  },

  hand: 'Ta main',
  cardPower: {
    hearts: (value) => `soigne ${value}`,
    diamonds: (value) => `pioche ${value}`,
    clubs: () => 'double',
    spades: (value) => `protège de ${value}`,
  },
  cardWorth: (value) => `vaut ${value}`,
  playable: 'jouable',
  cannotJoin: 'ne va pas avec',
  sort: 'Trier la main',
  sortBy: { drawn: 'Pioche', suit: 'Couleur', rank: 'Valeur' },

  playJester: 'Jouer un Bouffon',
  play: (played) => (played === '' ? 'Choisis des cartes' : `Jouer ${played}`),
  discardCards: (paid) => (paid === '' ? 'Défausser' : `Défausser ${paid}`),
  yield: 'Passer',
  yieldPay: (amount) => (amount === 0 ? 'Passer' : `Passer\u00a0: payer ${amount}`),
  suggest: 'Suggérer',
  clear: 'Annuler',

  why: {
    jesterAlone: 'Un Bouffon se joue seul.',
    aceOne: 'Un As se joue avec exactement une autre carte.',
    comboTotal: 'Des cartes égales ne peuvent pas dépasser 10 en tout.',
    notAPlay: 'Seules vont ensemble des cartes égales de 2 à 5, ou un As avec une carte.',
    paysTooMuch: 'L’attaque est couverte\u00a0: la plus haute carte choisie ne servirait plus.',
    cannotPay: 'Toute ta main ne couvre pas l’attaque.',
    chooseFirst: 'Choisis d’abord au moins une carte.',
    notCovered: (missing) => `Il manque encore ${missing} pour couvrir l’attaque.`,
    instead: (card) => `Touche encore pour prendre ${card} à la place.`,
    wait: 'Ce n’est pas encore ton tour. Ton plan est gardé.',
    nameFirst: 'Choisis d’abord qui joue ensuite.',
    flying: 'Ton coup est en route.',
    rule: 'La règle',
  },

  talk: 'Parler',
  talkUnread: 'Parler, il y a du nouveau',
  saySomething: 'Dire quelque chose',
  more: 'Plus…',
  sayText: 'Tes propres mots',
  saySend: 'Envoyer',
  phrases: {
    wellPlayed: 'Bien joué',
    closeOne: 'C’était juste',
    ouch: 'Aïe',
    sorry: 'Désolé',
    thanks: 'Merci',
    watchTavern: 'Attention à la taverne',
    tavernLow: 'La taverne se vide',
    takeYourTime: 'Prends ton temps',
    letsGo: 'C’est parti',
    goodGame: 'Belle partie',
    meNext: 'J’aimerais bien jouer',
    notMe: 'Plutôt pas moi',
  },
  quietTable: 'Personne n’a encore rien dit.',

  thisTable: 'Cette table',
  facts: {
    handLimit: 'Limite de main',
    jesters: 'Bouffons dans la taverne',
    discardPile: 'Défausse',
    discardTop: 'Dessus visible',
    discardOpen: 'Visible',
    recruit: 'Une recrue va',
    recruitTop: 'Sur la taverne',
    recruitUnder: 'Sous la taverne',
    medal: 'Victoire à ce stade',
    medals: ['Bronze', 'Argent', 'Or'],
    length: 'Durée',
    short: 'Courte, sans les Rois',
  },

  keys: 'Touches',
  keyList: [
    ['1 – 9', 'choisir une carte'],
    ['Entrée', 'jouer ou défausser'],
    ['Y', 'passer'],
    ['S', 'suggérer un paiement'],
    ['Échap', 'annuler le choix'],
    ['L', 'fil de la partie'],
    ['P', 'parler'],
    ['T', 'lire la table à voix haute'],
    ['?', 'ces touches'],
  ],

  say: {
    yourTurn: 'À toi de jouer.',
    pay: (amount) => `Tu dois payer ${amount}.`,
    nameNext: 'Tu choisis qui joue ensuite.',
    enemy: (title, health, all, attack) => `${title}\u00a0: vie ${health} sur ${all}, attaque ${attack}.`,
    piles: (tavern, discard, castle) => `Taverne ${tavern}, défausse ${discard}, château ${castle}.`,
    hand: (words) => `Ta main\u00a0: ${words}.`,
    seat: (name, count, state) => `${name}\u00a0: ${cardCount(count)}, ${state}.`,
  },
};
