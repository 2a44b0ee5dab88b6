import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open } from 'lmdb';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { openLmdbStore } from '../../src/stores/lmdbStore.ts';
import { StoreUnavailable } from '../../src/stores/roomStore.ts';
import {
  ANNA,
  commitOf,
  entryOf,
  freshCode,
  HOUR,
  nextOf,
  recordOf,
  sampleRoom,
} from '../harness/sampleRoom.ts';
import { describeStore, YEAR } from './describeStore.ts';

const folders: string[] = [];
const freshFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'regicide-lmdb-'));
  folders.push(folder);
  return folder;
};
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** Where the store of the newest case is: opened again there. */
const folderOf = new WeakMap<object, string>();
describeStore('lmdb', async (recordTime, before) => {
  const dataDir = (before && folderOf.get(before)) ?? (await freshFolder());
  const store = await openLmdbStore({ dataDir, recordTime });
  folderOf.set(store, dataDir);
  return store;
});

describe('the embedded store', () => {
  const openFor = async (dataDir: string, now?: () => number) => {
    const store = await openLmdbStore({ dataDir, recordTime: YEAR, ...(now && { now }) });
    onTestFinished(() => store.close());
    return store;
  };

  test('[DESIGN commit] an acked commit survives the SIGKILL of its process', async () => {
    const dataDir = await freshFolder();
    const writer = new URL('lmdbWriter.ts', import.meta.url).pathname;
    const child = spawn(process.execPath, ['--import', 'tsx', writer, dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let acked = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      acked += chunk.toString().split('\n').length - 1;
      if (acked >= 25) child.kill('SIGKILL');
    });
    await once(child, 'exit');
    expect(child.signalCode).toBe('SIGKILL');
    const store = await openFor(dataDir);
    const room = (await store.load('WRITTEN'))!;
    const journal = await store.journal('WRITTEN', 'game', 0);
    expect(acked).toBeGreaterThanOrEqual(25);
    // One more may have been stored whose ack did not come out.
    expect(journal.length).toBeGreaterThanOrEqual(acked);
    expect(journal.map(({ step }) => step)).toEqual(journal.map((_, step) => step));
    expect(room.revision).toBe(1 + journal.length);
    expect(await store.commit(commitOf(nextOf(room), room))).toEqual({ outcome: 'committed' });
  });

  test('[DESIGN commit] a closed store is unavailable, whatever it is asked', async () => {
    const store = await openFor(await freshFolder());
    const room = sampleRoom();
    await store.commit(commitOf(room, null));
    await store.close();
    const presence = { memberId: ANNA, connectionId: 'one', expiresAt: 1 };
    const asked: (() => Promise<unknown>)[] = [
      () => store.load(room.id),
      () => store.versionOf(room.id),
      () => store.commit(commitOf(nextOf(room), room)),
      () => store.journal(room.id, 'game', 0),
      () => store.records(room.id),
      () => store.addAlias('CODE', room.id, 1),
      () => store.roomIdOfAlias('CODE'),
      () => store.touchPresence(room.id, presence, 1),
    ];
    for (const ask of asked) await expect(ask()).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await store.ping()).toBe(false);
  });

  test('[DESIGN commit] a document of another schema is not taken for a room', async () => {
    const dataDir = await freshFolder();
    const room = sampleRoom();
    const store = await openFor(dataDir);
    await store.commit(commitOf({ ...room, schema: 99 as never }, null));
    await expect(store.load(room.id)).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(store.commit(commitOf(room, null))).rejects.toBeInstanceOf(StoreUnavailable);
  });

  test('[DESIGN rooms] what has expired is removed from the disk, and only that', async () => {
    const dataDir = await freshFolder();
    let now = 1_000_000;
    const store = await openFor(dataDir, () => now);
    const gone = Array.from({ length: 120 }, () => sampleRoom());
    await Promise.all(gone.map((room) => store.commit(commitOf(room, null, { expiresAt: now + HOUR }))));
    const [putOff, touched, played] = [sampleRoom(), sampleRoom(), sampleRoom()];
    for (const room of [putOff, touched, played])
      await store.commit(commitOf(room, null, { expiresAt: now + HOUR }));
    const longer = { expiresAt: now + 3 * HOUR };
    await store.commit(commitOf(nextOf(putOff), putOff, { ...longer, journal: entryOf('putOff', 0) }));
    const presence = { memberId: ANNA, connectionId: 'one', expiresAt: now };
    await store.touchPresence(touched.id, presence, now + 3 * HOUR);
    const ended = { expiresAt: now + HOUR, journal: entryOf('played', 0), record: recordOf('played', now) };
    await store.commit(commitOf(nextOf(played), played, ended));
    const code = freshCode();
    await store.addAlias(code, putOff.id, now + HOUR);

    now += 2 * HOUR;
    await store.sweep();
    expect(await storedRooms(dataDir)).toEqual([putOff.id, touched.id].sort());
    expect(await store.journal(played.id, 'played', 0)).toHaveLength(1);
    expect(await store.roomIdOfAlias(code)).toBeNull();
    now += 2 * HOUR;
    await store.sweep();
    expect(await storedRooms(dataDir)).toEqual([]);
    expect(await store.journal(putOff.id, 'putOff', 0)).toEqual([]);
    now += YEAR;
    await store.sweep();
    expect(await store.journal(played.id, 'played', 0)).toEqual([]);
  });

  test('[DESIGN rooms] a room that ends sooner than first said goes sooner', async () => {
    const dataDir = await freshFolder();
    let now = 1_000_000;
    const store = await openFor(dataDir, () => now);
    const room = sampleRoom();
    await store.commit(commitOf(room, null, { expiresAt: now + 100 * HOUR }));
    await store.commit(commitOf(nextOf(room), room, { expiresAt: now + HOUR }));
    now += 2 * HOUR;
    await store.sweep();
    expect(await storedRooms(dataDir)).toEqual([]);
  });

  test('[DESIGN rooms] a touch that puts a life off by little writes nothing', async () => {
    const dataDir = await freshFolder();
    let now = 1_000_000;
    const store = await openFor(dataDir, () => now);
    const room = sampleRoom();
    await store.commit(commitOf(room, null, { expiresAt: now + 24 * HOUR }));
    const touch = () =>
      store.touchPresence(room.id, { memberId: ANNA, connectionId: 'one', expiresAt: now }, now + 24 * HOUR);
    const written = new Set<number>();
    for (let minute = 0; minute < 120; minute++) {
      now += 60_000;
      await touch();
      written.add(await storedExpiry(dataDir, room.id));
      expect(await storedExpiry(dataDir, room.id)).toBeGreaterThanOrEqual(now + 24 * HOUR);
    }
    expect(written.size).toBe(1);
  });
});

/** Read past the store, by a handle of the test's own. */
const storedRooms = async (dataDir: string): Promise<string[]> =>
  withRooms(dataDir, (rooms) => [...rooms.getKeys()].map(String));
const storedExpiry = async (dataDir: string, roomId: string): Promise<number> =>
  withRooms(dataDir, (rooms) => (rooms.get(roomId) as { expiresAt: number }).expiresAt);

const withRooms = async <T>(dataDir: string, read: (rooms: ReturnType<typeof open>) => T): Promise<T> => {
  const root = open({ path: join(dataDir, 'rooms.lmdb'), overlappingSync: false });
  try {
    return read(root.openDB({ name: 'rooms' }) as never);
  } finally {
    await root.close();
  }
};
