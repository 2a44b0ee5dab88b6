import type { Dictionary } from '../dictionary.ts';
import type { RulesPart, TableNumbers } from '../en/rules.ts';
import { pluralOf } from '../plural.ts';
import { cardCount } from './grammar.ts';

const plural = pluralOf('pt-BR');

const table = (numbers: TableNumbers): RulesPart => ({
  id: 'table',
  title: 'Esta mesa',
  rules: ['R-90', 'R-91', 'R-92', 'R-93', 'R-94', 'R-96', 'R-97', 'R-98'],
  text: [
    `${numbers.players === 1 ? 'Você joga solo' : `Vocês são ${numbers.players} jogadores`}; uma mão cheia tem ${cardCount(numbers.handLimit)}, e a taverna tem ${plural(numbers.jesters, { one: `${numbers.jesters} Bobo`, other: `${numbers.jesters} Bobos` })}.`,
    numbers.isShort
      ? 'Uma partida curta: os Reis ficam na caixa, e a última Dama traz a vitória.'
      : 'As doze figuras estão no castelo.',
    numbers.recruitsUnder
      ? 'Uma figura recrutada vai sob a taverna.'
      : 'Uma figura recrutada vai sobre a taverna, então logo alguém a compra.',
    numbers.isDiscardOpen ? 'O descarte fica à vista de todos.' : 'Do descarte só se vê a carta de cima.',
    ...(numbers.players === 1 && numbers.isSoloYieldAllowed
      ? ['Você pode passar enquanto o ataque for maior que 0.']
      : []),
    ...(numbers.isTalkFree
      ? ['Vocês podem escrever à vontade, mas sem nunca dizer quais cartas têm na mão.']
      : []),
  ],
});

