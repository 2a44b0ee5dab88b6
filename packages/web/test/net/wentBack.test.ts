import type { Snapshot } from '@regicide/protocol';
import { parsePosition, viewFor } from '@regicide/rules';
import { expect, test } from 'vitest';
import type { Line } from '../../src/net/line.ts';
import { RoomSession } from '../../src/net/roomSession.ts';

const parsed = parsePosition('players=2; turn=0; enemy=JC; hands=8D 3H | 5C 2H');
if ('errors' in parsed) throw new Error(parsed.errors.join(' '));
const snapshotOf = (epoch: number, revision: number): Snapshot =>
  ({
    epoch,
    revision,
    now: 0,
    memberId: 'me',
    room: { memberBySeat: ['me', null, null, null], game: { id: 'g', status: 'playing' } },
    view: viewFor(parsed.position, 0),
  }) as unknown as Snapshot;

/** How often somebody who is shown these was told that the table went back. */
const timesToldBy = (...shown: readonly Snapshot[]): number => {
  let told = 0;
  const line: Line = {
    ask: (() => Promise.resolve({ ok: true, gameId: 'g', entries: [] })) as Line['ask'],
    open: () => {},
    reopen: () => {},
    end: () => {},
  };
  const session = new RoomSession(
    () => line,
    { link() {}, snapshot() {}, update() {}, log() {}, notApplied() {}, wentBack: () => told++ },
    () => 0,
  );
  session.opened();
  for (const snapshot of shown) session.snapshot(snapshot);
  expect(session.received).toMatchObject({ revision: shown.at(-1)!.revision });
  return told;
};

test.each([
  ['a later revision is nothing to tell', [snapshotOf(1, 4), snapshotOf(1, 5)], 0],
  ['the same again is nothing to tell', [snapshotOf(1, 4), snapshotOf(1, 4)], 0],
  ['an older revision of the same epoch', [snapshotOf(1, 4), snapshotOf(1, 3)], 1],
  ['a new epoch, however far its revision is', [snapshotOf(1, 4), snapshotOf(2, 9)], 1],
  ['each time anew', [snapshotOf(1, 4), snapshotOf(2, 3), snapshotOf(2, 4), snapshotOf(3, 1)], 2],
] as const)('[Nothing lost 2] players are told that the store went back: %s', (_, shown, times) => {
  expect(timesToldBy(...shown)).toBe(times);
});
