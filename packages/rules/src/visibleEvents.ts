import type { GameEvent, VisibleEvent } from './events.ts';
import type { Audience } from './view.ts';

/** The events as this audience may see them. */
export const visibleEvents = (events: readonly GameEvent[], audience: Audience): VisibleEvent[] =>
  events.map((event) => visibleEvent(event, audience));

const visibleEvent = (event: GameEvent, audience: Audience): VisibleEvent => {
  switch (event.type) {
    case 'drew':
      return { type: 'drew', seat: event.seat, card: event.seat === audience ? event.card : null };
    case 'healed':
      return { type: 'healed', count: event.cards.length, top: event.rest.at(-1) ?? null };
    default:
      return event;
  }
};
