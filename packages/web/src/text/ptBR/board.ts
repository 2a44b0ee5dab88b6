import { isJester, QUEEN, rankOf, suitOf, type Card, type Suit } from '@regicide/rules';
import { strong } from '../../ui/sentenceParts.ts';
import type { Dictionary } from '../dictionary.ts';
import { pluralOf } from '../plural.ts';
import { cardCount, O } from './grammar.ts';

const plural = pluralOf('pt-BR');

const RANKS = ['', 'Ás', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Valete', 'Dama', 'Rei'];
const suits: Record<Suit, string> = { hearts: 'copas', diamonds: 'ouros', clubs: 'paus', spades: 'espadas' };
const works: Record<Suit, string> = {
  hearts: 'copas curam de novo',
  diamonds: 'ouros compram de novo',
  clubs: 'paus dobram de novo',
  spades: 'espadas protegem de novo',
};
const powers: Record<Suit, string> = {
  hearts: 'a cura',
  diamonds: 'a compra',
  clubs: 'o dano dobrado',
  spades: 'o escudo',
};

const rankWord = (card: Card): string => RANKS[rankOf(card)]!;
const cardTitle = (card: Card): string => `${rankWord(card)} de ${suits[suitOf(card)!]}`;
const theRank = (enemy: Card): string => `${O(rankWord(enemy))} ${rankWord(enemy)}`;

export const board: Dictionary['board'] = {
  suits,
  rankWord,
  cardWords: (card) => (isJester(card) ? 'Bobo da corte' : cardTitle(card)),
  royalTitle: cardTitle,
  castle: (number, all) => `Castelo: inimigo ${number} de ${all}`,
  castleUnknown: 'nunca vista',
  castleState: {
    done: 'abatida',
    exact: 'recrutada',
    now: 'à sua frente',
    standing: 'ainda de pé',
    waiting: 'à espera',
  },

  table: 'A mesa',
  players: 'Jogadores',
  emptySeat: (number) => `Lugar ${number}`,
  gone: 'Alguém que saiu',
  companion: {
    sign: 'bot',
    marked: (name: string) => `${name} (bot)`,
    plays: (name: string) => `Aqui joga ${name}, um companheiro (bot).`,
    add: '+ bot',
    addFree: 'Deixar um companheiro jogar no lugar livre',
    addFor: (name: string) => `Deixar um companheiro jogar por ${name} até a volta`,
    back: 'Voltar',
    backLabel: 'Um companheiro joga por você. Jogar de novo',
  },
  handCount: (count, limit) => `${count} de ${cardCount(limit)}`,
  state: {
    yourTurn: 'Sua vez',
    isChoosing: 'Pensando',
    pay: (amount) => `Pague ${amount}`,
    mustPay: (amount) => `Deve ${amount}`,
    youDecide: 'Escolha',
    decides: 'Decide',
    away: (clock) => `Fora ${clock}`,
    empty: 'Ninguém',
    paid: (amount) => `Pagou ${amount}`,
    yielded: 'Passou',
    played: 'Jogou',
    flipped: 'Mão nova',
    next: 'A seguir',
    waits: 'Espera',
  },

  health: 'Vida',
  attack: 'Ataque',
  of: (all) => `de ${all}`,
  shieldWord: 'escudo',
  becomes: (amount) => `, depois desta jogada ${amount}`,
  immuneTo: (suit) => `Imune a ${suit}`,
  sealBroken: (suit, sign) => `Selo quebrado: ${sign} ${works[suit]}`,
  sealLabel: (suit) => `imune a ${suits[suit]}`,
  sealBrokenLabel: 'imunidade quebrada',

  piles: 'Na mesa',
  tavern: 'Taverna',
  discard: 'Descarte',
  castlePile: 'Castelo',
  inPlay: 'Em jogo',
  nothingInPlay: 'Nada em jogo',
  nothingInPlayYet: 'Nada em jogo ainda',
  damageSoFar: 'dano até agora',
  inPlayLabel: (played, damage) => `Em jogo: ${played}. ${damage} de dano até agora`,
  pileTop: 'Do descarte só se vê a carta de cima.',
  pileOpen: (count) => `${cardCount(count)} no descarte, a de cima primeiro.`,
  pileEmpty: 'O descarte está vazio.',
  tavernHint: (count) => `${cardCount(count)} para comprar, viradas para baixo.`,

  yourTurn: 'É a sua vez',
  yourTurnAgain: 'Caiu: é a sua vez de novo',
  choose: 'Escolha cartas para jogar. Nada é enviado até você apertar o botão.',
  yieldCosts: (amount, worth) => `Passar custa ${amount}; sua mão vale ${worth}.`,
  yieldFree: 'Passar não custa nada: o escudo segura.',
  yieldBarred: 'Você não pode passar: todos os outros acabaram de passar.',
  choosing: (name) => `${name} está pensando`,
  paying: (name, amount) => `${name} precisa pagar ${amount}`,
  deciding: (name) => `${name} decide quem joga agora`,
  empty: {
    choosing: 'É a vez de um lugar vazio',
    paying: (amount) => `Um lugar vazio deve pagar ${amount}`,
    deciding: 'Um lugar vazio decide quem joga',
    hint: 'A partida espera por ele. Quem assiste pode ocupá-lo, ou um amigo com o link.',
    takeHint: 'A partida espera por ele. Ocupe-o e continue com a mão dele.',
  },
  planHint: 'Toque em cartas para planejar sua vez. Só você vê.',
  plan: 'Plano',
  watching: 'Você está assistindo. As mãos ficam ocultas.',

  damage: (amount) => `${amount} de dano`,
  left: (health) => plural(health, { one: `resta ${health} de vida`, other: `restam ${health} de vida` }),
  exact: 'Exato',
  over: (amount) => `${amount} a mais`,
  sum: (played, value, isDoubled) => `${played} = ${value}${isDoubled ? ' × 2' : ''}`,
  heal: (count) =>
    count === 0
      ? 'Cura: o descarte está vazio'
      : plural(count, {
          one: `Cura ${count}: ${count} carta vai sob a taverna`,
          other: `Cura ${count}: ${count} cartas vão sob a taverna`,
        }),
  draw: (count, wanted, shares) =>
    count === 0
      ? `Compra 0 de ${wanted}`
      : `Compra ${count === wanted ? count : `${count} de ${wanted}`}: ${shares}`,
  share: (name, count) => `${name} +${count}`,
  shareYou: (count) => `você +${count}`,
  drawStopped: { hands: 'Mãos cheias', tavern: 'Taverna vazia' },
  doubled: (damage) => `Dobrado: ${damage} de dano`,
  shield: (amount, attack) => `Escudo ${amount}: o ataque cai para ${attack}`,
  blockedBySeal: (suit, enemy) =>
    `O selo ${rankOf(enemy) === QUEEN ? 'dela' : 'dele'} bloqueia ${strong(powers[suit])}`,
  safe: 'Você está a salvo',
  strikes: (enemy, amount) => `${rankOf(enemy) === QUEEN ? 'Ela' : 'Ele'} ataca com ${amount}`,
  canPay: (worth) => `Sua mão dá conta (${worth})`,
  cannotPay: (worth) => `Sua mão vale ${worth}: derrota`,
  depends: (worth, unseen) =>
    plural(unseen, {
      one: `Sua mão vale ${worth}: depende de ${unseen} carta oculta`,
      other: `Sua mão vale ${worth}: depende de ${unseen} cartas ocultas`,
    }),
  joins: (enemy) => `${theRank(enemy)} passa para o seu lado`,
  falls: (enemy) => `${theRank(enemy)} vai para o descarte`,
  noAttack: 'Nenhum ataque',
  wins: 'Isso vence a partida',
  breaksSeal: (suit) => `Selo quebrado: ${works[suit]}`,
  oldShields: (amount, attack) => `Espadas de antes, escudo ${amount}: o ataque cai para ${attack}`,
  nobodyAttacked: 'Ninguém sofre ataque',
  youNameNext: 'você escolhe quem joga agora',
  youGoOn: 'começa sua próxima vez',

  attackOn: (enemy, amount) => `${theRank(enemy)} ataca com ${amount}`,
  handWorth: (worth) => `Sua mão vale ${worth}`,
  atLeast: (amount) => `Descarte pelo menos ${amount}`,
  chosenShort: (total, missing) =>
    `Escolhido ${total}, ${plural(missing, { one: `falta ${missing}`, other: `faltam ${missing}` })}`,
  chosenExact: (total) => `Escolhido ${total}, na conta`,
  chosenOver: (total, over) => `Escolhido ${total}, ${over} além do necessário`,
  chosenWasteful: (total) => `Escolhido ${total}: sobra uma carta`,
  chosen: 'Escolhido',
  cannotPayNow: 'Sua mão não dá conta. Só um Bobo pode salvar você: vire um.',

  whoNext: 'Quem joga agora?',
  jesterSub: 'Toque em um jogador. Ninguém sofre ataque.',
  playAgain: 'Jogar de novo',
  saysNothing: 'Não diz nada',
  awayChoice: 'Ausente',

  flipsLeft: (count) => plural(count, { one: `Resta ${count}`, other: `Restam ${count}` }),
  flipSub: 'Mão nova',
  noFlips: 'Os dois já foram virados',
  flip: 'Virar',
  flipAsk: 'Virar um Bobo?',
  flipAskText: (count, limit) =>
    `Sua mão inteira vai para o descarte (${cardCount(count)}), e você compra até ter ${limit}.`,
  flipMedal: (left) =>
    left === 2 ? 'A vitória vale então no máximo prata.' : 'A vitória vale então no máximo bronze.',
  flipDo: 'Virar: mão nova',
  flipKeep: 'Guardar',
  forced: {
    flip: 'Não há outra saída: um Bobo é virado por você.',
    play: 'É só isso que dá para fazer, então é feito por você.',
    pay: 'Só a mão inteira basta, então ela é paga por você.',
    yield: 'Você só pode passar, então é feito por você.',
    name: 'Só resta você, então você continua.',
  },

  hand: 'Sua mão',
  cardPower: {
    hearts: (value) => `cura ${value}`,
    diamonds: (value) => `compra ${value}`,
    clubs: () => 'dobra',
    spades: (value) => `escudo ${value}`,
  },
  cardWorth: (value) => `vale ${value}`,
  playable: 'jogável',
  cannotJoin: 'não combina',
  sort: 'Ordenar a mão',
  sortBy: { drawn: 'Como veio', suit: 'Por naipe', rank: 'Por valor' },

  playJester: 'Jogar um Bobo',
  play: (played) => (played === '' ? 'Escolha cartas' : `Jogar ${played}`),
  discardCards: (paid) => (paid === '' ? 'Descartar' : `Descartar ${paid}`),
  yield: 'Passar',
  yieldPay: (amount) => (amount === 0 ? 'Passar' : `Passar: pagar ${amount}`),
  suggest: 'Sugerir',
  clear: 'Limpar',

  why: {
    jesterAlone: 'Um Bobo é jogado sozinho.',
    aceOne: 'Um Ás vai com exatamente outra carta.',
    comboTotal: 'Cartas iguais podem somar no máximo 10.',
    notAPlay: 'Só combinam cartas iguais de 2 a 5, ou um Ás com uma carta.',
    paysTooMuch: 'O ataque está coberto: a maior carta escolhida já sobraria.',
    cannotPay: 'Sua mão inteira não cobre o ataque.',
    chooseFirst: 'Escolha primeiro pelo menos uma carta.',
    notCovered: (missing) =>
      plural(missing, {
        one: `Falta ${missing} para cobrir o ataque.`,
        other: `Faltam ${missing} para cobrir o ataque.`,
      }),
    instead: (card) => `Toque de novo para pegar ${card} no lugar.`,
    wait: 'Ainda não é a sua vez. Seu plano fica escolhido.',
    nameFirst: 'Escolha primeiro quem joga agora.',
    flying: 'Sua jogada está a caminho.',
    rule: 'A regra',
  },

  talk: 'Falar',
  talkUnread: 'Conversar, há novidade',
  saySomething: 'Diga algo',
  more: 'Mais…',
  sayText: 'Suas próprias palavras',
  saySend: 'Enviar',
  phrases: {
    wellPlayed: 'Boa jogada',
    closeOne: 'Foi por pouco',
    ouch: 'Ai',
    sorry: 'Desculpa',
    thanks: 'Valeu',
    watchTavern: 'Olho na taverna',
    tavernLow: 'A taverna está acabando',
    takeYourTime: 'Sem pressa',
    letsGo: 'Vamos lá',
    goodGame: 'Bom jogo',
    meNext: 'Eu gostaria de jogar',
    notMe: 'Melhor eu não',
  },
  quietTable: 'Ninguém disse nada ainda.',

  thisTable: 'Esta mesa',
  facts: {
    handLimit: 'Limite da mão',
    jesters: 'Bobos na taverna',
    discardPile: 'Descarte',
    discardTop: 'Só a de cima',
    discardOpen: 'À vista',
    recruit: 'Um recruta vai',
    recruitTop: 'Sobre a taverna',
    recruitUnder: 'Sob a taverna',
    medal: 'Vencer agora vale',
    medals: ['Bronze', 'Prata', 'Ouro'],
    length: 'Duração',
    short: 'Curta, sem Reis',
  },

  keys: 'Teclas',
  keyList: [
    ['1 – 9', 'escolher uma carta'],
    ['Enter', 'jogar ou descartar'],
    ['Y', 'passar'],
    ['S', 'sugerir um pagamento'],
    ['Esc', 'limpar a escolha'],
    ['L', 'histórico'],
    ['P', 'falar'],
    ['T', 'ler a mesa em voz alta'],
    ['?', 'estas teclas'],
  ],

  say: {
    yourTurn: 'É a sua vez.',
    pay: (amount) => `Você precisa pagar ${amount}.`,
    nameNext: 'Você escolhe quem joga agora.',
    enemy: (title, health, all, attack) => `${title}: vida ${health} de ${all}, ataque ${attack}.`,
    piles: (tavern, discard, castle) => `Taverna ${tavern}, descarte ${discard}, castelo ${castle}.`,
    hand: (words) => `Sua mão: ${words}.`,
    seat: (name, count, state) => `${name}: ${cardCount(count)}, ${state}.`,
  },
};
