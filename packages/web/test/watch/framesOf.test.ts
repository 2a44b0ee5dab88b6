import {
  deal,
  decide,
  evolveAll,
  fastRandom,
  gameSeedOf,
  intentRandom,
  legalIntents,
  STANDARD_OPTIONS,
  viewFor,
  visibleEvents,
  type GameState,
  type SeatCount,
  type SeatView,
} from '@regicide/rules';
import type { LogEntry } from '@regicide/protocol';
import { describe, expect, it } from 'vitest';
import { framesOf } from '../../src/watch/framesOf.ts';

const serverSeed = 'ab'.repeat(32);
const options = { ...STANDARD_OPTIONS, extraJester: 1 as const, soloYield: true };

/** A game at random to its end: its positions, and the record as somebody who only watched has it. */
const played = (seatCount: SeatCount, nonce: number) => {
  const nonceBySeat = Array.from({ length: seatCount }, () => String(nonce).padStart(32, '0'));
  const random = fastRandom(nonce);
  let state = deal({ seatCount, options, seed: gameSeedOf(serverSeed, nonceBySeat) });
  const states: GameState[] = [state];
  const entries: LogEntry[] = [];
  while (state.awaiting.kind !== 'finished') {
    const seat = state.turn;
    const legal = legalIntents(viewFor(state, seat) as SeatView);
    const decision = decide(state, seat, legal[random.below(legal.length)]!, intentRandom(state));
    if (!decision.isAccepted) throw new Error(decision.rejection);
    entries.push({ step: state.step, seat, at: 0, events: visibleEvents(decision.events, 'spectator') });
    state = evolveAll(state, decision.events);
    states.push(state);
  }
  return { game: { seatCount, options, proof: { serverSeed, nonceBySeat } }, states, entries };
};

describe('framesOf', () => {
  it.each<SeatCount>([1, 2, 3, 4])(
    '[Watch again] %i: every position again, from the public record',
    (seats) => {
      const verbs = new Set<string | undefined>();
      for (let nonce = 0; nonce < 12; nonce++) {
        const { game, states, entries } = played(seats, nonce);
        const frames = framesOf(game, entries)!;
        expect(frames.map(({ state }) => state)).toEqual(states);
        expect(frames.at(-1)!.intent).toBeNull();
        for (const { intent } of frames) verbs.add(intent?.verb);
      }
      for (const verb of ['play', 'pay', 'yield', seats === 1 ? 'flip' : 'name'])
        expect(verbs).toContain(verb);
    },
  );

  it('[Watch again] nothing where the game is not known whole', () => {
    const { game, entries } = played(2, 7);
    expect(framesOf({ ...game, proof: null }, entries)).toBeNull();
    expect(framesOf(game, entries.slice(1))).toBeNull();
    expect(framesOf(game, entries.slice(0, -1))).toBeNull();
    expect(framesOf(game, entries.toSpliced(1, 1))).toBeNull();
    expect(framesOf({ ...game, proof: { ...game.proof, nonceBySeat: [null, null] } }, entries)).toBeNull();
  });
});
