import { expect, onTestFinished, test } from 'vitest';
import { configWith } from '../src/config.ts';
import { createRoomChanges } from '../src/commit/roomChanges.ts';
import { Guesses } from '../src/guesses.ts';
import { createLog } from '../src/log.ts';
import { createMetrics } from '../src/ops/metrics.ts';
import { Presence, PRESENCE_TIME } from '../src/presence/presence.ts';
import { newMemberId } from '../src/rooms/circumstances.ts';
import { createRoom } from '../src/rooms/createRoom.ts';
import { tokenHashOf } from '../src/rooms/entry.ts';
import { joinRoom } from '../src/rooms/joinRoom.ts';
import { newRoom } from '../src/rooms/newRoom.ts';
import type { ServerContext } from '../src/serverContext.ts';
import { LocalRoom } from '../src/socket/localRoom.ts';
import { openStore } from '../src/stores/openStore.ts';
import { temporaryFolder } from './play/testServer.ts';

const personCalled = (name: string) => ({ id: newMemberId(), name, tokenHash: tokenHashOf(name) });

test('members whose node died lapse, newcomers get time to arrive, the others stay', async () => {
  let now = Date.now();
  const config = configWith({ DATA_DIR: await temporaryFolder() });
  const store = await openStore(config);
  const log = createLog('silent');
  const changes = createRoomChanges({ store, now: () => now, log, expiresAt: () => now + 1_000_000 });
  onTestFinished(async () => {
    await changes.close();
    await store.close();
  });
  const context: ServerContext = {
    config,
    log,
    store,
    changes,
    metrics: createMetrics(),
    guesses: new Guesses(config.ADDRESS_GUESSES_PER_MINUTE, () => now),
    webDir: '',
    now: () => now,
    isDraining: () => false,
    isFullFor: () => false,
  };
  const [ann, ben, cleo] = [personCalled('Ann'), personCalled('Ben'), personCalled('Cleo')];
  const code = await createRoom(context, (made) => newRoom(made, ann, undefined, now));
  await changes.change(code, null, (room) => joinRoom(room, code, ben, now));
  const touch = (memberId: string) =>
    store.touchPresence(
      code,
      { memberId, connectionId: memberId, expiresAt: now + PRESENCE_TIME },
      now + 1_000_000,
    );
  const sweep = async () => {
    const room = new LocalRoom(code);
    room.note((await changes.read(code))!);
    await new Presence(context).sweep(room);
    return (await changes.read(code))!.members.map(({ awaySince }) => awaySince);
  };
  await touch(ann.id);
  await touch(ben.id);
  expect(await sweep()).toEqual([null, null]);
  now += PRESENCE_TIME - 1;
  await touch(ann.id);
  await changes.change(code, null, (room) => joinRoom(room, code, cleo, now));
  expect(await sweep()).toEqual([null, null, null]);
  now += 2;
  const lapsedAt = now;
  expect(await sweep()).toEqual([null, lapsedAt, null]);
  now += PRESENCE_TIME - 10;
  expect(await sweep()).toEqual([null, lapsedAt, now]);
});
