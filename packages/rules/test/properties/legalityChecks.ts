import {
  isJester,
  rankOf,
  refusalOf,
  valueOf,
  type Card,
  type GameState,
  type Intent,
  type RandomSource,
  type Seat,
  type SeatView,
} from '../../src/index.ts';
import { demand } from './demand.ts';
import type { Engine } from './engine.ts';

const SEATS: readonly Seat[] = [0, 1, 2, 3];

/**
 * Every set of held cards, every name, a yield and a flip, by every seat: decide accepts it, the seat's view
 * offers it and the rules below allow it, or none of the three.
 */
export const checkAllIntents = (engine: Engine, state: GameState, random: RandomSource): void => {
  for (const seat of SEATS.slice(0, state.seatCount)) {
    const hand = state.handBySeat[seat]!;
    const view = engine.viewFor(state, seat) as SeatView;
    const offered = new Set(engine.legalIntents(view).map((intent) => keyOf(hand, intent)));
    const isLawful = (intent: Intent): boolean => seat === state.turn && lawfulAt(state, intent);
    let lawful = 0;
    // Out of turn all is refused alike, so two cards stand for the whole hand.
    for (const intent of allIntents(seat === state.turn ? hand : hand.slice(0, 2))) {
      const decision = engine.decide(state, seat, intent, random);
      const key = keyOf(hand, intent);
      demand(
        decision.isAccepted === isLawful(intent),
        `decide and the rules differ on ${key} by seat ${seat}`,
      );
      demand(
        offered.has(key) === isLawful(intent),
        `legalIntents and the rules differ on ${key} by seat ${seat}`,
      );
      const refusal = decision.isAccepted ? null : decision.rejection;
      demand(refusal === refusalOf(view, intent), `the view gives another reason for ${key} by seat ${seat}`);
      if (decision.isAccepted) lawful++;
    }
    demand(offered.size === lawful, `legalIntents offers seat ${seat} more than is lawful`);
  }
};

/** A card may join a selection exactly where some legal intent holds them all. */
export const checkSelection = (engine: Engine, view: SeatView, random: RandomSource): void => {
  const selection = view.hand.filter(() => random.below(4) === 0);
  const sets = engine.legalIntents(view).flatMap((intent) => ('cards' in intent ? [intent.cards] : []));
  const playable = engine.playableCards(view, selection);
  for (const card of view.hand) {
    if (selection.includes(card)) continue;
    const isPart = sets.some(
      (set) => set.includes(card) && selection.every((chosen) => set.includes(chosen)),
    );
    demand(
      playable.includes(card) === isPart,
      `playableCards is wrong about card ${card} beside ${selection.join()}`,
    );
  }
};

/** An intent that may be illegal in any way. */
export const wildIntent = (state: GameState, random: RandomSource): { seat: Seat; intent: Intent } => {
  const seat = random.below(8) === 0 ? (random.below(state.seatCount) as Seat) : state.turn;
  const hand = state.handBySeat[seat]!;
  const anyCard = (): Card =>
    random.below(12) > 0 && hand.length > 0 ? hand[random.below(hand.length)]! : random.below(55);
  const cards = Array.from({ length: random.below(5) }, anyCard);
  const intents: readonly Intent[] = [
    { verb: 'play', cards },
    { verb: 'pay', cards },
    { verb: 'yield' },
    { verb: 'flip' },
    { verb: 'name', seat: random.below(4) as Seat },
  ];
  return { seat, intent: intents[random.below(intents.length)]! };
};

const allIntents = (hand: readonly Card[]): Intent[] => {
  const intents: Intent[] = [
    { verb: 'yield' },
    { verb: 'flip' },
    ...SEATS.map((seat): Intent => ({ verb: 'name', seat })),
  ];
  for (let mask = 0; mask < 1 << hand.length; mask++) {
    const cards = hand.filter((_, i) => (mask & (1 << i)) !== 0);
    intents.push({ verb: 'play', cards }, { verb: 'pay', cards });
  }
  return intents;
};

const keyOf = (hand: readonly Card[], intent: Intent): string => {
  if (intent.verb === 'name') return `name ${intent.seat}`;
  if (!('cards' in intent)) return intent.verb;
  return `${intent.verb} ${intent.cards.reduce((mask, card) => mask | (1 << hand.indexOf(card)), 0)}`;
};

/** The rules told once more, card by card, for a seat on turn. */
const lawfulAt = (state: GameState, intent: Intent): boolean => {
  const { awaiting, seatCount } = state;
  switch (intent.verb) {
    case 'play':
      return awaiting.kind === 'playOrYield' && isLawfulPlay(intent.cards);
    case 'pay':
      return awaiting.kind === 'payAttack' && isLawfulPayment(intent.cards, awaiting.amount);
    case 'name':
      return awaiting.kind === 'nameNext' && intent.seat < seatCount;
    case 'flip':
      return (
        seatCount === 1 &&
        state.flipsUsed < 2 &&
        (awaiting.kind === 'playOrYield' || awaiting.kind === 'payAttack')
      );
    case 'yield': {
      if (awaiting.kind !== 'playOrYield') return false;
      if (seatCount === 1) return state.options.soloYield && attackLeft(state) > 0;
      return state.hasYieldedBySeat.filter((_, seat) => seat !== state.turn).includes(false);
    }
  }
};

/** R-11 .. R-13 */
const isLawfulPlay = (cards: readonly Card[]): boolean => {
  const ranks = cards.map(rankOf).sort((a, b) => a - b);
  if (ranks.length === 1) return true;
  if (ranks.length === 2 && ranks[0] === 1) return true;
  const [rank] = ranks;
  return ranks.length >= 2 && ranks.every((r) => r === rank) && rank! >= 2 && rank! * ranks.length <= 10;
};

/** there is an order in which the amount is met by the last card and not before. */
const isLawfulPayment = (cards: readonly Card[], amount: number): boolean => {
  const sum = (some: readonly Card[]): number => some.reduce((total, card) => total + valueOf(card), 0);
  return sum(cards) >= amount && cards.some((last) => sum(cards.filter((card) => card !== last)) < amount);
};

/** */
const attackLeft = ({ enemy, plays }: GameState): number => {
  const isShielding = plays.some(({ cards }) => cards.some(isJester)) || Math.floor(enemy!.card / 13) !== 3;
  const shields = plays.filter(({ cards }) => cards.some((card) => Math.floor(card / 13) === 3));
  const total = shields.flatMap(({ cards }) => cards).reduce((sum, card) => sum + valueOf(card), 0);
  return Math.max(0, valueOf(enemy!.card) - (isShielding ? total : 0));
};
