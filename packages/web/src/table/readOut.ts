import { attackOf, healthOf, type Card } from '@regicide/rules';
import type { Dictionary } from '../text/dictionary.ts';
import type { SeatState } from './seatState.ts';
import type { TableModel } from './tableModel.svelte.ts';

/** The whole table in sentences, for somebody who cannot see it. */
export const readOut = (
  { view, who, hand }: Pick<TableModel, 'view' | 'who' | 'hand'>,
  states: readonly SeatState[],
  { board }: Pick<Dictionary, 'board'>,
): string => {
  const words = (cards: readonly Card[]): string => cards.map(board.cardWords).join(', ');
  const sentences: string[] = [];
  const { enemy } = view;
  if (enemy !== null) {
    const health = healthOf(enemy.card);
    const attack = Math.max(0, attackOf(enemy.card) - view.shield);
    sentences.push(board.say.enemy(board.cardWords(enemy.card), health - enemy.damage, health, attack));
    const cards = view.plays.flatMap(([, played]) => played);
    if (cards.length > 0) sentences.push(`${board.inPlayLabel(words(cards), enemy.damage)}.`);
  }
  sentences.push(board.say.piles(view.tavernSize, view.discardSize, view.castleSize));
  for (const { seat, name } of who)
    sentences.push(board.say.seat(name, view.handSizeBySeat[seat]!, states[seat]!.words));
  if (hand.length > 0) sentences.push(board.say.hand(words(hand)));
  return sentences.join(' ');
};
