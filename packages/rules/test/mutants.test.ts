import { describe, expect, it } from 'vitest';
import {
  isJester,
  nextSeat,
  viewFor,
  visibleEvents,
  type Audience,
  type Decision,
  type GameEvent,
  type GameState,
  type Intent,
  type SeatCount,
  type SeatView,
  type VisibleEvent,
} from '../src/index.ts';
import { Counters } from './properties/counters.ts';
import { ENGINE, type Engine } from './properties/engine.ts';
import { Sizes } from './properties/sizes.ts';
import { walkGame } from './properties/walk.ts';

/** Enough games for the rarest of the faults below. */
const GAMES = 400;

const walk = (engine: Engine, seatCount: SeatCount): void => {
  const counters = new Counters();
  const sizes = new Sizes();
  for (let game = 0; game < GAMES; game++) walkGame({ engine, counters, sizes, seed: 1, seatCount }, game);
};

const decidingWith =
  (change: (events: GameEvent[], state: GameState, intent: Intent) => GameEvent[]): Engine['decide'] =>
  (state, seat, intent, random): Decision => {
    const decision = ENGINE.decide(state, seat, intent, random);
    return decision.isAccepted
      ? { isAccepted: true, events: change([...decision.events], state, intent) }
      : decision;
  };

const seeingWith =
  (
    change: (event: GameEvent, visible: VisibleEvent, audience: Audience) => VisibleEvent,
  ): Engine['visibleEvents'] =>
  (events, audience) =>
    visibleEvents(events, audience).map((visible, i) => change(events[i]!, visible, audience));

