/** A player in a label. */
interface Person {
  readonly name: string;
  readonly isYou: boolean;
}

/** A finished game watched once more, move by move. */
export const watch = {
  again: 'Ver otra vez',
  replay: 'Repetición',
  title: 'La partida, otra vez',
  dealt: 'Las cartas están repartidas.',
  hand: ({ name, isYou }: Person) => (isYou ? 'Tu mano' : `Mano de ${name}`),
  move: 'Jugada',
  at: (move: number, all: number) => `${move} de ${all}`,
  back: 'Una jugada atrás',
  on: 'Una jugada adelante',
  play: 'Reanudar',
  pause: 'Pausa',
  fromStart: 'Desde el principio',
};
