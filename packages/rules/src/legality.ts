import { isJester, rankOf, totalValue, valueOf, type Card } from './cards.ts';
import type { Intent, IntentRejection } from './intents.ts';
import type { SeatView } from './view.ts';

/** All that the lawfulness of an intent depends on. A {@link SeatView} has it, and `decide` takes it from the state. */
export type Standpoint = Pick<
  SeatView,
  'seat' | 'hand' | 'turn' | 'awaiting' | 'canYield' | 'flipsLeft' | 'handSizeBySeat'
>;

/** Why this seat may not make this intent now, or null where it may. The only judge of what is legal. */
export const refusalOf = (at: Standpoint, intent: Intent): IntentRejection | null => {
  const { awaiting } = at;
  if (awaiting.kind === 'finished') return 'intent/game_over';
  if (at.seat !== at.turn) return 'intent/not_your_turn';
  switch (intent.verb) {
    case 'play':
      if (awaiting.kind !== 'playOrYield') return 'intent/wrong_phase';
      return namingRefusal(at.hand, intent.cards) ?? (isPlay(intent.cards) ? null : 'intent/not_a_play');
    case 'yield':
      if (awaiting.kind !== 'playOrYield') return 'intent/wrong_phase';
      return at.canYield ? null : 'intent/yield_barred';
    case 'pay':
      if (awaiting.kind !== 'payAttack') return 'intent/wrong_phase';
      return namingRefusal(at.hand, intent.cards) ?? paymentRefusal(intent.cards, awaiting.amount);
    case 'name':
      if (awaiting.kind !== 'nameNext') return 'intent/wrong_phase';
      return at.handSizeBySeat[intent.seat] === undefined ? 'intent/no_such_seat' : null;
    case 'flip':
      if (awaiting.kind === 'nameNext') return 'intent/wrong_phase';
      return at.flipsLeft > 0 ? null : 'intent/no_flip_left';
  }
};

/** a single card, a combo, a companion pair, or a Jester alone. Every part of a legal play is one itself. */
export const isPlay = (cards: readonly Card[]): boolean => {
  if (cards.length <= 1) return cards.length === 1;
  return !cards.some(isJester) && (isCompanionPair(cards) || isCombo(cards));
};

/** */
const isCompanionPair = (cards: readonly Card[]): boolean =>
  cards.length === 2 && (rankOf(cards[0]!) === 1 || rankOf(cards[1]!) === 1);

/** */
const isCombo = (cards: readonly Card[]): boolean => {
  const rank = rankOf(cards[0]!);
  return rank >= 2 && rank <= 5 && cards.every((card) => rankOf(card) === rank) && totalValue(cards) <= 10;
};

/** the total covers the amount and, without the largest card, would not. */
export const paymentRefusal = (cards: readonly Card[], amount: number): IntentRejection | null => {
  const total = totalValue(cards);
  if (total < amount) return 'intent/pays_too_little';
  const largest = cards.reduce((most, card) => Math.max(most, valueOf(card)), 0);
  return total - largest < amount ? null : 'intent/pays_too_much';
};

/** the cards named are distinct and held. */
const namingRefusal = (hand: readonly Card[], cards: readonly Card[]): IntentRejection | null => {
  for (let i = 0; i < cards.length; i++) {
    if (!hand.includes(cards[i]!)) return 'intent/card_not_held';
    if (cards.indexOf(cards[i]!) !== i) return 'intent/card_twice';
  }
  return null;
};