const MUTANTS: readonly { fault: string; seatCount: SeatCount; engine: Partial<Engine>; notice: RegExp }[] = [
  {
    fault: '[R-80] one card of a mate in a view',
    seatCount: 3,
    engine: {
      viewFor: (state, audience) => {
        const mate = audience === 'spectator' ? 0 : nextSeat(audience, state.seatCount);
        return { ...viewFor(state, audience), hint: state.handBySeat[mate]![0] };
      },
    },
    notice: /a view shows a hidden card/,
  },
  {
    fault: '[R-80] the top of the tavern in a view',
    seatCount: 2,
    engine: { viewFor: (state, audience) => ({ ...viewFor(state, audience), tavernTop: state.tavern[0] }) },
    notice: /a view shows a hidden card/,
  },
  {
    fault: '[R-80] the seed in a view',
    seatCount: 1,
    engine: { viewFor: (state, audience) => ({ ...viewFor(state, audience), seed: state.seed }) },
    notice: /a view shows a hidden card/,
  },
  {
    fault: '[R-80] a hand for spectators',
    seatCount: 2,
    engine: { viewFor: (state, audience) => viewFor(state, audience === 'spectator' ? 0 : audience) },
    notice: /a view shows a hidden card/,
  },
  {
    fault: '[R-80] the discard pile below its top in a view',
    seatCount: 2,
    engine: { viewFor: (state, audience) => ({ ...viewFor(state, audience), discard: state.discard }) },
    notice: /a view shows a hidden card/,
  },
  {
    fault: '[R-80] a drawn card shown to all',
    seatCount: 4,
    engine: { visibleEvents: seeingWith((event, visible) => (event.type === 'drew' ? event : visible)) },
    notice: /an event shows a hidden card/,
  },
  {
    fault: '[R-22] healed cards shown',
    seatCount: 3,
    engine: {
      visibleEvents: seeingWith((event, visible) =>
        event.type === 'healed' ? ({ ...visible, cards: event.cards } as VisibleEvent) : visible,
      ),
    },
    notice: /an event shows which cards were healed/,
  },
  {
    fault: '[R-61] a second Jester that revives once more',
    seatCount: 4,
    engine: {
      decide: decidingWith((events, state, intent) => {
        if (intent.verb !== 'play' || !isJester(intent.cards[0]!) || !state.enemy!.isImmunityCancelled)
          return events;
        return [...events, { type: 'shielded', amount: 5, attack: 5 }];
      }),
    },
    notice: /preview.shieldGained/,
  },
  {
    fault: '[R-23] drawing from the wrong seat on',
    seatCount: 3,
    engine: {
      decide: decidingWith((events, state) =>
        events.map((event) =>
          event.type === 'drew' ? { ...event, seat: nextSeat(event.seat, state.seatCount) } : event,
        ),
      ),
    },
    notice: /preview.drawnBySeat/,
  },
  {
    fault: '[R-24] clubs that double a play blocked by the enemy',
    seatCount: 2,
    engine: {
      decide: decidingWith((events, _, intent) =>
        events.map((event) =>
          event.type === 'damaged' &&
          intent.verb === 'play' &&
          events.some((e) => e.type === 'blocked' && e.suit === 'clubs')
            ? { ...event, amount: 2 * event.amount, isDoubled: true }
            : event,
        ),
      ),
    },
    notice: /preview.damage/,
  },
  {
    fault: '[R-41] a payment that may hold more than is needed',
    seatCount: 2,
    engine: {
      decide: (state, seat, intent, random) => {
        const decision = ENGINE.decide(state, seat, intent, random);
        if (decision.isAccepted || decision.rejection !== 'intent/pays_too_much' || intent.verb !== 'pay')
          return decision;
        const next = nextSeat(seat, state.seatCount);
        return {
          isAccepted: true,
          events: [
            { type: 'paid', seat, cards: intent.cards },
            { type: 'turnStarted', seat: next },
          ],
        };
      },
    },
    notice: /decide and the rules differ on pay/,
  },
  {
    fault: '[R-41] payments without a smaller card that is not needed',
    seatCount: 3,
    engine: {
      legalIntents: (view: SeatView) =>
        ENGINE.legalIntents(view).filter((intent) => intent.verb !== 'pay' || intent.cards.length < 4),
    },
    notice: /legalIntents and the rules differ on pay/,
  },
  {
    fault: '[R-51] a yield offered whatever the others did',
    seatCount: 2,
    engine: {
      legalIntents: (view: SeatView) => [
        ...ENGINE.legalIntents(view).filter(({ verb }) => verb !== 'yield'),
        ...(view.awaiting.kind === 'playOrYield' && view.seat === view.turn
          ? [{ verb: 'yield' } as const]
          : []),
      ],
    },
    notice: /legalIntents and the rules differ on yield|decide refuses/,
  },
  {
    fault: '[R-52] a stuck player left waiting',
    seatCount: 1,
    engine: {
      decide: decidingWith((events) =>
        events.filter(
          (event) =>
            event.type !== 'ended' || event.outcome.result === 'won' || event.outcome.reason !== 'stuck',
        ),
      ),
    },
    notice: /no legal intent|unlawful position/,
  },
  {
    fault: '[R-43] a hand too weak left waiting',
    seatCount: 2,
    engine: {
      decide: decidingWith((events) =>
        events.filter(
          (event) =>
            event.type !== 'ended' || event.outcome.result === 'won' || event.outcome.reason !== 'attack',
        ),
      ),
    },
    notice: /no legal intent|unlawful position/,
  },
  {
    fault: '[R-02] a paid card lost',
    seatCount: 2,
    engine: {
      evolveAll: (state, events) => {
        const next = ENGINE.evolveAll(state, events);
        return events[0]?.type === 'paid' ? { ...next, discard: next.discard.slice(1) } : next;
      },
    },
    notice: /a card is lost or doubled/,
  },
  {
    fault: 'a position that does not survive being stored',
    seatCount: 3,
    engine: { evolveAll: (state, events) => ({ ...ENGINE.evolveAll(state, events), note: undefined }) },
    notice: /does not survive being stored/,
  },
  {
    fault: 'a position changed in place',
    seatCount: 3,
    engine: {
      decide: (state, seat, intent, random) => {
        (state.hasYieldedBySeat as boolean[])[seat] = intent.verb === 'yield';
        return ENGINE.decide(state, seat, intent, random);
      },
    },
    notice: /changed in place|differ|unlawful|refuses/,
  },
];

describe('faults that the properties notice', () => {
  it.each(MUTANTS.map((mutant) => [mutant.fault, mutant] as const))(
    '%s',
    (_, { seatCount, engine, notice }) => {
      expect(() => walk({ ...ENGINE, ...engine }, seatCount)).toThrow(notice);
    },
  );
});
