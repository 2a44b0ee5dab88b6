import {
  attackOf,
  healthOf,
  isJester,
  type Card,
  type PublicView,
  type Seat,
  type VisibleEvent,
} from '@regicide/rules';
import type { LogEntry } from '@regicide/protocol';
import type { Dictionary } from '../text/dictionary.ts';
import { cardTokens, strong } from '../ui/sentenceParts.ts';
import { drawShares } from './drawShares.ts';
import type { Who } from './who.ts';

/** One line of the record: a sentence with card tokens, and the cards that it is about. */
export interface LogLine {
  readonly id: string;
  /** Server milliseconds since 1970. */
  readonly at: number;
  readonly step: number;
  readonly text: string;
  readonly cards: readonly Card[];
  /** `mark`: a turning point of the game. */
  readonly kind: 'plain' | 'mark';
}

type EventOf<Type extends VisibleEvent['type']> = Extract<VisibleEvent, { type: Type }>;

/** What is known while the record is written from its oldest entry on. */
interface Pen {
  readonly lines: LogLine[];
  readonly people: readonly Who[];
  readonly who: (seat: Seat) => Who;
  readonly text: Dictionary;
  readonly firstEnemy: Card | null;
  enemy: Card | null;
  /** The amount of the attack that the last line tells of, while it is not paid. */
  unpaid: number | null;
  entry: LogEntry;
}

/**
 * Writes the record in words, oldest first; an attack and its payment become one line. What is written stays: a view
 * that brings one more entry costs no more late in a game than early.
 */
export const logLines = (): ((
  entries: readonly LogEntry[],
  view: Pick<PublicView, 'defeats' | 'enemy'>,
  people: readonly Who[],
  text: Dictionary,
) => readonly LogLine[]) => {
  let pen: Pen | null = null;
  let written: readonly LogEntry[] = [];
  return (entries, view, people, text) => {
    const enemy = enemyBefore(entries, view);
    const goesOn =
      pen?.firstEnemy === enemy &&
      pen.people === people &&
      pen.text === text &&
      written.length > 0 &&
      written.every((entry, index) => entry === entries[index]);
    if (pen === null || !goesOn) {
      pen = penAt(entries, enemy, people, text);
      written = [];
    }
    for (const entry of entries.slice(written.length)) {
      pen.entry = entry;
      for (const event of entry.events) writeEvent(pen, event);
    }
    written = entries;
    return [...pen.lines];
  };
};

/** Before the first entry: at most the enemy that stands there is told of. */
const penAt = (
  entries: readonly LogEntry[],
  enemy: Card | null,
  people: readonly Who[],
  text: Dictionary,
): Pen => {
  const who = (seat: Seat): Who => ({ ...people[seat]!, name: strong(people[seat]!.name) });
  // Before the first intent, whose step is 0.
  const start: LogEntry = { step: -1, seat: 0, at: entries[0]?.at ?? 0, events: [] };
  const pen: Pen = { lines: [], people, who, text, firstEnemy: enemy, enemy, unpaid: null, entry: start };
  if (enemy !== null && (entries[0]?.step ?? 0) === 0) WRITERS.revealed(pen, { type: 'revealed', enemy });
  return pen;
};

/** The enemy that the first of these entries was about: the present one, less those turned up since. */
const enemyBefore = (
  entries: readonly LogEntry[],
  { defeats, enemy }: Pick<PublicView, 'defeats' | 'enemy'>,
): Card | null => {
  const met = defeats.map(([card]) => card);
  if (enemy !== null) met.push(enemy.card);
  const since = entries.flatMap(({ events }) => events).filter(({ type }) => type === 'revealed').length;
  return met.at(-1 - since) ?? null;
};

const add = (pen: Pen, text: string, cards: readonly Card[] = [], kind: LogLine['kind'] = 'plain'): void => {
  const { step, at } = pen.entry;
  pen.lines.push({ id: `${step}.${pen.lines.length}`, step, at, text, cards, kind });
};

