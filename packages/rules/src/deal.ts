import { cardOf, JACK, JESTERS, KING, QUEEN, SUITS, type Card } from './cards.ts';
import { handLimitOf, tavernJestersOf, type GameOptions, type SeatCount } from './options.ts';
import type { RandomSource } from './random.ts';
import { nextSeat, type Seat } from './seats.ts';
import { sha256Random } from './sha256Random.ts';
import { shuffle } from './shuffle.ts';
import type { GameState } from './state.ts';

/** What a game is dealt from: the same setup gives the same cards for ever. */
export interface GameSetup {
  readonly seatCount: SeatCount;
  readonly options: GameOptions;
  /** Game seed, 64 hex digits. */
  readonly seed: string;
}

/**
 * The position at the start (R-03 .. .. R-95). Chance is used in this order: Jacks, Queens, Kings,
 * tavern, first player. Throws a RangeError where the options name a first player beyond the table.
 */
export const deal = ({ seatCount, options, seed }: GameSetup): GameState => {
  const random = sha256Random(seed, 0);
  const castle = castleOrder(options, random);
  const tavern = shuffle([...NUMBER_CARDS, ...jestersInTavern(seatCount, options)], random);
  const first = firstPlayerOf(seatCount, options, random);
  const handBySeat: Card[][] = Array.from({ length: seatCount }, () => []);
  let seat = first;
  for (let dealt = seatCount * handLimitOf(seatCount, options); dealt > 0; dealt--) {
    handBySeat[seat]!.push(tavern.shift()!);
    seat = nextSeat(seat, seatCount);
  }
  return {
    seatCount,
    options,
    seed,
    step: 0,
    castle: castle.slice(1),
    enemy: { card: castle[0]!, damage: 0, isImmunityCancelled: false },
    defeats: [],
    tavern,
    discard: [],
    plays: [],
    handBySeat,
    turn: first,
    awaiting: { kind: 'playOrYield' },
    hasYieldedBySeat: Array.from({ length: seatCount }, () => false),
    flipsUsed: 0,
  };
};

/** each rank shuffled apart, Jacks on top; hearts first before the shuffle. */
export const castleOrder = (options: GameOptions, random: RandomSource): Card[] =>
  castleRanks(options).flatMap((rank) => shuffle(cardsOfRank(rank), random));

/** every card that the game is played with, without the Jesters set aside. */
export const cardsOfGame = (seatCount: SeatCount, options: GameOptions): Card[] => [
  ...castleRanks(options).flatMap(cardsOfRank),
  ...NUMBER_CARDS,
  ...jestersInTavern(seatCount, options),
];

const castleRanks = (options: GameOptions): readonly number[] =>
  options.length === 'short' ? [JACK, QUEEN] : [JACK, QUEEN, KING];

const cardsOfRank = (rank: number): Card[] => SUITS.map((suit) => cardOf(suit, rank));

/** A-10 of each suit, hearts first. */
const NUMBER_CARDS: readonly Card[] = SUITS.flatMap((suit) =>
  Array.from({ length: 10 }, (_, i) => cardOf(suit, i + 1)),
);

/** J1 and J2 are set aside in solo, so an extra Jester is J3 there. */
const jestersInTavern = (seatCount: SeatCount, options: GameOptions): readonly Card[] => {
  const first = seatCount === 1 ? 2 : 0;
  return JESTERS.slice(first, first + tavernJestersOf(seatCount, options));
};

const firstPlayerOf = (seatCount: SeatCount, options: GameOptions, random: RandomSource): Seat => {
  if (options.firstPlayer === 'random') return random.below(seatCount) as Seat;
  if (!Number.isInteger(options.firstPlayer) || options.firstPlayer < 0 || options.firstPlayer >= seatCount)
    throw new RangeError(`No seat ${options.firstPlayer} at a table of ${seatCount}.`);
  return options.firstPlayer;
};
