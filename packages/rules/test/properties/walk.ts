import { isDeepStrictEqual } from 'node:util';
import {
  cardsOfGame,
  deal,
  evolve,
  fastRandom,
  formatIntent,
  formatPosition,
  intentRandom,
  OPTION_VALUES,
  positionErrors,
  randomPosition,
  shuffle,
  type Audience,
  type GameEvent,
  type GameOptions,
  type GameState,
  type Intent,
  type RandomSource,
  type SeatCount,
  type SeatView,
} from '../../src/index.ts';
import type { Counters } from './counters.ts';
import { demand, Violation } from './demand.ts';
import type { Engine } from './engine.ts';
import { countHappenings } from './happenings.ts';
import { checkHealSwap, checkHiddenSwap } from './hiddenSwap.ts';
import { checkAllIntents, checkSelection, wildIntent } from './legalityChecks.ts';
import { checkAnswer, checkPreview } from './previewChecks.ts';
import type { Sizes } from './sizes.ts';

/** The dear checks run on one step of so many. */
const SAMPLE = 12;

export interface Walk {
  readonly engine: Engine;
  readonly counters: Counters;
  readonly sizes: Sizes;
  readonly seed: number;
  readonly seatCount: SeatCount;
}

/** Game number `game` of a seed: from the deal where it is even, else from a random lawful position. */
export const walkGame = (walk: Walk, game: number): void => {
  const random = fastRandom(Math.imul(walk.seed ^ (game * 4 + walk.seatCount), 0x9e3779b1));
  const options = randomOptions(walk.seatCount, random);
  const isDealt = game % 2 === 0;
  let state = isDealt
    ? deal({ seatCount: walk.seatCount, options, seed: randomSeed(random) })
    : randomPosition(random, walk.seatCount, options);
  const isEager = random.below(3) === 0;
  let intent: Intent | null = null;
  try {
    demand(positionErrors(state).length === 0, 'the start is unlawful');
    while (state.awaiting.kind !== 'finished') {
      intent = null;
      checkWild(walk, state, random);
      if (random.below(SAMPLE) === 0) checkDeeply(walk, state, random);
      intent = choose(walk, state, random, isEager);
      state = checkedStep(walk, state, intent, random, isDealt);
    }
    checkWild(walk, state, random);
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    const where = `SEED=${walk.seed}, ${walk.seatCount} seats, game ${game}`;
    const named = intent === null ? '' : formatIntent(intent);
    throw new Error([error.message, where, formatPosition(state), named].join('\n'), { cause: error });
  }
};

const randomOptions = (seatCount: SeatCount, random: RandomSource): GameOptions => {
  const pick = <K extends keyof GameOptions>(id: K): GameOptions[K] => {
    const values: readonly unknown[] = OPTION_VALUES[id];
    return values[random.below(values.length)] as GameOptions[K];
  };
  const firstPlayer = pick('firstPlayer');
  return {
    extraJester: pick('extraJester'),
    handLimitDelta: pick('handLimitDelta'),
    length: pick('length'),
    soloYield: pick('soloYield'),
    recruit: pick('recruit'),
    firstPlayer: firstPlayer === 'random' || firstPlayer < seatCount ? firstPlayer : 'random',
    discardPile: pick('discardPile'),
    talk: pick('talk'),
    hints: pick('hints'),
  };
};

const randomSeed = (random: RandomSource): string =>
  Array.from({ length: 64 }, () => random.below(16).toString(16)).join('');

/** One intent, chosen at random; an eager player prefers kills. Cards are named in any order. */
const choose = ({ engine }: Walk, state: GameState, random: RandomSource, isEager: boolean): Intent => {
  const view = engine.viewFor(state, state.turn) as SeatView;
  const legal = engine.legalIntents(view);
  demand(legal.length > 0, 'the seat on turn has no legal intent');
  const kills = !isEager
    ? []
    : legal.filter(
        (intent) => intent.verb === 'play' && engine.preview(view, intent.cards)!.result !== 'stands',
      );
  const chosen = kills.length > 0 ? kills : legal;
  const intent = chosen[random.below(chosen.length)]!;
  return 'cards' in intent ? { ...intent, cards: shuffle(intent.cards, random) } : intent;
};

