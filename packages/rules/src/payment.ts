import { rankOf, totalValue, type Card } from './cards.ts';
import { legalIntents } from './legalIntents.ts';
import { paymentRefusal } from './legality.ts';
import type { PaymentPreview } from './preview.ts';
import type { SeatView } from './view.ts';

/** How far these cards go towards the attack. Where nothing is owed the amount is 0. */
export const paymentPreview = (view: SeatView, cards: readonly Card[]): PaymentPreview => {
  const amount = view.awaiting.kind === 'payAttack' ? view.awaiting.amount : 0;
  const total = totalValue(cards);
  if (total < amount) return { amount, total, result: 'short' };
  if (paymentRefusal(cards, amount) !== null) return { amount, total, result: 'wasteful' };
  return { amount, total, result: total === amount ? 'exact' : 'enough' };
};

/**
 * The least wasteful legal payment, null where there is none. Least total first; then fewest cards, which keeps
 * Jesters; then the one whose largest card is smallest, and so on downwards; then the order of the hand.
 */
export const suggestPayment = (view: SeatView): Card[] | null => {
  const payments = legalIntents(view).flatMap((intent) => (intent.verb === 'pay' ? [intent.cards] : []));
  const best = payments.reduce<readonly Card[] | null>(
    (found, cards) => (found === null || compareWaste(cards, found) < 0 ? cards : found),
    null,
  );
  return best === null ? null : best.slice();
};

const compareWaste = (a: readonly Card[], b: readonly Card[]): number => {
  const byTotal = totalValue(a) - totalValue(b) || a.length - b.length;
  if (byTotal !== 0) return byTotal;
  const [ranksA, ranksB] = [ranksDown(a), ranksDown(b)];
  return ranksA.reduce((order, rank, i) => order || rank - ranksB[i]!, 0);
};

const ranksDown = (cards: readonly Card[]): number[] => cards.map(rankOf).sort((a, b) => b - a);
