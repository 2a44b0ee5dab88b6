import type { Dictionary } from '../dictionary.ts';
import type { RulesPart, TableNumbers } from '../en/rules.ts';
import { pluralOf } from '../plural.ts';
import { cardCount } from './grammar.ts';

const plural = pluralOf('es');

const table = (numbers: TableNumbers): RulesPart => ({
  id: 'table',
  title: 'Esta mesa',
  rules: ['R-90', 'R-91', 'R-92', 'R-93', 'R-94', 'R-96', 'R-97', 'R-98'],
  text: [
    `${numbers.players === 1 ? 'Juegas en solitario' : `Son ${numbers.players} jugadores`}; una mano completa tiene ${cardCount(numbers.handLimit)}, y en la taberna hay ${plural(numbers.jesters, { one: 'un Bufón', other: `${numbers.jesters} Bufones` })}.`,
    numbers.isShort
      ? 'Una partida corta: los Reyes se quedan en la caja, y con la última Reina llega la victoria.'
      : 'Las doce figuras están en el castillo.',
    numbers.recruitsUnder
      ? 'Una figura reclutada va bajo la taberna.'
      : 'Una figura reclutada va sobre la taberna: alguien la robará pronto.',
    numbers.isDiscardOpen
      ? 'El descarte está a la vista de todos.'
      : 'Del descarte solo se ve la carta de arriba.',
    ...(numbers.players === 1 && numbers.isSoloYieldAllowed
      ? ['Puedes pasar mientras el ataque sea mayor que 0.']
      : []),
    ...(numbers.isTalkFree
      ? ['Se puede escribir libremente, pero sin nombrar nunca las cartas de la mano.']
      : []),
  ],
});

