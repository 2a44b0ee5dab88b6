import {
  decide,
  evolveAll,
  intentRandom,
  parseCards,
  parseIntent,
  parsePosition,
  viewFor,
  visibleEvents,
  type Audience,
  type Card,
  type GameState,
  type GameView,
  type Seat,
  type SeatView,
} from '@regicide/rules';
import type { LogEntry } from '@regicide/protocol';
import type { Who } from '../../src/table/who.ts';

/** The position of a text, which has to be lawful. */
export const position = (text: string): GameState => {
  const parsed = parsePosition(text);
  if ('errors' in parsed) throw new Error(parsed.errors.join('\n'));
  return parsed.position;
};
export const seatView = (text: string, seat: Seat = 0): SeatView => viewFor(position(text), seat) as SeatView;
export const cards = (names: string): Card[] => parseCards(names)!;

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dara'];
/** Ada sits at seat 0 and is the one who looks. */
export const people = (count: number): Who[] =>
  NAMES.slice(0, count).map((name, seat) => ({
    seat: seat as Seat,
    name,
    shortName: name,
    companion: null,
    isYou: seat === 0,
    awaySince: null,
    isEmpty: false,
  }));

/** What seat 0 has seen after these intents, each made by the seat on turn. */
export const playOn = (
  start: string,
  moves: readonly string[],
  audience: Audience = 0,
): { view: GameView; log: LogEntry[] } => {
  let state = position(start);
  const log = moves.map((move): LogEntry => {
    const decision = decide(state, state.turn, parseIntent(move)!, intentRandom(state));
    if (!decision.isAccepted) throw new Error(`${move}: ${decision.rejection}`);
    const entry = {
      step: state.step,
      seat: state.turn,
      at: 1000 * state.step,
      events: visibleEvents(decision.events, audience),
    };
    state = evolveAll(state, decision.events);
    return entry;
  });
  return { view: viewFor(state, audience), log };
};
