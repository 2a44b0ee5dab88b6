/** A player in a label. */
interface Person {
  readonly name: string;
  readonly isYou: boolean;
}

/** A finished game watched once more, move by move. */
export const watch = {
  again: 'Revoir la partie',
  replay: 'Rediffusion',
  title: 'La partie, encore une fois',
  dealt: 'Les cartes sont distribuées.',
  hand: ({ name, isYou }: Person) => (isYou ? 'Ta main' : `La main\u00a0: ${name}`),
  move: 'Coup',
  at: (move: number, all: number) => `${move} sur ${all}`,
  back: 'Un coup en arrière',
  on: 'Un coup en avant',
  play: 'Reprendre',
  pause: 'Pause',
  fromStart: 'Depuis le début',
};
