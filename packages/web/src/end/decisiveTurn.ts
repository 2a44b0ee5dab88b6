import type { LogEntry } from '@regicide/protocol';
import type { Card, Outcome, Seat, Suit } from '@regicide/rules';

/** The turn that ended the game, as facts. */
export type DecisiveTurn =
  | {
      readonly kind: 'kill';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly enemy: Card;
      readonly isExact: boolean;
      readonly over: number;
    }
  /** What was done before the attack that could not be paid; `cards` is null for a yield. */
  | {
      readonly kind: 'fatal';
      readonly seat: Seat;
      readonly cards: readonly Card[] | null;
      readonly damage: number;
      readonly left: number;
      readonly blocked: Suit | null;
    };

/** From the record: the last kill of a game that was won, the turn before the fatal attack of one that was lost; null where the record does not show it. */
export const decisiveTurn = (entries: readonly LogEntry[], outcome: Outcome): DecisiveTurn | null => {
  if (outcome.result === 'won') return killIn(entries.findLast(has('defeated')));
  return outcome.reason === 'attack' ? fatalIn(entries.findLast(isTurn)) : null;
};

const has =
  (type: string) =>
  ({ events }: LogEntry): boolean =>
    events.some((event) => event.type === type);
const isTurn = (entry: LogEntry): boolean => has('played')(entry) || has('yielded')(entry);

const killIn = (entry: LogEntry | undefined): DecisiveTurn | null => {
  const played = entry?.events.find((event) => event.type === 'played');
  const damaged = entry?.events.find((event) => event.type === 'damaged');
  const defeated = entry?.events.find((event) => event.type === 'defeated');
  if (!played || !damaged || !defeated) return null;
  const { seat, cards } = played;
  return {
    kind: 'kill',
    seat,
    cards,
    enemy: defeated.enemy,
    isExact: damaged.over === 0,
    over: damaged.over,
  };
};

const fatalIn = (entry: LogEntry | undefined): DecisiveTurn | null => {
  if (!entry) return null;
  const played = entry.events.find((event) => event.type === 'played');
  const damaged = entry.events.find((event) => event.type === 'damaged');
  const blocked = entry.events.find((event) => event.type === 'blocked');
  return {
    kind: 'fatal',
    seat: entry.seat,
    cards: played?.cards ?? null,
    damage: damaged?.amount ?? 0,
    left: damaged?.left ?? 0,
    blocked: blocked?.suit ?? null,
  };
};
