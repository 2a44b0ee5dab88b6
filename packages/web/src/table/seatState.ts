import { nextSeat, totalValue, type PublicView, type Seat } from '@regicide/rules';
import type { LogEntry } from '@regicide/protocol';
import type { Dictionary } from '../text/dictionary.ts';
import type { Who } from './who.ts';

/** What a seat's plate says, and in which colours: `turn` gold, `hit` red, `away` paled. */
export interface SeatState {
  readonly words: string;
  readonly look: 'turn' | 'hit' | 'away' | 'plain';
}

/** `now` is server time in ms; it only matters while somebody is away. */
export const seatState = (
  view: PublicView,
  log: readonly LogEntry[],
  who: Who,
  now: number,
  { state }: Pick<Dictionary['board'], 'state'>,
): SeatState => {
  const { turn, awaiting } = view;
  const isOnTurn = who.seat === turn && awaiting.kind !== 'finished';
  const look = isOnTurn ? (awaiting.kind === 'payAttack' ? 'hit' : 'turn') : 'plain';
  if (who.isEmpty) return { words: state.empty, look };
  if (who.awaySince !== null && !who.isYou)
    return { words: state.away(clock(now - who.awaySince)), look: isOnTurn ? look : 'away' };
  if (isOnTurn) return { words: turnWords(awaiting, who.isYou, state), look };
  if (awaiting.kind === 'payAttack' && who.seat === nextSeat(turn, view.handSizeBySeat.length))
    return { words: state.next, look };
  return { words: pastWords(view, log, who.seat, state), look };
};

const turnWords = (
  awaiting: PublicView['awaiting'],
  isYou: boolean,
  state: Dictionary['board']['state'],
): string => {
  switch (awaiting.kind) {
    case 'payAttack':
      return isYou ? state.pay(awaiting.amount) : state.mustPay(awaiting.amount);
    case 'nameNext':
      return isYou ? state.youDecide : state.decides;
    default:
      return isYou ? state.yourTurn : state.isChoosing;
  }
};

/** What the seat did last. */
const pastWords = (
  view: PublicView,
  log: readonly LogEntry[],
  seat: Seat,
  state: Dictionary['board']['state'],
): string => {
  if (view.hasYieldedBySeat[seat]) return state.yielded;
  for (const { events } of log.toReversed()) {
    for (const event of events.toReversed()) {
      if (!('seat' in event) || event.seat !== seat) continue;
      if (event.type === 'paid') return state.paid(totalValue(event.cards));
      if (event.type === 'played') return state.played;
      if (event.type === 'flipped') return state.flipped;
    }
  }
  return state.waits;
};

/** Milliseconds as `0:42`. */
export const clock = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
