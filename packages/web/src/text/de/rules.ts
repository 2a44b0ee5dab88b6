import type { Dictionary } from '../dictionary.ts';
import type { RulesPart, TableNumbers } from '../en/rules.ts';
import { pluralOf } from '../plural.ts';
import { cardCount } from './grammar.ts';

const plural = pluralOf('de');

const table = (numbers: TableNumbers): RulesPart => ({
  id: 'table',
  title: 'Dieser Tisch',
  rules: ['R-90', 'R-91', 'R-92', 'R-93', 'R-94', 'R-96', 'R-97', 'R-98'],
  text: [
    `${numbers.players === 1 ? 'Du spielst allein' : `Ihr seid ${numbers.players} Spieler`}; eine volle Hand hat ${cardCount(numbers.handLimit)}, und in der Taverne ${plural(numbers.jesters, { one: 'steckt ein Narr', other: `stecken ${numbers.jesters} Narren` })}.`,
    numbers.isShort
      ? 'Ein kurzes Spiel: Die Könige bleiben in der Schachtel, und mit der letzten Dame ist es gewonnen.'
      : 'Alle zwölf Hoheiten sind in der Burg.',
    numbers.recruitsUnder
      ? 'Eine rekrutierte Hoheit kommt unter die Taverne.'
      : 'Eine rekrutierte Hoheit kommt oben auf die Taverne, wird also bald gezogen.',
    numbers.isDiscardOpen ? 'Die Ablage ist für alle offen.' : 'Nur die oberste Karte der Ablage ist offen.',
    ...(numbers.players === 1 && numbers.isSoloYieldAllowed
      ? ['Du darfst passen, solange der Angriff über 0 liegt.']
      : []),
    ...(numbers.isTalkFree ? ['Ihr dürft frei schreiben, aber Karten auf der Hand werden nie genannt.'] : []),
  ],
});

