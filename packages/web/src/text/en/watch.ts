/** A player in a label. */
interface Person {
  readonly name: string;
  readonly isYou: boolean;
}

/** A finished game watched once more, move by move. */
export const watch = {
  again: 'Watch again',
  replay: 'Replay',
  title: 'The game once more',
  dealt: 'The cards are dealt.',
  hand: ({ name, isYou }: Person) => (isYou ? 'Your hand' : `${name}’s hand`),
  move: 'Move',
  at: (move: number, all: number) => `${move} of ${all}`,
  back: 'One move back',
  on: 'One move on',
  play: 'Resume',
  pause: 'Pause',
  fromStart: 'From the start',
};
