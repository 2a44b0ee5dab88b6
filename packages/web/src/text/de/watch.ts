/** A player in a label. */
interface Person {
  readonly name: string;
  readonly isYou: boolean;
}

/** A finished game watched once more, move by move. */
export const watch = {
  again: 'Noch mal ansehen',
  replay: 'Wiederholung',
  title: 'Das Spiel noch einmal',
  dealt: 'Die Karten sind ausgeteilt.',
  hand: ({ name, isYou }: Person) => (isYou ? 'Deine Hand' : `Hand von ${name}`),
  move: 'Zug',
  at: (move: number, all: number) => `${move} von ${all}`,
  back: 'Ein Zug zurück',
  on: 'Ein Zug weiter',
  play: 'Weiter ansehen',
  pause: 'Anhalten',
  fromStart: 'Von vorn',
};
