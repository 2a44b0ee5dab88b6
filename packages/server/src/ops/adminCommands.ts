import { roomCode } from '@regicide/protocol';
import type { RoomChanges } from '../commit/roomChanges.ts';
import { changedTo, NOTHING } from '../rooms/decided.ts';
import { findRoom } from '../rooms/findRoom.ts';
import { DOCUMENT_SCHEMA } from '../rooms/roomDocument.ts';
import type { RoomStore } from '../stores/roomStore.ts';
import type { StoreUpkeep } from '../stores/storeUpkeep.ts';
import { summaryLine, summaryOf } from './roomSummary.ts';
import { verifyRoom } from './verifyRoom.ts';

export interface AdminDesk {
  readonly store: RoomStore & StoreUpkeep;
  readonly changes: RoomChanges;
  readonly print: (line: string) => void;
}

type AdminCommand = (desk: AdminDesk, args: readonly string[]) => Promise<number>;

/** Every room, a line each; with --json as JSON. */
const rooms: AdminCommand = async ({ store, print }, args) => {
  const isJson = args.includes('--json');
  if (!isJson) print(summaryLine());
  let count = 0;
  for await (const roomId of store.roomIds()) {
    const room = await store.load(roomId);
    if (room === null) continue;
    count++;
    const summary = summaryOf(room);
    print(isJson ? JSON.stringify(summary) : summaryLine(summary));
  }
  if (!isJson) print(`${count} rooms`);
  return 0;
};

/** Reads every room and plays its games again; 1 when something is wrong. */
const verify: AdminCommand = async ({ store, print }) => {
  let [count, bad] = [0, 0];
  for await (const roomId of store.roomIds()) {
    const problems = await verifyRoom(store, roomId);
    count++;
    if (problems.length > 0) bad++;
    for (const problem of problems) print(`${roomId}: ${problem}`);
  }
  const { used, limit } = await store.usage();
  print(`${count} rooms, ${bad} of them with problems; ${used} bytes${limit === null ? '' : ` of ${limit}`}`);
  return bad === 0 ? 0 : 1;
};

/**
 * Stores every room anew that an older version has written; 1 when one of them can't be read. A server reads and writes
 * them by itself as they are played, so this is for those that nobody enters.
 */
const migrate: AdminCommand = async ({ store, changes, print }) => {
  let [old, current, bad] = [0, 0, 0];
  for await (const roomId of store.roomIds()) {
    const schema = await store.schemaOf(roomId);
    if (schema === null) continue;
    if (schema === DOCUMENT_SCHEMA) {
      current++;
      continue;
    }
    const isOlder = schema > 0 && schema < DOCUMENT_SCHEMA;
    const { ack } = isOlder ? await changes.change(roomId, null, changedTo) : { ack: null };
    if (ack?.ok === true) old++;
    else if (ack?.code !== 'room/not_found') {
      bad++;
      print(`${roomId}: it is stored by schema ${schema}, which this version can't read`);
    }
  }
  print(`${old} rooms brought to schema ${DOCUMENT_SCHEMA}, ${current} had it, ${bad} could not be read`);
  return bad === 0 ? 0 : 1;
};

/** Closes a room for good, as its host would: everybody in it is told. 1 when there is none. */
const close: AdminCommand = async ({ store, changes, print }, [code]) => {
  const parsed = roomCode.safeParse(code);
  const room = parsed.success ? await findRoom({ store, changes }, parsed.data) : null;
  if (room === null || room.isClosed) {
    print(`there is no room ${code}`);
    return 1;
  }
  const { ack } = await changes.change(room.id, null, (current) =>
    current.isClosed ? NOTHING : changedTo({ ...current, isClosed: true, dues: [] }),
  );
  print(ack.ok ? `room ${room.id} is closed` : `room ${room.id} could not be closed: ${ack.code}`);
  return ack.ok ? 0 : 1;
};

export const ADMIN_COMMANDS: Readonly<Record<string, AdminCommand>> = {
  rooms,
  verify,
  migrate,
  close,
};

export const USAGE = `regicide rooms [--json]   lists the rooms, without names, hands or tokens
regicide verify           reads every room and plays its games again from their journals
regicide migrate          stores every room anew that an older version has written
regicide close CODE       closes a room for good

It works on the store that the environment names (REDIS_URL, or DATA_DIR), while the server runs.`;
