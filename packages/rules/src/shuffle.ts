import type { Card } from './cards.ts';
import type { RandomSource } from './random.ts';

/** A shuffled copy (Fisher-Yates from the last place down): for i = last..1, swap places i and `below(i + 1)`. */
export const shuffle = (cards: readonly Card[], random: RandomSource): Card[] => {
  const shuffled = cards.slice();
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const card = shuffled[i]!;
    shuffled[i] = shuffled[j]!;
    shuffled[j] = card;
  }
  return shuffled;
};
