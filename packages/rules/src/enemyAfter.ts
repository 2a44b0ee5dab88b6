import { isJester, type Card } from './cards.ts';
import type { Enemy, Play } from './state.ts';
import { strikeOf } from './strike.ts';

/** The enemy after these plays, by. */
export const enemyAfter = (card: Card, plays: readonly Pick<Play, 'cards'>[]): Enemy => {
  let enemy: Enemy = { card, damage: 0, isImmunityCancelled: false };
  for (const { cards } of plays)
    enemy = cards.some(isJester)
      ? { ...enemy, isImmunityCancelled: true }
      : { ...enemy, damage: enemy.damage + strikeOf(enemy, cards).damage };
  return enemy;
};
