import {
  healthOf,
  totalValue,
  type Answer,
  type Card,
  type GameEvent,
  type GameState,
  type SeatView,
} from '../../src/index.ts';
import type { Counters } from './counters.ts';
import { demand } from './demand.ts';
import type { Engine } from './engine.ts';

type Of<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

/** The preview of a play says just what decide then does. */
export const checkPreview = (
  engine: Engine,
  counters: Counters,
  before: GameState,
  cards: readonly Card[],
  events: readonly GameEvent[],
): void => {
  const first = <T extends GameEvent['type']>(type: T): Of<T> | undefined =>
    events.find((event): event is Of<T> => event.type === type);
  const view = engine.viewFor(before, before.turn) as SeatView;
  const preview = engine.preview(view, cards)!;
  const next = engine.evolveAll(before, events);
  const drawn = before.handBySeat.map(
    (_, seat) => events.filter((e) => e.type === 'drew' && e.seat === seat).length,
  );
  const sum = drawn.reduce((a, b) => a + b);
  const damaged = first('damaged');
  const defeated = first('defeated');
  const same = (name: keyof typeof preview, actual: unknown): void =>
    demand(
      JSON.stringify(preview[name]) === JSON.stringify(actual),
      `preview.${name} is ${JSON.stringify(preview[name])}, but it was ${JSON.stringify(actual)}`,
    );
  same('cards', cards);
  same('isJester', first('immunityCancelled') !== undefined);
  same('value', first('played')!.value);
  same('damage', damaged?.amount ?? 0);
  same('isDoubled', damaged?.isDoubled ?? false);
  same('healthLeft', damaged?.left ?? healthOf(before.enemy!.card) - before.enemy!.damage);
  same('over', damaged?.over ?? 0);
  same('result', defeated === undefined ? 'stands' : defeated.isRecruited ? 'exact' : 'over');
  same('wins', next.awaiting.kind === 'finished' && next.awaiting.outcome.result === 'won');
  same('blocked', first('blocked')?.suit ?? null);
  same('healed', first('healed')?.cards.length ?? 0);
  same('drawnBySeat', drawn);
  same('shieldGained', first('shielded')?.amount ?? 0);
  const wanted = preview.drawWanted;
  demand(wanted === 0 || wanted === preview.value, 'diamonds draw the whole value or nothing');
  demand(sum <= wanted && sum < wanted === (preview.drawStoppedBy !== null), 'drawStoppedBy is wrong');
  const shield = first('shielded');
  if (shield !== undefined) same('attackAfter', shield.attack);
  checkAnswer(counters, preview.answer, events, next);
};

/** The answer to a play or a yield agrees with the attack that came and the hand that met it. */
export const checkAnswer = (
  counters: Counters,
  answer: Answer,
  events: readonly GameEvent[],
  next: GameState,
): void => {
  const attacked = events.find((event) => event.type === 'attacked');
  if (attacked === undefined || attacked.amount === 0)
    return demand(answer.kind === 'none', 'no attack came');
  demand(answer.kind !== 'none' && answer.amount === attacked.amount, `an attack of ${attacked.amount} came`);
  const hand = next.handBySeat[attacked.seat]!;
  const drawn = events.filter((event) => event.type === 'drew' && event.seat === attacked.seat).length;
  const known = totalValue(hand.slice(0, hand.length - drawn));
  const isEnough = totalValue(hand) >= attacked.amount;
  demand(answer.handValue === known, `the known part of the hand is worth ${known}`);
  if (answer.kind === 'depends') {
    demand(answer.unseen === drawn && drawn > 0 && known < attacked.amount, 'nothing unseen could decide');
    counters.count(
      isEnough ? 'preview said depends, and it sufficed' : 'preview said depends, and it did not',
    );
  } else {
    demand((answer.kind === 'yes') === isEnough, `the answer was ${answer.kind}`);
    counters.count(isEnough ? 'preview said yes' : 'preview said no');
  }
};
