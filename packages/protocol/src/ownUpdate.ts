import type { GameEvent, GameState, GameView, PublicView, Seat, VisibleEvent } from '@regicide/rules';
import type { OwnUpdate } from './socket.ts';

/** What one seat alone may see of a change: its hand afterwards and the cards that it drew. */
export const ownUpdateFor = (state: GameState, events: readonly GameEvent[], seat: Seat): OwnUpdate => ({
  seat,
  hand: state.handBySeat[seat]!,
  drawn: events.flatMap((event) => (event.type === 'drew' && event.seat === seat ? [event.card] : [])),
});

/** The client's half: the shared view with the own hand is the seat's view (`viewFor` of the rules gives the same). */
export const viewOf = (shared: PublicView, own: OwnUpdate | null): GameView =>
  own === null ? { ...shared, seat: null, hand: null } : { ...shared, seat: own.seat, hand: own.hand };

/** The shared events with the own draws filled in (`visibleEvents` of the rules gives the same). */
export const eventsOf = (shared: readonly VisibleEvent[], own: OwnUpdate | null): VisibleEvent[] => {
  let next = 0;
  return shared.map((event) =>
    own !== null && event.type === 'drew' && event.seat === own.seat
      ? { ...event, card: own.drawn[next++]! }
      : event,
  );
};
