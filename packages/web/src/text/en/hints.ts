/** The first game: one sentence at each thing, at most 120 letters, so that three lines hold it at 360 px. */
export const hints = {
  enemy: 'Bring the enemy’s health to 0. Exactly 0 wins it over: it joins your side.',
  hand: 'Choose a card: the strip above tells what it would do. Only the gold button plays it.',
  powers:
    '{H} to heal the tavern, {D} to draw, {C} to double, {S} to shield. The suit on the seal does nothing.',
  pay: 'The enemy strikes back: discard cards worth at least its attack. Who cannot loses the game for all.',
  label: (n: number, all: number) => `Hint ${n} of ${all}`,
  next: 'OK',
  skip: 'Skip all',
  again: 'Show the hints again',
};