const parts: readonly RulesPart[] = [
  {
    id: 'aim',
    title: 'Das Ziel',
    rules: ['R-01', 'R-02', 'R-34'],
    text: [
      'Ein bis vier Spieler bilden ein Team. Zwölf Hoheiten halten die Burg: vier Buben, dann vier Damen, dann vier Könige. Ihr bekämpft sie einzeln und gewinnt gemeinsam, wenn die letzte fällt.',
      'Ihr verliert gemeinsam, sobald jemand von euch einen Angriff nicht bezahlen kann.',
    ],
  },
  {
    id: 'turn',
    title: 'Dein Zug',
    rules: ['R-10'],
    text: [
      '1. Spiele Karten oder passe.',
      '2. Die gespielten Farben wirken.',
      '3. Der Gegner nimmt den Schaden.',
      '4. Steht er noch, greift er dich an, und du zahlst mit Karten.',
      'Dann ist im Uhrzeigersinn der nächste Spieler am Zug.',
    ],
  },
  {
    id: 'suits',
    title: 'Was die Farben tun',
    rules: ['R-20', 'R-22', 'R-23', 'R-24', 'R-25'],
    text: [
      'Jede gespielte Farbe wirkt einmal, mit der ganzen Stärke (der Summe der gespielten Werte), in dieser Reihenfolge:',
      '{H} Herz heilt: Die Ablage wird gemischt, und so viele ihrer Karten, wie die Stärke beträgt, kommen ungesehen unter die Taverne.',
      '{D} Karo zieht: Du und dann die anderen im Uhrzeigersinn nehmt reihum je eine Karte, bis so viele gezogen sind, wie die Stärke beträgt. Volle Hände werden übersprungen.',
      '{C} Kreuz verdoppelt den Schaden dieses Zugs.',
      '{S} Pik schützt: Der Angriff des Gegners sinkt um die Stärke, solange er steht. Alle Schilde zählen zusammen.',
    ],
  },
  {
    id: 'cards',
    title: 'Die Karten',
    rules: ['R-03', 'R-04', 'R-05', 'R-06'],
    text: [
      'Zahlenkarten zählen ihre Zahl, ein Ass 1. Auf der Hand zählt ein Bube 10, eine Dame 15, ein König 20 und ein Narr 0.',
      'Als Gegner: Ein Bube greift mit 10 an und hat 20 Leben, eine Dame 15 und 30, ein König 20 und 40.',
      'Die Taverne ist der Stapel, von dem ihr zieht: Asse bis Zehnen, zu dritt und zu viert auch Narren. Auf die Hand kommen 8, 7, 6 oder 5 Karten, je nachdem, ob ihr allein, zu zweit, zu dritt oder zu viert seid.',
    ],
  },
  {
    id: 'play',
    title: 'Was du spielen darfst',
    rules: ['R-11', 'R-12', 'R-13', 'R-14', 'R-15'],
    text: [
      'Eine Karte. Oder zwei bis vier Karten derselben Zahl von 2 bis 5, die zusammen höchstens 10 ergeben: {2H} {2D}, {3D} {3S} {3C}, {5H} {5C}.',
      'Oder ein Ass mit genau einer anderen Karte, die kein Narr ist: {AS} {8D}, auch zwei Asse, auch ein Ass mit einer rekrutierten Hoheit.',
      'Oder einen Narren, allein. Die Werte werden addiert: Das ist die Stärke des Zugs.',
    ],
  },
  {
    id: 'seal',
    title: 'Das Siegel',
    rules: ['R-21'],
    text: [
      'Eine Hoheit ist gegen ihre eigene Farbe immun: Deren Kraft ist blockiert. Die Karte macht trotzdem ihren Schaden, und andere Farben, die mit ihr gespielt werden, wirken weiter.',
    ],
  },
  {
    id: 'damage',
    title: 'Schaden und der Fall einer Hoheit',
    rules: ['R-30', 'R-31', 'R-32', 'R-33'],
    text: [
      'Schaden summiert sich, bis er das Leben erreicht. Genau das Leben: Die Hoheit ist rekrutiert und kommt verdeckt zur Taverne; jemand von euch wird sie auf der Hand haben. Mehr als das: Sie kommt auf die Ablage.',
      'Alle gegen sie gespielten Karten kommen auf die Ablage, die nächste Hoheit tritt vor, und wer den letzten Schlag geführt hat, ist sofort noch einmal am Zug, ohne angegriffen zu werden.',
    ],
  },
  {
    id: 'attack',
    title: 'Der Angriff',
    rules: ['R-40', 'R-41', 'R-42', 'R-43'],
    text: [
      'Der Gegner trifft den, der am Zug ist, mit seinem Angriff abzüglich aller Schilde. Bei 0 wird nichts gezahlt.',
      'Sonst wirfst du Karten ab, die zusammen mindestens den Angriff wert sind, und keine, die dafür nicht nötig ist: Ohne deine höchste Karte würde es nicht reichen. Die Hand darf dabei leer werden.',
      'Ist deine ganze Hand weniger wert, habt ihr alle verloren.',
    ],
  },
  {
    id: 'yield',
    title: 'Passen',
    rules: ['R-50', 'R-51', 'R-52'],
    text: [
      'Statt zu spielen darfst du passen: Du spielst nichts und nimmst den Angriff hin. Das darfst du nicht, wenn alle anderen in ihrem eigenen letzten Zug gepasst haben.',
      'Wer weder spielen noch passen kann, verliert das Spiel für alle.',
    ],
  },
  {
    id: 'jester',
    title: 'Der Narr',
    rules: ['R-60', 'R-61', 'R-62', 'R-63'],
    text: [
      'Ein Narr bricht das Siegel der Hoheit vor euch: Von nun an wirkt jede Farbe. Pik, das vorher blockiert war, schützt ab jetzt; andere Farben werden nicht nachgeholt.',
      'Es gibt keinen Schaden und keinen Angriff. Du sagst, wer als Nächstes am Zug ist: wer du willst, auch du selbst.',
    ],
  },
  {
    id: 'solo',
    title: 'Allein spielen',
    rules: ['R-70', 'R-71'],
    text: [
      'Zwei Narren liegen bereit. Bevor du spielst oder bevor du zahlst, darfst du einen umdrehen: Deine Hand kommt auf die Ablage, und du ziehst eine volle neue. Ein Siegel bricht das nicht.',
      'Ohne Umdrehen gewonnen: Gold. Mit einem Narren: Silber. Mit beiden: Bronze. Passen ist allein nicht erlaubt, außer am Tisch wurde es so vereinbart.',
    ],
  },
  {
    id: 'talk',
    title: 'Was du sagen darfst',
    rules: ['R-80', 'R-81', 'R-82'],
    text: [
      'Karten auf der Hand sind geheim: Nenne sie nie und deute sie nie an. Über alles, was offen liegt, darf geredet werden: was gespielt und gezahlt wurde, wie groß Hände und Stapel sind.',
      'Nach einem Narren darf jeder sagen: „Ich würde gern“ oder „Lieber nicht ich“.',
    ],
  },
  {
    id: 'tips',
    title: 'Tipps für die ersten Spiele',
    rules: [],
    text: [
      'Karten auf der Hand sind das Leben des Teams: Spielt Karo, solange die Hände dünn sind.',
      'Wird die Taverne knapp, kommt Herz zuerst, damit Karo etwas zum Ziehen findet.',
      'Zielt auf genaue Treffer. Eine rekrutierte Hoheit gehört zu den stärksten Karten, die ihr haben könnt.',
      'Ein Schild dient euch allen, bis der Gegner fällt, also baut ihn früh auf.',
      'Passe, wenn deine Hand den Schlag verträgt und jemand anders den besseren Zug hat.',
    ],
  },
  {
    id: 'credit',
    title: 'Urheber',
    rules: [],
    text: [
      'Regicide wurde von Paul Abrahams, Luke Badger und Andy Richdale erdacht und erscheint bei Badgers From Mars (regicidegame.com). Wenn es dir gefällt, kauf das Kartenspiel.',
      'Dies ist eine inoffizielle, kostenlose Fassung mit eigenen Karten, ohne Verbindung zum Verlag.',
    ],
  },
];

export const rules: Dictionary['rules'] = {
  title: 'Regeln',
  search: 'In den Regeln suchen',
  found: (count) => plural(count, { one: `${count} Abschnitt`, other: `${count} Abschnitte` }),
  nothing: 'Nichts gefunden. Versuch ein anderes Wort.',
  parts: (numbers) => (numbers ? [table(numbers), ...parts] : parts),
};
