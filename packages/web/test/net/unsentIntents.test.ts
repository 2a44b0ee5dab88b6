import type { Ack, RoomView, Snapshot } from '@regicide/protocol';
import { parsePosition, viewFor } from '@regicide/rules';
import { expect, test } from 'vitest';
import type { Line } from '../../src/net/line.ts';
import type { WaitingIntent } from '../../src/net/outbox.ts';
import { RoomSession } from '../../src/net/roomSession.ts';

const parsed = parsePosition('players=2; turn=0; enemy=JC; hands=8D 3H | 5C 2H');
if ('errors' in parsed) throw new Error(parsed.errors.join(' '));
const snapshotOf = (gameId: string): Snapshot =>
  ({
    epoch: 1,
    revision: 1,
    now: 0,
    memberId: 'me',
    room: {
      memberBySeat: ['me', 'ben', null, null],
      game: { id: gameId, status: 'playing' },
    } as unknown as RoomView,
    view: viewFor(parsed.position, 0),
  }) as unknown as Snapshot;

/** A page over a tab's storage; `answer` is what the server says to every intent, null for silence. */
const page = (storage: { intents: readonly WaitingIntent[] }, answer: Ack | null) => {
  const asked: unknown[] = [];
  const refusals: string[] = [];
  const line: Line = {
    ask: ((question: string, message: unknown) => {
      if (question !== 'intent') return Promise.resolve({ ok: true, gameId: 'g', entries: [] });
      asked.push(message);
      return answer === null ? new Promise(() => {}) : Promise.resolve(answer);
    }) as Line['ask'],
    open: () => {},
    reopen: () => {},
    end: () => {},
  };
  const quiet = { link() {}, snapshot() {}, update() {}, log() {}, wentBack() {} };
  const session = new RoomSession(
    () => line,
    { ...quiet, notApplied: (code) => refusals.push(code) },
    () => 0,
    { load: () => storage.intents, save: (intents) => (storage.intents = intents) },
  );
  session.opened();
  return { session, asked, refusals };
};
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A tab in which a move was pressed that nobody answered. */
const tabWithAMove = () => {
  const storage: { intents: readonly WaitingIntent[] } = { intents: [] };
  const first = page(storage, null);
  first.session.snapshot(snapshotOf('g'));
  void first.session.send({ verb: 'play', cards: parsed.position.handBySeat[0]!.slice(0, 1) });
  expect(storage.intents).toHaveLength(1);
  return { storage, first };
};

test('a reload sends an unanswered intent again with its id, and forgets it once it is answered', async () => {
  const { storage, first } = tabWithAMove();
  const second = page(storage, { ok: true, revision: 2 });
  second.session.snapshot(snapshotOf('g'));
  await settled();
  expect(second.asked).toEqual(first.asked);
  expect(second.refusals).toEqual([]);
  expect(storage.intents).toEqual([]);
});

test('the player is told of one that was not applied', async () => {
  const { storage } = tabWithAMove();
  const second = page(storage, { ok: false, code: 'intent/stale_step' });
  second.session.snapshot(snapshotOf('g'));
  await settled();
  expect(second.refusals).toEqual(['intent/stale_step']);
});

test('none goes into another game', async () => {
  const { storage } = tabWithAMove();
  const second = page(storage, { ok: true, revision: 2 });
  second.session.snapshot(snapshotOf('next'));
  await settled();
  expect(second.asked).toEqual([]);
  expect(second.refusals).toEqual(['intent/game_over']);
});
