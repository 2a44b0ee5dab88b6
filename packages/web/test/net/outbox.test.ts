import type { Ack } from '@regicide/protocol';
import { expect, test, vi } from 'vitest';
import { Outbox, type Request } from '../../src/net/outbox.ts';

const OK: Ack = { ok: true, revision: 1 };
const play = (id: string): Request => ({ kind: 'intent', id, step: 0, intent: { verb: 'yield' } });

/** A line whose answers the test gives: each send waits for `answer` or `lose`. */
const scriptedLine = () => {
  const sent: { id: string; answer: (ack: Ack) => void; lose: () => void }[] = [];
  const silences: number[] = [];
  const outbox = new Outbox(
    (request) =>
      new Promise((resolve, reject) => {
        sent.push({ id: request.id, answer: resolve, lose: () => reject(new Error('no answer')) });
      }),
    () => silences.push(sent.length),
    () => {},
  );
  return { outbox, sent, silences };
};
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('one request is on its way at a time, in the order in which they were made', async () => {
  const { outbox, sent } = scriptedLine();
  outbox.opened();
  const answers = [outbox.add(play('a'), 'g'), outbox.add(play('b'), 'g')];
  expect(sent.map(({ id }) => id)).toEqual(['a']);
  sent[0]!.answer(OK);
  expect(await answers[0]).toEqual(OK);
  await settled();
  expect(sent.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('nothing is sent before the line is open', async () => {
  const { outbox, sent } = scriptedLine();
  void outbox.add(play('a'), 'g');
  await settled();
  expect(sent).toEqual([]);
  outbox.opened();
  expect(sent).toHaveLength(1);
});

test('a request whose answer was lost goes out again with the same id when the line is back', async () => {
  const { outbox, sent } = scriptedLine();
  outbox.opened();
  const answer = outbox.add(play('a'), 'g');
  outbox.closed();
  sent[0]!.lose();
  await settled();
  expect(sent).toHaveLength(1);
  expect(outbox.size).toBe(1);
  outbox.opened();
  sent[1]!.answer(OK);
  expect(await answer).toEqual(OK);
  expect(sent.map(({ id }) => id)).toEqual(['a', 'a']);
  expect(outbox.size).toBe(0);
});

test('an open line that does not answer is reported, and nothing is sent on it again', async () => {
  const { outbox, sent, silences } = scriptedLine();
  outbox.opened();
  void outbox.add(play('a'), 'g');
  sent[0]!.lose();
  await settled();
  expect(silences).toEqual([1]);
  expect(sent).toHaveLength(1);
});

test('a store that does not answer is asked again with the same id', async () => {
  vi.useFakeTimers();
  const { outbox, sent } = scriptedLine();
  outbox.opened();
  const answer = outbox.add(play('a'), 'g');
  sent[0]!.answer({ ok: false, code: 'store/unavailable' });
  await vi.advanceTimersByTimeAsync(600);
  vi.useRealTimers();
  sent[1]!.answer(OK);
  expect(await answer).toEqual(OK);
  expect(sent.map(({ id }) => id)).toEqual(['a', 'a']);
});

test('an intent is never sent into the next game', async () => {
  const { outbox, sent } = scriptedLine();
  const answer = outbox.add(play('a'), 'first');
  outbox.dropGamesBut('second');
  expect(await answer).toEqual({ ok: false, code: 'intent/game_over' });
  outbox.opened();
  expect(sent).toEqual([]);
});
