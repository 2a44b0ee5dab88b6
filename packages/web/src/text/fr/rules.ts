import type { Dictionary } from '../dictionary.ts';
import type { RulesPart, TableNumbers } from '../en/rules.ts';
import { pluralOf } from '../plural.ts';
import { cardCount } from './grammar.ts';

const plural = pluralOf('fr');

const table = (numbers: TableNumbers): RulesPart => ({
  id: 'table',
  title: 'Cette table',
  rules: ['R-90', 'R-91', 'R-92', 'R-93', 'R-94', 'R-96', 'R-97', 'R-98'],
  text: [
    `${numbers.players === 1 ? 'Tu joues en solo' : `Vous êtes ${numbers.players} joueurs`}\u00a0; une main pleine compte ${cardCount(numbers.handLimit)}, et la taverne contient ${plural(numbers.jesters, { one: `${numbers.jesters} Bouffon`, other: `${numbers.jesters} Bouffons` })}.`,
    numbers.isShort
      ? 'Une partie courte\u00a0: les Rois restent dans la boîte, et la dernière Dame donne la victoire.'
      : 'Les douze figures sont au château.',
    numbers.recruitsUnder
      ? 'Une figure recrutée va sous la taverne.'
      : 'Une figure recrutée va sur le dessus de la taverne\u00a0: quelqu’un la piochera bientôt.',
    numbers.isDiscardOpen
      ? 'La défausse est visible par tous.'
      : 'Seule la carte du dessus de la défausse est visible.',
    ...(numbers.players === 1 && numbers.isSoloYieldAllowed
      ? ['Tu peux passer tant que l’attaque dépasse 0.']
      : []),
    ...(numbers.isTalkFree
      ? ['Vous pouvez écrire librement, mais sans jamais nommer les cartes en main.']
      : []),
  ],
});

