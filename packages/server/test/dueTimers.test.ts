import { expect, test } from 'vitest';
import { DueTimers } from '../src/rooms/dueTimers.ts';
import { eventually } from './harness/eventually.ts';
import { sampleRoom } from './harness/sampleRoom.ts';

test('[DESIGN presence] what is due at the same time as the act before it is acted on as well', async () => {
  const acts: number[] = [];
  const timers = new DueTimers(
    () => 1_000,
    (_, at) => void acts.push(at),
  );
  const room = { ...sampleRoom(), dues: [{ kind: 'handHost', at: 1_005 } as const] };
  timers.arm(room);
  timers.arm(room);
  await eventually('the first act', () => acts.length === 1);
  timers.arm({ ...room, revision: room.revision + 1 });
  await eventually('the second act', () => acts.length === 2);
  expect(acts).toEqual([1_005, 1_005]);
  timers.forgetAll();
});
