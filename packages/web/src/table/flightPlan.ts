import type { Card, Seat, VisibleEvent } from '@regicide/rules';

/** Where a picture starts or lands; the table marks its parts with these names (`data-place`). */
export type Place =
  'tavern' | 'discard' | 'play' | 'enemy' | `seat-${Seat}` | `hand-${Card}` | `play-${Card}`;

/** One card in the air. Times in ms from the moment in which the state switched. */
export interface Flight {
  /** Null is a back. */
  readonly card: Card | null;
  readonly from: Place;
  readonly to: Place;
  readonly start: number;
  readonly duration: number;
  /** On its way a drawn card is `opened`, an enemy `recruited` or `fallen`, a payment `dropped`. */
  readonly look: 'plain' | 'opened' | 'recruited' | 'fallen' | 'dropped' | 'slid';
}
/**
 * Something that moves in its place: the enemy that is `hit` or does `enter`, the number of the `blow`, what a gauge
 * loses (`loss`, `shield`), the seal that blocks (`press`) or breaks (`crack`), the enemy's attack (`strike`) and the
 * seat that takes it (`flinch`), the beaten one's shield in the castle (`pip`).
 */
export interface Stir {
  readonly kind:
    'hit' | 'blow' | 'loss' | 'shield' | 'press' | 'crack' | 'enter' | 'strike' | 'flinch' | 'pip';
  readonly start: number;
  readonly duration: number;
  /** Damage, shield or attack; for `flinch` the seat. */
  readonly amount: number;
  /** clubs doubled the blow. */
  readonly isDoubled: boolean;
}
export interface FlightPlan {
  readonly flights: readonly Flight[];
  readonly stirs: readonly Stir[];
}

/** Everything that one intent causes is over by then, in ms. */
const MOST = 900;
const BEAT = 120;

/**
 * What moves for the events of one intent, step after step in rule order; where that would take too long, the steps
 * overlap. `inPlay` lay against the enemy before. `isReplay`: long past, the gauges and the enemy show what came of it
 * already.
 */
export const flightPlan = (
  events: readonly VisibleEvent[],
  mySeat: Seat | null,
  inPlay: readonly Card[] = [],
  isReplay = false,
): FlightPlan => {
  const flights: Flight[] = [];
  const stirs: Stir[] = [];
  let clock = 0;
  const held = (seat: Seat, card: Card | null): Place =>
    seat === mySeat && !isReplay && card !== null ? `hand-${card}` : `seat-${seat}`;
  const fly = (
    way: Pick<Flight, 'card' | 'from' | 'to'>,
    look: Flight['look'],
    duration: number,
    wait = 0,
  ): void => {
    flights.push({ ...way, start: clock + wait, duration, look });
  };
  const stir = (kind: Stir['kind'], duration: number, amount = 0, isDoubled = false): void => {
    stirs.push({ kind, start: clock, duration, amount, isDoubled });
  };

  /** what was played against the enemy goes with it. */
  const sweep = (): void => {
    const played = events.flatMap((event) => (event.type === 'played' ? event.cards : []));
    const all = [...inPlay, ...played];
    all.forEach((card, index) =>
      fly(
        { card, from: inPlay.includes(card) ? `play-${card}` : 'play', to: 'discard' },
        'dropped',
        200,
        (index * 160) / all.length,
      ),
    );
  };
  const draws = events.filter((event) => event.type === 'drew');
  const isKill = events.some((event) => event.type === 'defeated');
  // After a kill they belong to the next enemy.
  const hasGauges = !isReplay && !isKill;
  for (const event of events) {
    switch (event.type) {
      case 'played':
        event.cards.forEach((card, index) =>
          fly({ card, from: held(event.seat, card), to: 'play' }, 'plain', 220, index * 40),
        );
        clock += 220;
        break;
      case 'paid':
      case 'flipped':
        event.cards.forEach((card, index) =>
          fly({ card, from: held(event.seat, card), to: 'discard' }, 'dropped', 200, index * 40),
        );
        clock += 200 + BEAT;
        break;
      case 'blocked':
        stir('press', 180);
        break;
      case 'immunityCancelled':
        if (!isReplay) stir('crack', 320);
        clock += BEAT;
        break;
      case 'healed': {
        const shown = Math.min(event.count, 5);
        for (let index = 0; index < shown; index++)
          fly({ card: null, from: 'discard', to: 'tavern' }, 'slid', 200, index * 40);
        clock += 200;
        break;
      }
      case 'drew': {
        const index = draws.indexOf(event);
        const gap = Math.min(50, 230 / draws.length);
        const to = held(event.seat, event.card);
        const look = to.startsWith('hand-') ? 'opened' : 'plain';
        fly({ card: look === 'opened' ? event.card : null, from: 'tavern', to }, look, 220, index * gap);
        if (index === draws.length - 1) clock += 220 + index * gap;
        break;
      }
      case 'shielded':
        if (hasGauges) stir('shield', 320, event.amount);
        clock += BEAT;
        break;
      case 'damaged':
        stir('hit', 320);
        stir('blow', isKill ? 440 : 560, event.amount, event.isDoubled);
        if (hasGauges) stir('loss', 320, event.amount);
        clock += 200;
        break;
      case 'defeated': {
        const [to, look, duration] = event.isRecruited
          ? (['tavern', 'recruited', 520] as const)
          : (['discard', 'fallen', 420] as const);
        fly({ card: event.enemy, from: 'enemy', to }, look, duration);
        sweep();
        clock += duration - BEAT;
        if (!isReplay) stir('pip', 260);
        break;
      }
      case 'revealed':
        if (!isReplay) stir('enter', 520);
        break;
      case 'attacked':
        if (event.amount === 0) break;
        stir('strike', 260, event.amount);
        stir('flinch', 260, event.seat);
        break;
    }
  }
  return overlapped(flights, stirs);
};

/** Starts closer together, so that all is over in time; nothing moves faster for it. */
const overlapped = (flights: readonly Flight[], stirs: readonly Stir[]): FlightPlan => {
  const room = [...flights, ...stirs].map(({ start, duration }) => (MOST - duration) / start);
  const factor = Math.min(1, ...room);
  const sooner = <Moving extends Flight | Stir>(moving: Moving): Moving => ({
    ...moving,
    start: Math.round(moving.start * factor),
  });
  return { flights: flights.map(sooner), stirs: stirs.map(sooner) };
};
