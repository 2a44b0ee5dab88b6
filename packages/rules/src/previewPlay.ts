import { healthOf, isJester, totalValue, valueOf, type Card } from './cards.ts';
import { drawOrder } from './drawOrder.ts';
import { refusalOf } from './legality.ts';
import type { Answer, PlayPreview } from './preview.ts';
import { attackAgainst, shieldOf, strikeOf } from './strike.ts';
import type { Enemy } from './state.ts';
import type { SeatView } from './view.ts';

/** What these cards would do, from public facts and the own hand alone; null where they are no legal play now. */
export const preview = (view: SeatView, cards: readonly Card[]): PlayPreview | null => {
  if (refusalOf(view, { verb: 'play', cards }) !== null) return null;
  return isJester(cards[0]!) ? previewJester(view, cards) : previewStrike(view, cards);
};

/** Whether the hand can pay for the enemy's attack after a yield; `none` where it is shielded off. */
export const yieldAnswer = (view: SeatView): Answer =>
  view.enemy === null
    ? { kind: 'none' }
    : answerTo(view, attackAgainst(view.enemy, view.shield), view.hand, 0);

/** R-11 .. R-40 */
const previewStrike = (view: SeatView, cards: readonly Card[]): PlayPreview => {
  const enemy = view.enemy!;
  const { value, damage, isDoubled, blocked, acting } = strikeOf(enemy, cards);
  const left = healthOf(enemy.card) - enemy.damage - damage;
  const healed = acting.includes('hearts') ? Math.min(value, view.discardSize) : 0;
  const draw = previewDraw(view, cards, acting.includes('diamonds') ? value : 0, view.tavernSize + healed);
  const shieldGained = acting.includes('spades') ? value : 0;
  const attackAfter = attackAgainst(enemy, view.shield + shieldGained);
  const rest = view.hand.filter((card) => !cards.includes(card));
  return {
    cards,
    isJester: false,
    value,
    damage,
    isDoubled,
    healthLeft: Math.max(0, left),
    over: Math.max(0, -left),
    result: left > 0 ? 'stands' : left === 0 ? 'exact' : 'over',
    wins: left <= 0 && view.castleSize === 0,
    blocked,
    healed,
    ...draw,
    shieldGained,
    attackAfter,
    answer: left > 0 ? answerTo(view, attackAfter, rest, draw.drawnBySeat[view.seat]!) : { kind: 'none' },
  };
};

/** R-60 .. R-62 */
const previewJester = (view: SeatView, cards: readonly Card[]): PlayPreview => {
  const enemy = view.enemy!;
  const freed: Enemy = { ...enemy, isImmunityCancelled: true };
  const shield = shieldOf(
    freed,
    view.plays.map(([, played]) => ({ cards: played })),
  );
  return {
    cards,
    isJester: true,
    value: 0,
    damage: 0,
    isDoubled: false,
    healthLeft: healthOf(enemy.card) - enemy.damage,
    over: 0,
    result: 'stands',
    wins: false,
    blocked: null,
    healed: 0,
    ...previewDraw(view, cards, 0, view.tavernSize),
    shieldGained: shield - view.shield,
    attackAfter: attackAgainst(enemy, shield),
    answer: { kind: 'none' },
  };
};

/** */
const previewDraw = (
  { handSizeBySeat, handLimit, seat }: SeatView,
  cards: readonly Card[],
  drawWanted: number,
  tavernSize: number,
): Pick<PlayPreview, 'drawnBySeat' | 'drawWanted' | 'drawStoppedBy'> => {
  const sizes = handSizeBySeat.with(seat, handSizeBySeat[seat]! - cards.length);
  const drawnBySeat = sizes.map(() => 0);
  const order = drawOrder(sizes, handLimit, tavernSize, seat, drawWanted);
  for (const drawer of order) drawnBySeat[drawer]!++;
  const areHandsFull = sizes.every((size, drawer) => size + drawnBySeat[drawer]! === handLimit);
  const isShort = order.length < drawWanted;
  return { drawnBySeat, drawWanted, drawStoppedBy: isShort ? (areHandsFull ? 'hands' : 'tavern') : null };
};

/** R-40 .. R-43: `known` is the hand without the cards to be drawn. */
const answerTo = (view: SeatView, amount: number, known: readonly Card[], unseen: number): Answer => {
  if (amount === 0) return { kind: 'none' };
  const handValue = totalValue(known);
  if (handValue >= amount) return { kind: 'yes', amount, handValue };
  if (handValue + mostWorth(view, unseen) < amount) return { kind: 'no', amount, handValue };
  return { kind: 'depends', amount, handValue, unseen };
};

/** The most that so many cards of the tavern can be worth: beaten enemies first, then tens. */
const mostWorth = (view: SeatView, count: number): number => {
  const royals = view.defeats.map(([card]) => card).filter((card) => !view.hand.includes(card));
  const best = royals
    .map(valueOf)
    .sort((a, b) => b - a)
    .slice(0, count);
  return best.reduce((sum, value) => sum + value, 10 * (count - best.length));
};
