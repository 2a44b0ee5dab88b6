import { rankOf, totalValue, type Card } from '../cards.ts';
import { castleOrder, cardsOfGame } from '../deal.ts';
import { enemyAfter } from '../enemyAfter.ts';
import { handLimitOf, STANDARD_OPTIONS, type GameOptions, type SeatCount } from '../options.ts';
import type { RandomSource } from '../random.ts';
import type { Seat } from '../seats.ts';
import { sha256Random } from '../sha256Random.ts';
import { shuffle } from '../shuffle.ts';
import type { Awaiting, Enemy, GameState, Play } from '../state.ts';
import { attackAmount } from '../table.ts';
import { medalOf } from '../turns.ts';
import type { AwaitField, PositionFields } from './positionFields.ts';

/**
 * Fills in what the fields leave open, always alike for the same fields and seed. Whether the outcome is lawful is
 * for `positionErrors` to say.
 * - Royals not named: from the enemy's rank on they wait in the castle, each rank shuffled; those below were defeated.
 *   The enemy, where not named, is the next in that order. A royal named in a hand, in play or in the tavern was
 *   recruited.
 * - Other cards not named are shuffled. They fill the hands not listed, seat by seat, to the limit; the rest is the
 *   tavern or, where the tavern is given, the discard pile.
 * - Royals that were defeated, not recruited, and are not named lie at the bottom of a discard pile that is not given.
 */
export const completePosition = (fields: PositionFields): GameState => {
  const options: GameOptions = { ...STANDARD_OPTIONS, ...fields.options };
  const seatCount = fields.players ?? (Math.min(4, fields.hands?.length ?? 1) as SeatCount);
  const seed = fields.seed ?? '0'.repeat(64);
  const random = sha256Random(seed, 0);
  const plays = fields.plays ?? [];
  const royals = completeCastle(fields, options, random);
  const piles = completePiles(fields, seatCount, options, royals, random);
  const state: GameState = {
    seatCount,
    options,
    seed,
    step: fields.step ?? 0,
    castle: royals.castle,
    enemy: royals.enemy === null ? null : completeEnemy(royals.enemy, plays, fields.enemy?.damage ?? null),
    defeats: royals.defeats,
    tavern: piles.tavern,
    discard: piles.discard,
    plays,
    handBySeat: piles.handBySeat,
    turn: fields.turn ?? 0,
    awaiting: { kind: 'playOrYield' },
    hasYieldedBySeat: Array.from(
      { length: seatCount },
      (_, seat) => fields.yielded?.includes(seat as Seat) ?? false,
    ),
    flipsUsed: fields.flips ?? 0,
  };
  return { ...state, awaiting: completeAwaiting(state, fields.await ?? { kind: 'play', amount: null }) };
};

type Royals = Pick<GameState, 'castle' | 'defeats'> & { readonly enemy: Card | null };

const completeCastle = (fields: PositionFields, options: GameOptions, random: RandomSource): Royals => {
  const royals = castleOrder(options, random);
  const recruits = [
    fields.hands ?? [],
    (fields.plays ?? []).map(({ cards }) => cards),
    fields.tavern ?? [],
  ].flat(2);
  const fallen = [recruits, fields.discard ?? [], (fields.defeats ?? []).map(({ card }) => card)].flat();
  const standing = royals.filter((card) => !fallen.includes(card));
  const enemy =
    fields.enemy === undefined ? nextEnemy(standing, fields.castle) : (fields.enemy?.card ?? null);
  const waiting =
    enemy === null ? [] : standing.filter((card) => card !== enemy && rankOf(card) >= rankOf(enemy));
  const castle = fields.castle ?? waiting;
  const defeats =
    fields.defeats ??
    royals
      .filter((card) => card !== enemy && !castle.includes(card))
      .map((card) => ({ card, isRecruited: recruits.includes(card) }));
  return { enemy, castle, defeats };
};

const nextEnemy = (standing: readonly Card[], castle: readonly Card[] | undefined): Card | null =>
  (castle === undefined ? standing[0] : standing.filter((card) => !castle.includes(card)).at(-1)) ?? null;

const completePiles = (
  fields: PositionFields,
  seatCount: SeatCount,
  options: GameOptions,
  { castle, enemy, defeats }: Royals,
  random: RandomSource,
): Pick<GameState, 'handBySeat' | 'tavern' | 'discard'> => {
  const hands = (fields.hands ?? []).slice();
  const inPlay = (fields.plays ?? []).map(({ cards }) => cards);
  const named = new Set(
    [hands, inPlay, [castle, fields.tavern ?? [], fields.discard ?? [], [enemy]]].flat(2),
  );
  const beaten = defeats.filter(({ isRecruited }) => !isRecruited).map(({ card }) => card);
  const fallen = fields.discard === undefined ? beaten.filter((card) => !named.has(card)) : [];
  const open = cardsOfGame(seatCount, options).filter((card) => !named.has(card) && !fallen.includes(card));
  const pool = shuffle(open, random);
  while (hands.length < seatCount) hands.push(pool.splice(0, handLimitOf(seatCount, options)));
  if (fields.tavern === undefined)
    return { handBySeat: hands, tavern: pool, discard: fields.discard ?? fallen };
  return { handBySeat: hands, tavern: fields.tavern, discard: fields.discard ?? [...fallen, ...pool] };
};

/** with more damage than the plays account for, where that is given. */
const completeEnemy = (card: Card, plays: readonly Play[], damage: number | null): Enemy => {
  const enemy = enemyAfter(card, plays);
  return { ...enemy, damage: damage ?? enemy.damage };
};

const completeAwaiting = (state: GameState, { kind, amount }: AwaitField): Awaiting => {
  const due = attackAmount(state);
  const { turn: seat } = state;
  switch (kind) {
    case 'play':
      return { kind: 'playOrYield' };
    case 'pay':
      return { kind: 'payAttack', amount: amount ?? due };
    case 'name':
      return { kind: 'nameNext' };
    case 'won':
      return { kind: 'finished', outcome: { result: 'won', medal: medalOf(state) } };
    case 'lost attack': {
      const handValue = totalValue(state.handBySeat[seat] ?? []);
      return {
        kind: 'finished',
        outcome: { result: 'lost', reason: 'attack', seat, amount: due, handValue },
      };
    }
    case 'lost stuck':
      return { kind: 'finished', outcome: { result: 'lost', reason: 'stuck', seat } };
  }
};
