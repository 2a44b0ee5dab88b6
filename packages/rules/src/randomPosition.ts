import { healthOf, type Card } from './cards.ts';
import { cardsOfGame, castleOrder } from './deal.ts';
import { isPlay } from './legality.ts';
import { enemyAfter } from './enemyAfter.ts';
import { positionErrors } from './notation/positionErrors.ts';
import { handLimitOf, type GameOptions, type SeatCount } from './options.ts';
import type { RandomSource } from './random.ts';
import type { Seat } from './seats.ts';
import { shuffle } from './shuffle.ts';
import type { Awaiting, GameState, Play } from './state.ts';
import { attackAmount } from './table.ts';

/**
 * An unfinished lawful position at any stage of the castle, for tests, benchmarks and self-play: random play from the
 * deal hardly ever meets a Queen.
 */
export const randomPosition = (
  random: RandomSource,
  seatCount: SeatCount,
  options: GameOptions,
): GameState => {
  for (;;) {
    const position = drawPosition(random, seatCount, options);
    if (positionErrors(position).length === 0) return position;
  }
};

const drawPosition = (random: RandomSource, seatCount: SeatCount, options: GameOptions): GameState => {
  const order = castleOrder(options, random);
  const stage = random.below(order.length);
  const beaten = order.slice(0, stage);
  const enemyCard = order[stage]!;
  const pool = shuffle(
    cardsOfGame(seatCount, options).filter((card) => !order.includes(card) || beaten.includes(card)),
    random,
  );
  const limit = handLimitOf(seatCount, options);
  const plays = drawPlays(random, seatCount, enemyCard, pool);
  const handBySeat = Array.from({ length: seatCount }, () => pool.splice(0, drawHandSize(random, limit)));
  const tavern = pool.splice(0, random.below(pool.length + 1));
  const state: GameState = {
    seatCount,
    options,
    seed: drawSeed(random),
    step: random.below(200),
    castle: order.slice(stage + 1),
    enemy: enemyAfter(enemyCard, plays),
    defeats: beaten.map((card) => ({ card, isRecruited: drawBool(random) })),
    tavern,
    discard: pool,
    plays,
    handBySeat,
    turn: random.below(seatCount) as Seat,
    awaiting: { kind: 'playOrYield' },
    hasYieldedBySeat: handBySeat.map(() => drawBool(random)),
    flipsUsed: seatCount === 1 ? random.below(3) : 0,
  };
  return { ...state, awaiting: drawAwaiting(random, state) };
};

/** Lawful plays that leave the enemy standing; they are taken out of the pool. */
const drawPlays = (random: RandomSource, seatCount: SeatCount, enemy: Card, pool: Card[]): Play[] => {
  const plays: Play[] = [];
  for (let tries = random.below(8); tries > 0; tries--) {
    const first = pool[random.below(pool.length)]!;
    const partner = pool[random.below(pool.length)]!;
    const cards =
      drawBool(random) && isPlay([first, partner]) && first !== partner ? [first, partner] : [first];
    const play = { seat: random.below(seatCount) as Seat, cards };
    if (enemyAfter(enemy, [...plays, play]).damage >= healthOf(enemy)) continue;
    plays.push(play);
    for (const card of cards) pool.splice(pool.indexOf(card), 1);
  }
  return plays;
};

/** Full hands are as likely as all others together. */
const drawHandSize = (random: RandomSource, limit: number): number =>
  drawBool(random) ? limit : random.below(limit + 1);

const drawAwaiting = (random: RandomSource, state: GameState): Awaiting => {
  const amount = attackAmount(state);
  switch (random.below(4)) {
    case 0:
      return { kind: 'payAttack', amount };
    case 1:
      return state.seatCount > 1 ? { kind: 'nameNext' } : { kind: 'playOrYield' };
    default:
      return { kind: 'playOrYield' };
  }
};

const drawBool = (random: RandomSource): boolean => random.below(2) === 1;

const drawSeed = (random: RandomSource): string =>
  Array.from({ length: 8 }, () =>
    random
      .below(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('');
