import {
  intentRandom,
  rankOf,
  shuffle,
  type Audience,
  type Card,
  type GameEvent,
  type GameState,
  type Intent,
  type RandomSource,
} from '../../src/index.ts';
import type { Counters } from './counters.ts';
import type { Engine } from './engine.ts';
import { demand } from './demand.ts';

/**
 * The same intent on a position that differs in hidden cards and in the seed alone shows this audience the same
 * bytes, before and after.
 */
export const checkHiddenSwap = (
  engine: Engine,
  counters: Counters,
  state: GameState,
  intent: Intent,
  events: readonly GameEvent[],
  audience: Audience,
  random: RandomSource,
): void => {
  const swapped = swapHidden(state, audience, revealedTo(audience, intent, events), random);
  demandSame(
    'a view shows a hidden card',
    engine.viewFor(state, audience),
    engine.viewFor(swapped, audience),
  );
  const decision = engine.decide(swapped, swapped.turn, intent, intentRandom(state));
  demand(decision.isAccepted, 'an intent is judged by hidden cards');
  // Whether a hidden hand can pay shows, and it may.
  if (isEnd(events) || isEnd(decision.events)) return;
  counters.count('hidden cards swapped');
  const next = engine.evolveAll(state, events);
  const nextSwapped = engine.evolveAll(swapped, decision.events);
  const seen = engine.visibleEvents(events, audience);
  demandSame('an event shows a hidden card', seen, engine.visibleEvents(decision.events, audience));
  demandSame(
    'a view shows a hidden card',
    engine.viewFor(next, audience),
    engine.viewFor(nextSwapped, audience),
  );
};

/**
 * Another shuffle of the healed pile with the same top shows everybody the same bytes, unless the audience
 * drew what was healed.
 */
export const checkHealSwap = (
  engine: Engine,
  counters: Counters,
  state: GameState,
  intent: Intent,
  events: readonly GameEvent[],
  audience: Audience,
  random: RandomSource,
): void => {
  const healed = events.find((event) => event.type === 'healed');
  if (healed === undefined || healed.rest.length === 0 || healed.cards.length === 0) return;
  if (state.options.discardPile === 'open' || isEnd(events)) return;
  const seen = JSON.stringify(drawnBy(audience, events));
  for (let tries = 0; tries < 6; tries++) {
    const decision = engine.decide(state, state.turn, intent, random);
    if (!decision.isAccepted || isEnd(decision.events)) continue;
    const other = decision.events.find((event) => event.type === 'healed')!;
    if (
      other.rest.at(-1) !== healed.rest.at(-1) ||
      JSON.stringify(drawnBy(audience, decision.events)) !== seen
    )
      continue;
    counters.count('healed cards swapped');
    demandSame(
      'an event shows which cards were healed',
      engine.visibleEvents(events, audience),
      engine.visibleEvents(decision.events, audience),
    );
    const next = engine.evolveAll(state, events);
    const nextOther = engine.evolveAll(state, decision.events);
    demandSame(
      'a view shows which cards were healed',
      engine.viewFor(next, audience),
      engine.viewFor(nextOther, audience),
    );
    return;
  }
};

const isEnd = (events: readonly GameEvent[]): boolean => events.at(-1)?.type === 'ended';

const demandSame = (what: string, a: unknown, b: unknown): void => {
  const [textA, textB] = [JSON.stringify(a), JSON.stringify(b)];
  demand(textA === textB, `${what}\n${textA}\n${textB}`);
};

const drawnBy = (audience: Audience, events: readonly GameEvent[]): Card[] =>
  events.flatMap((event) => (event.type === 'drew' && event.seat === audience ? [event.card] : []));

/** Cards that the intent itself shows to the audience. */
const revealedTo = (audience: Audience, intent: Intent, events: readonly GameEvent[]): Set<Card> => {
  const named = intent.verb === 'play' || intent.verb === 'pay' ? intent.cards : [];
  const shown = events.flatMap((event): readonly Card[] => {
    if (event.type === 'revealed') return [event.enemy];
    if (event.type === 'flipped') return event.cards;
    // The new top of the pile depends on every card of it.
    return event.type === 'healed' ? [...event.cards, ...event.rest] : [];
  });
  return new Set([...named, ...drawnBy(audience, events), ...shown]);
};

/** Trades among each other: tavern and others' hands; castle cards of a rank; the discard pile below its top. */
const swapHidden = (
  state: GameState,
  audience: Audience,
  revealed: ReadonlySet<Card>,
  random: RandomSource,
): GameState => {
  const hidden = state.handBySeat
    .flatMap((hand, seat) => (seat === audience ? [] : hand))
    .concat(state.tavern);
  const trade = new Map<Card, Card>();
  const mix = (cards: readonly Card[]): void => {
    const free = cards.filter((card) => !revealed.has(card));
    shuffle(free, random).forEach((card, i) => trade.set(free[i]!, card));
  };
  mix(hidden);
  for (const rank of [11, 12, 13]) mix(state.castle.filter((card) => rankOf(card) === rank));
  if (state.options.discardPile === 'top') mix(state.discard.slice(0, -1));
  const traded = (cards: readonly Card[]): Card[] => cards.map((card) => trade.get(card) ?? card);
  return {
    ...state,
    seed: 'f'.repeat(64),
    castle: traded(state.castle),
    tavern: traded(state.tavern),
    discard: traded(state.discard),
    handBySeat: state.handBySeat.map((hand, seat) => (seat === audience ? hand : traded(hand))),
  };
};
