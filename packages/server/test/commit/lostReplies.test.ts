import { expect, onTestFinished, test } from 'vitest';
import { createRoomChanges } from '../../src/commit/roomChanges.ts';
import { openRedisStore } from '../../src/stores/redisStore.ts';
import { RedisServer, startTcpProxy } from '../../src/testing/index.ts';
import { commitOf, HOUR, sampleRoom } from '../harness/sampleRoom.ts';
import { askedBy, counting, marksOf } from './bench.ts';

const LOSSES = 20;

/** The commit path over a line to a real Redis that can be spoiled, and a followed room at step 0. */
const behindProxy = async () => {
  const server = await RedisServer.start();
  onTestFinished(() => server.stop());
  const proxy = await startTcpProxy(server.port);
  onTestFinished(() => proxy.close());
  const store = await openRedisStore({ url: `redis://127.0.0.1:${proxy.port}`, recordTime: HOUR });
  onTestFinished(() => store.close());
  const codes: string[] = [];
  const log = (fields: { readonly code: string }) => void codes.push(fields.code);
  const changes = createRoomChanges({
    store,
    now: Date.now,
    log: { info: log, warn: log, error: log } as never,
    expiresAt: (_room, at) => at + HOUR,
  });
  onTestFinished(() => changes.close());
  const room = { ...sampleRoom(), createdAt: 0 };
  await store.commit(commitOf(room, null));
  await changes.follow(room.id);
  return { proxy, store, changes, room, codes };
};

test('[DESIGN commit] 20 of 20 lost replies of a real Redis end as the right ack, none as a refusal', async () => {
  const { proxy, store, changes, room, codes } = await behindProxy();
  const shown: number[] = [];
  changes.onChanged(({ revision }) => shown.push(revision));
  for (let mark = 0; mark < LOSSES; mark++) {
    // Every tenth line does not break, it only falls silent.
    const lost = proxy.loseAnswerTo(room.id, mark % 10 === 9 ? 'silence' : 'break');
    const request = mark % 4 === 3 ? null : askedBy(`request${String(mark).padStart(5, '0')}`);
    const { ack } = await changes.change(room.id, request, counting(mark, mark));
    await lost;
    expect(ack).toEqual({ ok: true, revision: mark + 2 });
  }
  const marks = Array.from({ length: LOSSES }, (_, mark) => mark);
  expect(await marksOf(store, room.id)).toEqual(marks);
  expect(shown).toEqual(marks.map((mark) => mark + 2));
  expect(codes).toEqual([]);
});

test('[DESIGN commit] requests that never reach Redis are asked again too', async () => {
  const { proxy, store, changes, room } = await behindProxy();
  for (let mark = 0; mark < 5; mark++) {
    const lost = proxy.loseRequest(room.id);
    const { ack } = await changes.change(room.id, askedBy(`request0000${mark}`), counting(mark, mark));
    await lost;
    expect(ack).toEqual({ ok: true, revision: mark + 2 });
  }
  expect(await marksOf(store, room.id)).toEqual([0, 1, 2, 3, 4]);
});
