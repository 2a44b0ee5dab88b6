import type { RoomView, SharedUpdate, Snapshot } from '@regicide/protocol';
import { parsePosition, viewFor, visibleEvents, decide, evolveAll, fastRandom } from '@regicide/rules';
import { ownUpdateFor } from '@regicide/protocol';
import { expect, test } from 'vitest';
import { afterUpdate, entryOf, fromSnapshot } from '../../src/net/receive.ts';

const parsed = parsePosition('players=2; turn=0; enemy=JC; hands=8D 3H | 5C 2H');
if ('errors' in parsed) throw new Error(parsed.errors.join(' '));
const before = parsed.position;
const ROOM = { memberBySeat: ['me', 'ben', null, null], game: null } as unknown as RoomView;
const SNAPSHOT = {
  epoch: 1,
  revision: 4,
  now: 1_000,
  memberId: 'me',
  room: ROOM,
  view: viewFor(before, 0),
} as unknown as Snapshot;

const decision = decide(before, 0, { verb: 'play', cards: [before.handBySeat[0]![0]!] }, fastRandom(1));
if (!decision.isAccepted) throw new Error(decision.rejection);
const after = evolveAll(before, decision.events);
const { seat: _seat, hand: _hand, ...publicView } = viewFor(after, 'spectator');
const update = (epoch: number, revision: number): SharedUpdate => ({
  epoch,
  revision,
  now: 1_100,
  view: publicView,
  events: visibleEvents(decision.events, 'spectator'),
});

test('the shared and the own part of an update make the view and the events of the seat', () => {
  const own = ownUpdateFor(after, decision.events, 0);
  const received = afterUpdate(fromSnapshot(SNAPSHOT, 900), update(1, 5), own, 1_000);
  expect(received!.view).toEqual(viewFor(after, 0));
  expect(entryOf(update(1, 5), own)!.events).toEqual(visibleEvents(decision.events, 0));
});

test('somebody without a seat gets no hand from it', () => {
  const received = afterUpdate(fromSnapshot(SNAPSHOT, 900), update(1, 5), null, 1_000);
  expect(received!.view).toEqual(viewFor(after, 'spectator'));
});

test.each([
  [1, 3],
  [1, 4],
  [0, 9],
])('an update of epoch %i and revision %i, which is not newer, is dropped', (epoch, revision) => {
  expect(afterUpdate(fromSnapshot(SNAPSHOT, 900), update(epoch, revision), null, 1_000)).toBeNull();
});

test('a greater epoch is newer whatever its revision', () => {
  expect(afterUpdate(fromSnapshot(SNAPSHOT, 900), update(2, 1), null, 1_000)!.revision).toBe(1);
});

test('a snapshot replaces what was known, and sets the clock', () => {
  expect(fromSnapshot(SNAPSHOT, 900)).toMatchObject({ revision: 4, clockOffset: 100 });
});
