import type { RoomCode } from '@regicide/protocol';
import { openLmdbStore } from '../../src/stores/lmdbStore.ts';
import { commitOf, entryOf, nextOf, sampleRoom } from '../harness/sampleRoom.ts';

/** A process that commits without end and writes a line behind every ack, until somebody kills it. */
const store = await openLmdbStore({ dataDir: process.argv[2]!, recordTime: 1 });
let room = sampleRoom('WRITTEN' as RoomCode);
await store.commit(commitOf(room, null));
for (let step = 0; ; step++) {
  const next = nextOf(room);
  const { outcome } = await store.commit(commitOf(next, room, { journal: entryOf('game', step) }));
  if (outcome === 'committed') process.stdout.write(`${step}\n`);
  room = next;
}
