/** A player in a label. */
interface Person {
  readonly name: string;
  readonly isYou: boolean;
}

/** A finished game watched once more, move by move. */
export const watch = {
  again: 'Ver de novo',
  replay: 'Replay',
  title: 'A partida mais uma vez',
  dealt: 'As cartas foram dadas.',
  hand: ({ name, isYou }: Person) => (isYou ? 'Sua mão' : `Mão de ${name}`),
  move: 'Jogada',
  at: (move: number, all: number) => `${move} de ${all}`,
  back: 'Uma jogada atrás',
  on: 'Uma jogada à frente',
  play: 'Retomar',
  pause: 'Pausar',
  fromStart: 'Do começo',
};
