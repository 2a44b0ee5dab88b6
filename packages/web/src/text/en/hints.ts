/** The first game: one sentence at each thing, at most 120 letters, so that three lines hold it at 360 px. */
export const hints = {
  enemy: 'Bring the enemy’s health to 0. Exactly 0 wins it over: it joins your side.',
  hand: 'Choose a card: the strip above tells what it would do. Only the gold button plays it.',
  powers:
    '{H} refill the tavern (the draw pile), {D} draw, {C} double, {S} shield. The suit on the seal does nothing.',
  pay: 'The enemy strikes back: discard cards worth at least its attack. If you can’t, you all lose.',
  label: (n: number, all: number) => `Hint ${n} of ${all}`,
  next: 'OK',
  skip: 'Skip all',
  again: 'Show the hints again',
};
