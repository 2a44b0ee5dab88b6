import { expect } from 'vitest';
import {
  decide,
  evolveAll,
  formatPosition,
  intentRandom,
  parseIntent,
  parsePosition,
  viewFor,
  type GameEvent,
  type GameState,
  type Intent,
  type IntentRejection,
  type Seat,
  type SeatView,
} from '../src/index.ts';

/** The lawful position of a text; an unlawful one fails the test with its sentences. */
export const position = (text: string): GameState => {
  const parsed = parsePosition(text);
  if ('errors' in parsed) throw new Error(`${text}\n${parsed.errors.join('\n')}`);
  return parsed.position;
};

export const intent = (text: string): Intent => {
  const parsed = parseIntent(text);
  if (parsed === null) throw new Error(`"${text}" is no intent`);
  return parsed;
};

export interface Aftermath {
  readonly state: GameState;
  /** Of the last intent. */
  readonly events: readonly GameEvent[];
}

/** What comes of the intents, each made by the seat on turn with the chance of a real game. */
export const after = (start: GameState | string, ...intents: readonly string[]): Aftermath => {
  let aftermath: Aftermath = { state: typeof start === 'string' ? position(start) : start, events: [] };
  for (const text of intents) {
    const { state } = aftermath;
    const decision = decide(state, state.turn, intent(text), intentRandom(state));
    if (!decision.isAccepted) throw new Error(`${text}: ${decision.rejection}\n${formatPosition(state)}`);
    aftermath = { state: evolveAll(state, decision.events), events: decision.events };
  }
  return aftermath;
};

/** The code with which the intent is refused, null where it is accepted. */
export const refusal = (start: GameState | string, text: string, seat?: Seat): IntentRejection | null => {
  const state = typeof start === 'string' ? position(start) : start;
  const decision = decide(state, seat ?? state.turn, intent(text), intentRandom(state));
  return decision.isAccepted ? null : decision.rejection;
};

export const seatView = (state: GameState, seat: Seat = state.turn): SeatView =>
  viewFor(state, seat) as SeatView;

/** Holds where each field of `expected` reads so in the notation of the position; other fields are free. */
export const expectPosition = (state: GameState, expected: string): void => {
  const actual = fieldsOf(formatPosition(state));
  const wanted = fieldsOf(expected);
  expect(Object.fromEntries(Object.keys(wanted).map((key) => [key, actual[key] ?? '']))).toEqual(wanted);
};

const fieldsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(';').map((field) => {
      const [key, ...value] = field.trim().split('=');
      return [key, value.join('=').trim().replace(/\s+/g, ' ')];
    }),
  );
