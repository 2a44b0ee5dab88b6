import {
  isJester,
  isRoyal,
  rankOf,
  suitOf,
  totalValue,
  type Card,
  type GameEvent,
  type GameState,
  type Intent,
  type Outcome,
} from '../../src/index.ts';
import type { Counters } from './counters.ts';

/** Counts what an accepted intent brought about. */
export const countHappenings = (
  counters: Counters,
  before: GameState,
  intent: Intent,
  events: readonly GameEvent[],
  next: GameState,
): void => {
  const hasLeftNothing = next.handBySeat[before.turn]!.length === 0;
  if (intent.verb === 'play') countPlay(counters, before, intent.cards, events);
  if (intent.verb === 'yield') counters.count(before.seatCount === 1 ? 'yield in solo' : 'yield');
  if (intent.verb === 'name')
    counters.count(intent.seat === before.turn ? 'Jester to oneself' : 'Jester to a mate');
  if (intent.verb === 'flip') countFlip(counters, before);
  if (intent.verb === 'pay') {
    counters.count('Jester paid', intent.cards.some(isJester));
    counters.count('hand emptied by paying', hasLeftNothing);
  }
  for (const event of events) {
    if (event.type === 'blocked') counters.count('suit blocked');
    if (event.type === 'attacked') counters.count('attack of 0', event.amount === 0);
    if (event.type === 'healed') countHeal(counters, event.cards, event.rest);
    if (event.type === 'defeated') {
      if (!event.isRecruited) counters.count('defeated, not recruited');
      else counters.count(before.options.recruit === 'top' ? 'recruited on top' : 'recruited under');
      counters.count('kill with the last card', hasLeftNothing && next.awaiting.kind !== 'finished');
    }
    if (event.type === 'ended') countEnd(counters, before, intent, events, event.outcome);
  }
};

const countPlay = (
  counters: Counters,
  before: GameState,
  cards: readonly Card[],
  events: readonly GameEvent[],
): void => {
  const isPair = cards.length === 2 && cards.some((card) => rankOf(card) === 1);
  counters.count('recruit played', cards.some(isRoyal));
  counters.count('companion pair played', isPair);
  counters.count('combo played', cards.length > 1 && !isPair);
  if (isJester(cards[0]!)) {
    counters.count('Jester in solo', before.seatCount === 1);
    counters.count('second Jester on one enemy', before.enemy!.isImmunityCancelled);
    counters.count(
      'spades revived',
      events.some(({ type }) => type === 'shielded'),
    );
  } else if (cards.some((card) => suitOf(card) === 'diamonds') && !isBlocked(events, 'diamonds')) {
    const drawn = events.filter(({ type }) => type === 'drew').length;
    const healed = events.reduce((sum, event) => sum + (event.type === 'healed' ? event.cards.length : 0), 0);
    if (drawn === totalValue(cards)) counters.count('draw in full');
    else
      counters.count(
        drawn === before.tavern.length + healed ? 'draw stopped by tavern' : 'draw stopped by hands',
      );
  }
};

const isBlocked = (events: readonly GameEvent[], suit: string): boolean =>
  events.some((event) => event.type === 'blocked' && event.suit === suit);

const countHeal = (counters: Counters, healed: readonly Card[], rest: readonly Card[]): void => {
  if (healed.length === 0) counters.count('healed nothing');
  else counters.count(rest.length === 0 ? 'healed all' : 'healed part');
};

const countFlip = (counters: Counters, before: GameState): void => {
  const { awaiting } = before;
  const hand = before.handBySeat[0]!;
  counters.count('flip of an empty hand', hand.length === 0);
  counters.count(awaiting.kind === 'payAttack' ? 'flip at step 4' : 'flip at step 1');
  counters.count('flip forced', awaiting.kind === 'payAttack' && totalValue(hand) < awaiting.amount);
};

const countEnd = (
  counters: Counters,
  before: GameState,
  intent: Intent,
  events: readonly GameEvent[],
  outcome: Outcome,
): void => {
  if (outcome.result === 'won') {
    counters.count(before.options.length === 'short' ? 'won, short' : 'won, full');
    counters.count(`won by ${before.seatCount}`);
    if (outcome.medal !== null) counters.count(`won, ${outcome.medal}`);
  } else if (outcome.reason === 'attack') {
    counters.count(intent.verb === 'flip' ? 'lost by attack after a flip' : 'lost by attack');
  } else {
    counters.count('lost stuck');
    counters.count(
      'lost stuck after a kill',
      events.some(({ type }) => type === 'defeated'),
    );
    counters.count(
      'lost stuck after a Jester',
      events.some(({ type }) => type === 'immunityCancelled' || type === 'named'),
    );
    counters.count('lost stuck after a payment', intent.verb === 'pay');
    counters.count('lost stuck after a flip', intent.verb === 'flip');
    counters.count(
      'lost stuck after an attack of 0',
      events.some((event) => event.type === 'attacked' && event.amount === 0),
    );
  }
};