const parts: readonly RulesPart[] = [
  {
    id: 'aim',
    title: 'Le but',
    rules: ['R-01', 'R-02', 'R-34'],
    text: [
      'De un à quatre joueurs forment une équipe. Douze figures tiennent le château\u00a0: quatre Valets, puis quatre Dames, puis quatre Rois. Vous les affrontez une à une, et vous gagnez ensemble quand la dernière tombe.',
      'Vous perdez ensemble dès que l’un de vous ne peut pas payer une attaque.',
    ],
  },
  {
    id: 'turn',
    title: 'Ton tour',
    rules: ['R-10'],
    text: [
      '1. Joue des cartes, ou passe.',
      '2. Les couleurs jouées agissent.',
      '3. L’ennemi subit les dégâts.',
      '4. S’il tient encore, il t’attaque, et tu paies avec des cartes.',
      'Puis c’est au joueur suivant dans le sens des aiguilles d’une montre.',
    ],
  },
  {
    id: 'suits',
    title: 'Ce que font les couleurs',
    rules: ['R-20', 'R-22', 'R-23', 'R-24', 'R-25'],
    text: [
      'Chaque couleur jouée agit une fois, avec toute la force du coup (la somme de ses valeurs), dans cet ordre\u00a0:',
      '{H} Les cœurs soignent\u00a0: on mélange la défausse, et autant de ses cartes que la force vont sous la taverne, sans être vues.',
      '{D} Les carreaux piochent\u00a0: toi, puis les autres dans le sens des aiguilles d’une montre, prenez une carte chacun, tour après tour, jusqu’à en avoir pioché autant que la force. Les mains pleines sont sautées.',
      '{C} Les trèfles doublent les dégâts de ce coup.',
      '{S} Les piques protègent\u00a0: l’attaque de l’ennemi baisse de la force du coup tant qu’il tient. Tous les boucliers s’additionnent.',
    ],
  },
  {
    id: 'cards',
    title: 'Les cartes',
    rules: ['R-03', 'R-04', 'R-05', 'R-06'],
    text: [
      'Les cartes numérotées valent leur nombre, un As 1. En main, un Valet vaut 10, une Dame 15, un Roi 20, et un Bouffon 0.',
      'Comme ennemi, un Valet a 10 d’attaque et 20 de vie, une Dame 15 et 30, un Roi 20 et 40.',
      'La taverne est la pile où l’on pioche\u00a0: des As aux dix, avec des Bouffons à trois ou quatre joueurs. Une main compte 8, 7, 6 ou 5 cartes en solo, à deux, à trois ou à quatre.',
    ],
  },
  {
    id: 'play',
    title: 'Ce que tu peux jouer',
    rules: ['R-11', 'R-12', 'R-13', 'R-14', 'R-15'],
    text: [
      'Une carte. Ou deux à quatre cartes du même nombre, de 2 à 5, qui font 10 au plus\u00a0: {2H} {2D}, {3D} {3S} {3C}, {5H} {5C}.',
      'Ou un As avec exactement une autre carte qui n’est pas un Bouffon\u00a0: {AS} {8D}, ou bien deux As, ou un As avec une figure recrutée.',
      'Ou un Bouffon, seul. Les valeurs s’additionnent\u00a0: c’est la force du coup.',
    ],
  },
  {
    id: 'seal',
    title: 'Le sceau',
    rules: ['R-21'],
    text: [
      'Une figure est immunisée contre sa propre couleur\u00a0: le pouvoir de cette couleur est bloqué. La carte inflige quand même ses dégâts, et les autres couleurs jouées avec elle agissent.',
    ],
  },
  {
    id: 'damage',
    title: 'Les dégâts et la chute d’une figure',
    rules: ['R-30', 'R-31', 'R-32', 'R-33'],
    text: [
      'Les dégâts s’additionnent jusqu’à atteindre la vie. Exactement la vie\u00a0: la figure est recrutée et rejoint la taverne, face cachée\u00a0; l’un de vous l’aura en main. Davantage\u00a0: elle va à la défausse.',
      'Toutes les cartes jouées contre elle sont défaussées, la figure suivante s’avance, et l’auteur du coup rejoue aussitôt, sans être attaqué.',
    ],
  },
  {
    id: 'attack',
    title: 'L’attaque',
    rules: ['R-40', 'R-41', 'R-42', 'R-43'],
    text: [
      'L’ennemi frappe celui dont c’est le tour, avec son attaque moins tous les boucliers. À 0, il n’y a rien à payer.',
      'Sinon, tu défausses des cartes qui valent au moins l’attaque, et aucune qui ne soit nécessaire\u00a0: sans ta plus haute carte, le compte n’y serait pas. Une main peut ainsi être vidée.',
      'Si toute ta main vaut moins, la partie est perdue pour vous tous.',
    ],
  },
  {
    id: 'yield',
    title: 'Passer',
    rules: ['R-50', 'R-51', 'R-52'],
    text: [
      'Au lieu de jouer, tu peux passer\u00a0: tu ne joues rien et tu subis l’attaque. C’est interdit quand tous les autres ont passé à leur propre dernier tour.',
      'Qui ne peut ni jouer ni passer fait perdre la partie à tous.',
    ],
  },
  {
    id: 'jester',
    title: 'Le Bouffon',
    rules: ['R-60', 'R-61', 'R-62', 'R-63'],
    text: [
      'Un Bouffon brise le sceau de la figure devant vous\u00a0: désormais, toutes les couleurs agissent. Les piques bloqués jusque-là protègent à partir de maintenant\u00a0; les autres couleurs ne sont pas rattrapées.',
      'Il n’y a ni dégâts ni attaque. Tu désignes qui joue ensuite\u00a0: qui tu veux, toi compris.',
    ],
  },
  {
    id: 'solo',
    title: 'Jouer en solo',
    rules: ['R-70', 'R-71'],
    text: [
      'Deux Bouffons sont mis de côté. Avant de jouer, ou avant de payer, tu peux en retourner un\u00a0: ta main est défaussée et tu en pioches une pleine. Cela ne brise aucun sceau.',
      'Victoire sans en retourner\u00a0: or. Avec un Bouffon\u00a0: argent. Avec les deux\u00a0: bronze. En solo, on ne peut pas passer, sauf si la table en a convenu.',
    ],
  },
  {
    id: 'talk',
    title: 'Ce que tu peux dire',
    rules: ['R-80', 'R-81', 'R-82'],
    text: [
      'Les cartes en main sont secrètes\u00a0: ne les nomme jamais, n’y fais jamais allusion. On peut parler de ce qui est visible\u00a0: ce qui a été joué et payé, la taille des mains et des piles.',
      'Après un Bouffon, chacun peut dire «\u00a0J’aimerais bien jouer\u00a0» ou «\u00a0Plutôt pas moi\u00a0».',
    ],
  },
  {
    id: 'tips',
    title: 'Conseils pour débuter',
    rules: [],
    text: [
      'Les cartes en main sont la vie de l’équipe\u00a0: jouez les carreaux tant que les mains sont maigres.',
      'Quand la taverne s’épuise, les cœurs d’abord, pour que les carreaux trouvent de quoi piocher.',
      'Visez le coup exact. Une figure recrutée est l’une des meilleures cartes à avoir en main.',
      'Un bouclier vous sert à tous jusqu’à la chute de l’ennemi\u00a0: dressez-le tôt.',
      'Passe quand ta main peut encaisser le coup et qu’un autre a mieux à jouer.',
    ],
  },
  {
    id: 'credit',
    title: 'Crédits',
    rules: [],
    text: [
      'Regicide est un jeu de Paul Abrahams, Luke Badger et Andy Richdale, publié par Badgers From Mars (regicidegame.com). Si tu l’aimes, achète le jeu de cartes.',
      'Cette version gratuite et non officielle a ses propres cartes et n’a aucun lien avec l’éditeur.',
    ],
  },
];

export const rules: Dictionary['rules'] = {
  title: 'Règles',
  search: 'Chercher dans les règles',
  found: (count) => plural(count, { one: `${count} section`, other: `${count} sections` }),
  nothing: 'Rien trouvé. Essaie un autre mot.',
  parts: (numbers) => (numbers ? [table(numbers), ...parts] : parts),
};
