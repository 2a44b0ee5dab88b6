import { healthOf, isJester, suitOf, valueOf, type Card } from './cards.ts';
import type { GameEvent } from './events.ts';
import type { Intent, IntentRejection } from './intents.ts';
import { refusalOf, type Standpoint } from './legality.ts';
import { actSuits } from './powers.ts';
import type { RandomSource } from './random.ts';
import { Resolution } from './resolution.ts';
import type { Seat } from './seats.ts';
import type { GameState } from './state.ts';
import { shieldOf, strikeOf } from './strike.ts';
import { attackAmount, canYield, flipsLeft, handLimitAt } from './table.ts';
import { attack, defeatEnemy, loseIfOverwhelmed, loseIfStuck, passTurn, startTurn } from './turns.ts';

/** The answer to an intent: the facts that follow from it, in rule order, or the reason why nothing changes. */
export type Decision =
  | { readonly isAccepted: true; readonly events: readonly GameEvent[] }
  | { readonly isAccepted: false; readonly rejection: IntentRejection };

/**
 * What comes of this seat's intent. Cards are accepted in any order where their set is legal. Only hearts use `random`
 * a real game passes {@link intentRandom}. Rejection codes: {@link IntentRejection}.
 */
export const decide = (state: GameState, seat: Seat, intent: Intent, random: RandomSource): Decision => {
  const rejection = refusalOf(standpointOf(state, seat), intent);
  if (rejection !== null) return { isAccepted: false, rejection };
  const resolution = new Resolution(state, random);
  resolve(resolution, seat, intent);
  return { isAccepted: true, events: resolution.events };
};

/** What legality depends on, the same facts as in this seat's view. */
const standpointOf = (state: GameState, seat: Seat): Standpoint => ({
  seat,
  hand: state.handBySeat[seat]!,
  turn: state.turn,
  awaiting: state.awaiting,
  canYield: canYield(state),
  flipsLeft: flipsLeft(state),
  handSizeBySeat: state.handBySeat.map((hand) => hand.length),
});

const resolve = (resolution: Resolution, seat: Seat, intent: Intent): void => {
  switch (intent.verb) {
    case 'play':
      return isJester(intent.cards[0]!)
        ? playJester(resolution, seat, intent.cards)
        : playCards(resolution, seat, intent.cards);
    case 'yield':
      resolution.record({ type: 'yielded', seat });
      return attack(resolution, seat);
    case 'pay':
      resolution.record({ type: 'paid', seat, cards: largestLast(intent.cards) });
      return passTurn(resolution, seat);
    case 'name':
      resolution.record({ type: 'named', seat, next: intent.seat });
      return startTurn(resolution, intent.seat);
    case 'flip':
      return flip(resolution, seat);
    default:
      return intent satisfies never;
  }
};

/** Steps 1 to 3 (R-11 .. R-30), and what follows from them. */
const playCards = (resolution: Resolution, seat: Seat, cards: readonly Card[]): void => {
  const enemy = resolution.state.enemy!;
  const strike = strikeOf(enemy, cards);
  const { damage: amount, isDoubled } = strike;
  resolution.record({ type: 'played', seat, cards, value: strike.value });
  actSuits(resolution, seat, strike);
  const left = healthOf(enemy.card) - enemy.damage - amount;
  resolution.record({
    type: 'damaged',
    amount,
    isDoubled,
    left: Math.max(0, left),
    over: Math.max(0, -left),
  });
  if (left > 0) attack(resolution, seat);
  else defeatEnemy(resolution, seat, left === 0);
};

/** R-60 .. R-62 */
const playJester = (resolution: Resolution, seat: Seat, cards: readonly Card[]): void => {
  const enemy = resolution.state.enemy!;
  resolution.record({ type: 'played', seat, cards, value: 0 });
  resolution.record({ type: 'immunityCancelled', suit: suitOf(enemy.card)! });
  const { enemy: freed, plays, seatCount } = resolution.state;
  const amount = shieldOf(freed!, plays) - shieldOf(enemy, plays);
  if (amount > 0) resolution.record({ type: 'shielded', amount, attack: attackAmount(resolution.state) });
  if (seatCount === 1) startTurn(resolution, seat);
  else resolution.record({ type: 'asked', seat });
};

/** */
const flip = (resolution: Resolution, seat: Seat): void => {
  const { handBySeat, tavern, awaiting } = resolution.state;
  resolution.record({ type: 'flipped', seat, cards: handBySeat[seat]! });
  for (const card of tavern.slice(0, handLimitAt(resolution.state)))
    resolution.record({ type: 'drew', seat, card });
  if (awaiting.kind === 'payAttack') loseIfOverwhelmed(resolution, seat, awaiting.amount);
  else loseIfStuck(resolution, seat);
};

/** the largest card, of equals the one named last, lands last, on top. */
const largestLast = (cards: readonly Card[]): readonly Card[] => {
  let largest = 0;
  for (let i = 1; i < cards.length; i++) if (valueOf(cards[i]!) >= valueOf(cards[largest]!)) largest = i;
  if (largest === cards.length - 1) return cards;
  return [...cards.slice(0, largest), ...cards.slice(largest + 1), cards[largest]!];
};
