import {
  decide,
  evolveAll,
  intentRandom,
  parseIntent,
  parsePosition,
  viewFor,
  type GameState,
  type Intent,
  type Seat,
} from '@regicide/rules';
import { expect } from 'vitest';
import { cardWords } from './cardWords.ts';
import type { Player } from './player.ts';

/** The position of a text, whole: what nobody at the table may know, and a test may. */
export const positionOf = (text: string): GameState => {
  const parsed = parsePosition(text);
  if ('errors' in parsed) throw new Error(parsed.errors.join('\n'));
  return parsed.position;
};

/**
 * Plays moves in notation on the pages, the seat on turn making each, and the same on the rules alongside: after every
 * move each page must have got its own view of that position, and show it.
 * @param players by seat
 * @param make how a player makes an intent; by its buttons unless given
 */
export const playScript = async (
  players: readonly Player[],
  start: GameState,
  moves: readonly string[],
  make = (player: Player, intent: Intent): Promise<void> => player.make(intent),
): Promise<GameState> => {
  let state = start;
  for (const move of moves) {
    const intent = parseIntent(move);
    if (intent === null) throw new Error(`"${move}" is no intent.`);
    await make(players[state.turn]!, intent);
    state = after(state, intent);
    await expectPosition(players, state);
  }
  return state;
};

/** Every page has its own view of this position, and shows it. */
export const expectPosition = async (players: readonly Player[], state: GameState): Promise<void> => {
  for (const [seat, player] of players.entries()) {
    await expect
      .poll(() => player.received.view, { message: `what ${player.name} received` })
      .toEqual(viewFor(state, seat as Seat));
    if (state.awaiting.kind !== 'finished') await expectHand(player);
  }
};

/** The page shows the hand that its server sent. */
export const expectHand = (player: Player): Promise<void> =>
  expect
    .poll(async () => (await player.shownHand()).sort(), { message: `the hand of ${player.name}` })
    .toEqual(player.view.hand.map(cardWords).sort());

/** The same intent on the rules alone. */
export const after = (state: GameState, intent: Intent): GameState => {
  const decision = decide(state, state.turn, intent, intentRandom(state));
  if (!decision.isAccepted) throw new Error(`${decision.rejection}: ${JSON.stringify(intent)}`);
  return evolveAll(state, decision.events);
};