const parts: readonly RulesPart[] = [
  {
    id: 'aim',
    title: 'O objetivo',
    rules: ['R-01', 'R-02', 'R-34'],
    text: [
      'De um a quatro jogadores formam uma equipe. Doze figuras dominam o castelo: quatro Valetes, depois quatro Damas, depois quatro Reis. Vocês as enfrentam uma a uma e vencem juntos quando a última cai.',
      'Vocês perdem juntos assim que alguém não consegue pagar um ataque.',
    ],
  },
  {
    id: 'turn',
    title: 'Sua vez',
    rules: ['R-10'],
    text: [
      '1. Jogue cartas ou passe.',
      '2. Os naipes jogados fazem efeito.',
      '3. O inimigo sofre o dano.',
      '4. Se ainda estiver de pé, ele ataca você, e você paga com cartas.',
      'Depois é a vez do próximo jogador, no sentido horário.',
    ],
  },
  {
    id: 'suits',
    title: 'O que os naipes fazem',
    rules: ['R-20', 'R-22', 'R-23', 'R-24', 'R-25'],
    text: [
      'Cada naipe da jogada age uma vez, com toda a força da jogada (a soma dos seus valores), nesta ordem:',
      '{H} Copas curam: o descarte é embaralhado, e tantas cartas quanto a força vão dele para baixo da taverna, sem ninguém ver.',
      '{D} Ouros compram: você e depois os outros, no sentido horário, pegam uma carta cada, volta após volta, até comprar tantas quanto a força. Mãos cheias são puladas.',
      '{C} Paus dobram o dano desta jogada.',
      '{S} Espadas protegem: o ataque do inimigo cai tanto quanto a força enquanto ele estiver de pé. Todos os escudos se somam.',
    ],
  },
  {
    id: 'cards',
    title: 'As cartas',
    rules: ['R-03', 'R-04', 'R-05', 'R-06'],
    text: [
      'As cartas numeradas valem seu número, um Ás 1. Na mão, um Valete vale 10, uma Dama 15, um Rei 20 e um Bobo 0.',
      'Como inimigos: um Valete ataca com 10 e tem 20 de vida, uma Dama 15 e 30, um Rei 20 e 40.',
      'A taverna é o monte de compra: dos Ases aos dez, e Bobos com três ou quatro jogadores. A mão tem 8, 7, 6 ou 5 cartas com um, dois, três ou quatro jogadores.',
    ],
  },
  {
    id: 'play',
    title: 'O que você pode jogar',
    rules: ['R-11', 'R-12', 'R-13', 'R-14', 'R-15'],
    text: [
      'Uma carta. Ou de duas a quatro cartas do mesmo número, de 2 a 5, que somem no máximo 10: {2H} {2D}, {3D} {3S} {3C}, {5H} {5C}.',
      'Ou um Ás com exatamente outra carta que não seja um Bobo: {AS} {8D}, também dois Ases, também um Ás com uma figura recrutada.',
      'Ou um Bobo, sozinho. Os valores são somados: essa é a força da jogada.',
    ],
  },
  {
    id: 'seal',
    title: 'O selo',
    rules: ['R-21'],
    text: [
      'Uma figura é imune ao próprio naipe: o poder desse naipe fica bloqueado. A carta causa seu dano mesmo assim, e os outros naipes jogados com ela ainda agem.',
    ],
  },
  {
    id: 'damage',
    title: 'O dano e a queda de uma figura',
    rules: ['R-30', 'R-31', 'R-32', 'R-33'],
    text: [
      'O dano se acumula até alcançar a vida. Exatamente a vida: é um golpe exato, e a figura é recrutada e vai virada para baixo à taverna; alguém vai tê-la na mão. Mais que isso: ela vai para o descarte.',
      'Todas as cartas jogadas contra ela são descartadas, surge a próxima figura, e quem deu o golpe joga de novo na hora, sem sofrer ataque.',
    ],
  },
  {
    id: 'attack',
    title: 'O ataque',
    rules: ['R-40', 'R-41', 'R-42', 'R-43'],
    text: [
      'O inimigo atinge quem está na vez, com seu ataque menos todos os escudos. Com 0, não se paga nada.',
      'Se não, você descarta cartas que valham pelo menos o ataque, e nenhuma que sobre: sem a sua carta mais alta não bastaria. Assim a mão pode ficar vazia.',
      'Se a sua mão inteira vale menos, a partida está perdida para todos.',
    ],
  },
  {
    id: 'yield',
    title: 'Passar',
    rules: ['R-50', 'R-51', 'R-52'],
    text: [
      'Em vez de jogar, você pode passar: não joga nada e sofre o ataque. Não pode quando todos os outros passaram na própria última vez.',
      'Quem não pode jogar nem passar perde a partida para todos.',
    ],
  },
  {
    id: 'jester',
    title: 'O Bobo',
    rules: ['R-60', 'R-61', 'R-62', 'R-63'],
    text: [
      'Um Bobo da corte quebra o selo da figura à sua frente: daí em diante, todos os naipes agem. As espadas que estavam bloqueadas passam a proteger; os outros naipes não são compensados.',
      'Não há dano nem ataque. Você diz quem joga depois: quem quiser, até você.',
    ],
  },
  {
    id: 'solo',
    title: 'Jogar solo',
    rules: ['R-70', 'R-71'],
    text: [
      'Dois Bobos ficam de lado. Antes de jogar, ou antes de pagar, você pode virar um: sua mão é descartada e você compra uma cheia. Isso não quebra nenhum selo.',
      'Vitória sem virar: ouro. Com um Bobo: prata. Com os dois: bronze. No solo não se pode passar, a menos que a mesa tenha combinado.',
    ],
  },
  {
    id: 'talk',
    title: 'O que você pode dizer',
    rules: ['R-80', 'R-81', 'R-82'],
    text: [
      'As cartas da mão são secretas: não diga quais são nem dê pistas. Do que está à vista se pode falar: o que foi jogado e pago, o tamanho das mãos e dos montes.',
      'Depois de um Bobo, qualquer um pode dizer “Eu gostaria de jogar” ou “Melhor eu não”.',
    ],
  },
  {
    id: 'tips',
    title: 'Dicas para as primeiras partidas',
    rules: [],
    text: [
      'As cartas na mão são a vida da equipe: jogue ouros enquanto as mãos estão fracas.',
      'Quando a taverna vai acabando, copas primeiro, para que ouros tenham o que comprar.',
      'Mire no golpe exato. Uma figura recrutada é uma das melhores cartas que você pode ter.',
      'Um escudo serve a todos até o inimigo cair, então levante-o cedo.',
      'Passe quando sua mão aguenta o golpe e um amigo tem a jogada melhor.',
    ],
  },
  {
    id: 'credit',
    title: 'Créditos',
    rules: [],
    text: [
      'Regicide é um jogo de Paul Abrahams, Luke Badger e Andy Richdale, publicado pela Badgers From Mars (regicidegame.com). Se você gosta, compre o baralho.',
      'Esta é uma versão gratuita e não oficial, com cartas próprias e sem ligação com a editora.',
    ],
  },
];

export const rules: Dictionary['rules'] = {
  title: 'Regras',
  search: 'Buscar nas regras',
  found: (count) => plural(count, { one: `${count} seção`, other: `${count} seções` }),
  nothing: 'Nada encontrado. Tente outra palavra.',
  parts: (numbers) => (numbers ? [table(numbers), ...parts] : parts),
};
