import type { Redis } from 'ioredis';
import { expect } from 'vitest';
import type { ChangedMessage, FeedMessage, RoomStore } from '../../src/stores/roomStore.ts';
import { eventually } from '../harness/eventually.ts';
import { commitOf, nextOf, sampleRoom } from '../harness/sampleRoom.ts';
import { commandsOf } from './commandsOf.ts';

/**
 * A commit goes over the feed exactly where another node listens: a node knows its own, and Redis tells the two apart
 * by the mark that each node's line has.
 */
export const othersHear = async (redis: Redis, open: () => Promise<RoomStore>): Promise<void> => {
  const [one, other] = [await open(), await open()];
  const [heard, heardByOther]: [FeedMessage[], FeedMessage[]] = [[], []];
  let room = sampleRoom();
  await one.commit(commitOf(room, null));
  const commit = async (store: RoomStore): Promise<number> => {
    const next = nextOf(room);
    await redis.config('RESETSTAT');
    await store.commit(commitOf(next, room));
    room = next;
    return (await commandsOf(redis)).get('spublish') ?? 0;
  };
  const hears = (what: string, messages: FeedMessage[]) =>
    eventually(
      what,
      () => (messages.at(-1) as ChangedMessage | undefined)?.version.revision === room.revision,
    );

  const stop = await one.subscribe(room.id, (message) => heard.push(message));
  expect(await commit(one), 'published by the only listener').toBe(0);
  await hears('its own commit', heard);
  expect((heard[0] as ChangedMessage).at).toBeNull();

  const stopOther = await other.subscribe(room.id, (message) => heardByOther.push(message));
  expect(await commit(one), 'published to another').toBe(1);
  await hears('a commit of another', heardByOther);
  const [message] = heardByOther as [ChangedMessage];
  expect(Math.abs(Date.now() - message.at!)).toBeLessThan(5_000);
  expect(message.document).toEqual(room);
  expect(await commit(other)).toBe(1);
  await hears('the other way', heard);

  let restored = 0;
  for (const store of [one, other]) store.onFeedRestored(() => restored++);
  await redis.call('CLIENT', 'KILL', 'TYPE', 'pubsub', 'SKIPME', 'yes');
  await eventually('both lines are back', () => restored === 2);
  expect(await commit(one)).toBe(1);
  await hears('a commit over a new line', heardByOther);

  await stop();
  expect(await commit(one), 'published by one who does not listen').toBe(1);
  await hears('a commit of one who does not listen', heardByOther);
  expect(await commit(other), 'published by the only one left, over a new line').toBe(0);
  await stopOther();
  expect(await commit(one), 'published to nobody').toBe(0);
};