const parts: readonly RulesPart[] = [
  {
    id: 'aim',
    title: 'El objetivo',
    rules: ['R-01', 'R-02', 'R-34'],
    text: [
      'De uno a cuatro jugadores forman un equipo. Doce figuras dominan el castillo: cuatro Jotas, luego cuatro Reinas, luego cuatro Reyes. Se las combate una a una, y el equipo gana cuando cae la última.',
      'Todo el equipo pierde en cuanto alguien no puede pagar un ataque.',
    ],
  },
  {
    id: 'turn',
    title: 'Tu turno',
    rules: ['R-10'],
    text: [
      '1. Juega cartas o pasa.',
      '2. Los palos jugados hacen su efecto.',
      '3. El enemigo recibe el daño.',
      '4. Si sigue en pie, te ataca y pagas con cartas.',
      'Después le toca al siguiente jugador en el sentido del reloj.',
    ],
  },
  {
    id: 'suits',
    title: 'Qué hacen los palos',
    rules: ['R-20', 'R-22', 'R-23', 'R-24', 'R-25'],
    text: [
      'Cada palo jugado actúa una vez, con toda la fuerza de la jugada (la suma de sus valores), en este orden:',
      '{H} Los corazones curan: se baraja el descarte, y tantas de sus cartas como la fuerza van bajo la taberna, sin verlas.',
      '{D} Los diamantes roban: tú y luego los demás, en el sentido del reloj, toman una carta cada uno, vuelta tras vuelta, hasta robar tantas como la fuerza. Las manos llenas se saltan.',
      '{C} Los tréboles duplican el daño de esta jugada.',
      '{S} Las picas protegen: el ataque del enemigo baja tanto como la fuerza mientras siga en pie. Todos los escudos se suman.',
    ],
  },
  {
    id: 'cards',
    title: 'Las cartas',
    rules: ['R-03', 'R-04', 'R-05', 'R-06'],
    text: [
      'Las cartas numeradas valen su número, un As 1. En la mano, una Jota vale 10, una Reina 15, un Rey 20 y un Bufón 0.',
      'Como enemigas: una Jota ataca con 10 y tiene 20 de vida, una Reina 15 y 30, un Rey 20 y 40.',
      'La taberna es el mazo del que se roba: de los Ases a los dieces, y Bufones con tres o cuatro jugadores. Una mano tiene 8, 7, 6 o 5 cartas con uno, dos, tres o cuatro jugadores.',
    ],
  },
  {
    id: 'play',
    title: 'Qué puedes jugar',
    rules: ['R-11', 'R-12', 'R-13', 'R-14', 'R-15'],
    text: [
      'Una carta. O de dos a cuatro cartas del mismo número, del 2 al 5, que sumen 10 como mucho: {2H} {2D}, {3D} {3S} {3C}, {5H} {5C}.',
      'O un As con exactamente otra carta que no sea un Bufón: {AS} {8D}, también dos Ases, también un As con una figura reclutada.',
      'O un Bufón, solo. Los valores se suman: esa es la fuerza de la jugada.',
    ],
  },
  {
    id: 'seal',
    title: 'El sello',
    rules: ['R-21'],
    text: [
      'Una figura es inmune a su propio palo: el poder de ese palo queda bloqueado. La carta hace su daño de todos modos, y los otros palos jugados con ella sí actúan.',
    ],
  },
  {
    id: 'damage',
    title: 'El daño y la caída de una figura',
    rules: ['R-30', 'R-31', 'R-32', 'R-33'],
    text: [
      'El daño se acumula hasta alcanzar la vida. Justo la vida: es un golpe exacto, y la figura queda reclutada y va boca abajo a la taberna; alguien la tendrá en la mano. Más que eso: va al descarte.',
      'Todas las cartas jugadas contra ella se descartan, aparece la siguiente figura, y quien dio el golpe juega otra vez enseguida, sin recibir ataque.',
    ],
  },
  {
    id: 'attack',
    title: 'El ataque',
    rules: ['R-40', 'R-41', 'R-42', 'R-43'],
    text: [
      'El enemigo golpea a quien tiene el turno, con su ataque menos todos los escudos. Si es 0, no se paga nada.',
      'Si no, descartas cartas que valgan al menos el ataque, y ninguna que sobre: sin tu carta más alta no alcanzaría. Así una mano puede quedar vacía.',
      'Si toda tu mano vale menos, todo el equipo pierde la partida.',
    ],
  },
  {
    id: 'yield',
    title: 'Pasar',
    rules: ['R-50', 'R-51', 'R-52'],
    text: [
      'En vez de jugar puedes pasar: no juegas nada y recibes el ataque. No se puede cuando todos los demás pasaron en su propio último turno.',
      'Quien no puede ni jugar ni pasar hace perder la partida a todos.',
    ],
  },
  {
    id: 'jester',
    title: 'El Bufón',
    rules: ['R-60', 'R-61', 'R-62', 'R-63'],
    text: [
      'Un Bufón rompe el sello de la figura en combate: desde ahora actúan todos los palos. Las picas que estaban bloqueadas empiezan a proteger; los otros palos no se recuperan.',
      'No hay daño ni ataque. Tú dices quién juega después: quien quieras, también tú.',
    ],
  },
  {
    id: 'solo',
    title: 'Jugar en solitario',
    rules: ['R-70', 'R-71'],
    text: [
      'Hay dos Bufones aparte. Antes de jugar, o antes de pagar, puedes voltear uno: tu mano se descarta y robas una completa. No rompe ningún sello.',
      'Ganar sin voltear: oro. Con uno: plata. Con los dos: bronce. En solitario no se puede pasar, salvo que la mesa lo haya acordado.',
    ],
  },
  {
    id: 'talk',
    title: 'Qué puedes decir',
    rules: ['R-80', 'R-81', 'R-82'],
    text: [
      'Las cartas de la mano son secretas: no las nombres ni des pistas sobre ellas. De lo que está a la vista se puede hablar: qué se jugó y se pagó, cuántas cartas hay en manos y mazos.',
      'Después de un Bufón, cualquiera puede decir “Me gustaría seguir yo” o “Mejor yo no”.',
    ],
  },
  {
    id: 'tips',
    title: 'Consejos para las primeras partidas',
    rules: [],
    text: [
      'Las cartas en mano son la vida del equipo: juega diamantes cuando las manos flaquean.',
      'Cuando la taberna se vacía, primero corazones, para que los diamantes encuentren qué robar.',
      'Busca el golpe exacto. Una figura reclutada es de las mejores cartas que puedes tener.',
      'Un escudo sirve a todo el equipo hasta que cae el enemigo: levántalo pronto.',
      'Pasa cuando tu mano aguanta el golpe y otro tiene una jugada mejor.',
    ],
  },
  {
    id: 'credit',
    title: 'Créditos',
    rules: [],
    text: [
      'Regicide es un juego de Paul Abrahams, Luke Badger y Andy Richdale, publicado por Badgers From Mars (regicidegame.com). Si te gusta, compra la baraja.',
      'Esta es una versión gratuita y no oficial, con cartas propias y sin relación con la editorial.',
    ],
  },
];

export const rules: Dictionary['rules'] = {
  title: 'Reglas',
  search: 'Buscar en las reglas',
  found: (count) => plural(count, { one: `${count} sección`, other: `${count} secciones` }),
  nothing: 'No hay nada. Prueba con otra palabra.',
  parts: (numbers) => (numbers ? [table(numbers), ...parts] : parts),
};
