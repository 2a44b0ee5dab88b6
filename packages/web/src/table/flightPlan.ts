import type { Card, Seat, VisibleEvent } from '@regicide/rules';

/** Where a picture starts or lands; the table marks its parts with these names (`data-place`). */
export type Place = 'tavern' | 'discard' | 'play' | 'enemy' | `seat-${Seat}` | `hand-${Card}`;

/** One card in the air. Times in ms from the moment in which the state switched. */
export interface Flight {
  /** Null is a back. */
  readonly card: Card | null;
  readonly from: Place;
  readonly to: Place;
  readonly start: number;
  readonly duration: number;
  /** What becomes of it on the way: an enemy falls greyed and tilted. */
  readonly look: 'plain' | 'fallen';
}
/** Something that moves in its place. */
export interface Stir {
  readonly place: Place;
  readonly kind: 'hit' | 'enter' | 'flinch';
  readonly start: number;
  readonly duration: number;
  /** The damage that a hit shows. */
  readonly amount: number;
}
export interface FlightPlan {
  readonly flights: readonly Flight[];
  readonly stirs: readonly Stir[];
  readonly end: number;
}

/** Everything that one intent causes is over by then, in ms. */
const MOST = 900;
const BEAT = 120;

/** What moves for the events of one intent, step after step in rule order, pressed together where it would take too long. */
export const flightPlan = (events: readonly VisibleEvent[], mySeat: Seat | null): FlightPlan => {
  const flights: Flight[] = [];
  const stirs: Stir[] = [];
  let clock = 0;
  const held = (seat: Seat, card: Card | null): Place =>
    seat === mySeat && card !== null ? `hand-${card}` : `seat-${seat}`;
  const fly = (
    flight: Pick<Flight, 'card' | 'from' | 'to'>,
    index: number,
    gap: number,
    duration: number,
  ): void => {
    flights.push({ ...flight, start: clock + index * gap, duration, look: 'plain' });
  };
  const stir = (place: Place, kind: Stir['kind'], duration: number, amount = 0): void => {
    stirs.push({ place, kind, start: clock, duration, amount });
  };

  const draws = events.filter((event) => event.type === 'drew');
  for (const event of events) {
    switch (event.type) {
      case 'played':
        event.cards.forEach((card, index) =>
          fly({ card, from: held(event.seat, card), to: 'play' }, index, 40, 220),
        );
        clock += 220;
        break;
      case 'paid':
      case 'flipped':
        event.cards.forEach((card, index) =>
          fly({ card, from: held(event.seat, card), to: 'discard' }, index, 40, 200),
        );
        clock += 200 + BEAT;
        break;
      case 'healed': {
        const shown = Math.min(event.count, 5);
        for (let index = 0; index < shown; index++)
          fly({ card: null, from: 'discard', to: 'tavern' }, index, 40, 200);
        clock += 200;
        break;
      }
      case 'drew': {
        const index = draws.indexOf(event);
        const gap = Math.min(50, 230 / draws.length);
        fly({ card: event.card, from: 'tavern', to: held(event.seat, event.card) }, index, gap, 220);
        if (index === draws.length - 1) clock += 220 + index * gap;
        break;
      }
      case 'damaged':
        stir('enemy', 'hit', 320, event.amount);
        clock += 200;
        break;
      case 'defeated':
        flights.push({
          card: event.enemy,
          from: 'enemy',
          to: event.isRecruited ? 'tavern' : 'discard',
          start: clock,
          duration: 420,
          look: event.isRecruited ? 'plain' : 'fallen',
        });
        clock += 300;
        break;
      case 'revealed':
        stir('enemy', 'enter', 420);
        break;
      case 'attacked':
        if (event.amount > 0) stir(`seat-${event.seat}`, 'flinch', 260);
        break;
    }
  }
  return pressed(flights, stirs);
};

const pressed = (flights: readonly Flight[], stirs: readonly Stir[]): FlightPlan => {
  const end = Math.max(0, ...[...flights, ...stirs].map(({ start, duration }) => start + duration));
  const factor = Math.min(1, MOST / end);
  const shorter = <Moving extends Flight | Stir>(moving: Moving): Moving => ({
    ...moving,
    start: moving.start * factor,
    duration: moving.duration * factor,
  });
  return { flights: flights.map(shorter), stirs: stirs.map(shorter), end: end * factor };
};