/** One writer per kind of event that makes a line of its own; the others are told in the line of the play. */
const WRITERS = {
  played: (pen: Pen, { seat, cards }: EventOf<'played'>) => {
    const played = isJester(cards[0]!) ? pen.text.log.aJester : cardTokens(cards);
    add(pen, pen.text.log.plays(pen.who(seat), played, effectsOf(pen).join(', ')), cards);
  },
  flipped: (pen: Pen, { seat, cards }: EventOf<'flipped'>) => {
    const drawn = pen.entry.events.filter(({ type }) => type === 'drew').length;
    add(pen, pen.text.log.flips(pen.who(seat), cards.length, drawn), cards);
  },
  yielded: (pen: Pen, { seat }: EventOf<'yielded'>) => {
    add(pen, pen.text.log.yields(pen.who(seat)));
  },
  defeated: (pen: Pen, { enemy, isRecruited }: EventOf<'defeated'>) => {
    const { log, board } = pen.text;
    const person = pen.who(pen.entry.seat);
    const name = strong(board.royalTitle(enemy));
    if (isRecruited) add(pen, log.recruits(person, name), [enemy], 'mark');
    else add(pen, log.beats(person, name, overOf(pen)), [enemy], 'mark');
  },
  revealed: (pen: Pen, { enemy }: EventOf<'revealed'>) => {
    pen.enemy = enemy;
    const name = strong(pen.text.board.royalTitle(enemy));
    add(pen, pen.text.log.stepsOut(name, healthOf(enemy), attackOf(enemy)), [enemy], 'mark');
  },
  attacked: (pen: Pen, { seat, amount }: EventOf<'attacked'>) => {
    const rank = pen.text.board.rankWord(pen.enemy!);
    if (amount === 0) return add(pen, pen.text.log.noAttack(rank));
    add(pen, pen.text.log.attacks(rank, pen.who(seat), amount), [], 'mark');
    pen.unpaid = amount;
  },
  paid: (pen: Pen, { seat, cards }: EventOf<'paid'>) => {
    const rank = pen.text.board.rankWord(pen.enemy!);
    if (pen.unpaid === null) return add(pen, pen.text.log.paysOnly(pen.who(seat), cardTokens(cards)), cards);
    pen.lines.pop();
    add(pen, pen.text.log.pays(rank, pen.unpaid, pen.who(seat), cardTokens(cards)), cards);
    pen.unpaid = null;
  },
  named: (pen: Pen, { seat, next }: EventOf<'named'>) => {
    add(pen, pen.text.log.names(pen.who(seat), pen.who(next), seat === next));
  },
  ended: (pen: Pen, { outcome }: EventOf<'ended'>) => {
    const { log } = pen.text;
    if (outcome.result === 'won') return add(pen, log.won, [], 'mark');
    const person = pen.who(outcome.seat);
    const isAttack = outcome.reason === 'attack';
    add(
      pen,
      isAttack ? log.lostAttack(person, outcome.amount, outcome.handValue) : log.lostStuck(person),
      [],
      'mark',
    );
  },
} satisfies { [Type in VisibleEvent['type']]?: (pen: Pen, event: EventOf<Type>) => void };

const writeEvent = (pen: Pen, event: VisibleEvent): void => {
  const writers: Partial<Record<VisibleEvent['type'], (pen: Pen, event: never) => void>> = WRITERS;
  writers[event.type]?.(pen, event as never);
};

/** What a play did, damage first, in short phrases. */
const effectsOf = ({ entry: { events }, who, text: { board, log } }: Pen): string[] => {
  const byJester = events.some(({ type }) => type === 'immunityCancelled');
  const effects = events.flatMap((event) => {
    switch (event.type) {
      case 'immunityCancelled':
        return [log.breaksSeal(event.suit)];
      case 'healed':
        return event.count === 0 ? [] : [log.heals(event.count)];
      case 'shielded':
        return [(byJester ? log.shieldsNow : log.shields)(event.amount, event.attack)];
      case 'blocked':
        return [log.blocked(event.suit)];
      default:
        return [];
    }
  });
  const damaged = events.find((event) => event.type === 'damaged');
  if (damaged)
    effects.unshift((damaged.isDoubled ? `${damaged.amount / 2} × 2 = ` : '') + board.damage(damaged.amount));
  const shares = drawShares(events);
  if (shares.length === 0) return effects;
  const total = shares.reduce((sum, [, count]) => sum + count, 0);
  return [
    ...effects,
    log.draws(total, shares.map(([seat, count]) => log.drawShare(who(seat), count)).join(', ')),
  ];
};

const overOf = ({ entry: { events } }: Pen): number =>
  events.find((event) => event.type === 'damaged')?.over ?? 0;