/** What every step of every game must show. */
const checkedStep = (
  walk: Walk,
  state: GameState,
  intent: Intent,
  random: RandomSource,
  isDealt: boolean,
): GameState => {
  const { engine, counters } = walk;
  const decision = engine.decide(state, state.turn, intent, intentRandom(state));
  demand(decision.isAccepted, 'decide refuses what legalIntents offers');
  const { events } = decision;
  const next = engine.evolveAll(state, events);
  demand(next.step === state.step + 1, 'an accepted intent is one step');
  checkConservation(next);
  const restored = JSON.parse(JSON.stringify(next)) as GameState;
  demand(isDeepStrictEqual(restored, next), 'a position does not survive being stored');
  if (intent.verb === 'play') checkPreview(engine, counters, state, intent.cards, events);
  if (intent.verb === 'yield')
    checkAnswer(counters, engine.yieldAnswer(engine.viewFor(state, state.turn) as SeatView), events, next);
  const audience = randomAudience(state.seatCount, random);
  checkHiddenSwap(engine, counters, state, intent, events, audience, random);
  checkHealSwap(engine, counters, state, intent, events, audience, random);
  countHappenings(counters, state, intent, events, next);
  measure(walk, next, events, isDealt);
  return restored;
};

/** Every card of the game is in one place; the Jesters set aside are in none. */
const checkConservation = (state: GameState): void => {
  const places = new Uint8Array(55);
  const put = (cards: readonly number[]): void => cards.forEach((card) => places[card]!++);
  put(state.castle);
  put(state.tavern);
  put(state.discard);
  state.handBySeat.forEach(put);
  state.plays.forEach(({ cards }) => put(cards));
  if (state.enemy !== null) put([state.enemy.card]);
  const game = cardsOfGame(state.seatCount, state.options);
  demand(
    game.every((card) => places[card] === 1),
    'a card is lost or doubled',
  );
  demand(places.reduce((sum, count) => sum + count, 0) === game.length, 'a card too many');
};

/** Whatever a client sends is accepted or refused with a code, and neither touches the position. */
const checkWild = ({ engine, counters }: Walk, state: GameState, random: RandomSource): void => {
  const { seat, intent } = wildIntent(state, random);
  const decision = engine.decide(state, seat, intent, random);
  if (!decision.isAccepted) counters.count(decision.rejection);
};

const checkDeeply = ({ engine, counters }: Walk, state: GameState, random: RandomSource): void => {
  const before = JSON.stringify(state);
  checkAllIntents(engine, state, random);
  const view = engine.viewFor(state, state.turn) as SeatView;
  checkSelection(engine, view, random);
  for (const intent of engine.legalIntents(view)) {
    const decision = engine.decide(state, state.turn, intent, random);
    demand(decision.isAccepted, 'decide refuses what legalIntents offers');
    const next = engine.evolveAll(state, decision.events);
    const folded = { ...decision.events.reduce(evolve, state), step: next.step };
    demand(isDeepStrictEqual(folded, next), 'evolveAll is not the fold of evolve');
    demand(
      positionErrors(next).length === 0,
      `an unlawful position follows: ${positionErrors(next).join(' ')}`,
    );
    if (intent.verb === 'play') checkPreview(engine, counters, state, intent.cards, decision.events);
  }
  demand(JSON.stringify(state) === before, 'a position was changed in place');
};

const randomAudience = (seatCount: SeatCount, random: RandomSource): Audience => {
  const place = random.below(seatCount + 1);
  return place === seatCount ? 'spectator' : (place as Audience);
};

/** Bytes of JSON of what each seat and a spectator receive. */
const measure = (
  { engine, sizes, seatCount }: Walk,
  next: GameState,
  events: readonly GameEvent[],
  isDealt: boolean,
) => {
  const audiences: Audience[] = [...Array(seatCount).keys(), 'spectator'] as Audience[];
  for (const audience of audiences) {
    const view = JSON.stringify(engine.viewFor(next, audience));
    sizes.noteView(seatCount, view);
    if (isDealt)
      sizes.noteUpdate(
        seatCount,
        view.length + JSON.stringify(engine.visibleEvents(events, audience)).length,
      );
  }
};
