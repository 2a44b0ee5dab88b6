import { SUITS, type Suit } from './cards.ts';
import { drawOrder } from './drawOrder.ts';
import type { Resolution } from './resolution.ts';
import type { Seat } from './seats.ts';
import { shuffle } from './shuffle.ts';
import type { Strike } from './strike.ts';
import { attackAmount, handLimitAt } from './table.ts';

/** every suit of the play acts once, at the whole attack value, or is blocked. */
export const actSuits = (resolution: Resolution, seat: Seat, strike: Strike): void => {
  for (const suit of SUITS) {
    if (suit === strike.blocked) resolution.record({ type: 'blocked', suit });
    else if (strike.acting.includes(suit)) POWERS[suit](resolution, seat, strike.value);
  }
};

const POWERS: Record<Suit, (resolution: Resolution, seat: Seat, value: number) => void> = {
  /** */
  hearts: (resolution, _seat, value) => {
    const pile = shuffle(resolution.state.discard, resolution.random);
    resolution.record({ type: 'healed', cards: pile.slice(0, value), rest: pile.slice(value) });
  },
  /** */
  diamonds: (resolution, seat, value) => {
    const { handBySeat, tavern } = resolution.state;
    const sizes = handBySeat.map((hand) => hand.length);
    for (const drawer of drawOrder(sizes, handLimitAt(resolution.state), tavern.length, seat, value))
      resolution.record({ type: 'drew', seat: drawer, card: resolution.state.tavern[0]! });
  },
  /** told with the damage. */
  clubs: () => {},
  /** the play lies on the table already, so its shield counts from now on. */
  spades: (resolution, _seat, value) =>
    resolution.record({ type: 'shielded', amount: value, attack: attackAmount(resolution.state) }),
};
