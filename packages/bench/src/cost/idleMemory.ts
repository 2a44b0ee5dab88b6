import { enter, openRoom, type Entry } from './gameTable.ts';
import { inBatches } from './inBatches.ts';
import type { MeasuredProcess } from './measuredProcess.ts';
import type { ScriptedGame } from './scriptedGame.ts';
import { WireSocket } from './wireSocket.ts';

/** Rooms or sockets that are opened at once. */
const WIDTH = 20;
const WARM_ROOMS = 50;
/** A socket that came in is announced, and its presence stored, ms later at the latest. */
const SETTLING_TIME = 2_000;

/** Bytes of the server's memory for each; thousands of them are open and idle. */
export interface IdleMemory {
  readonly sockets: number;
  /** All that came with the sockets: their share of their room too, where four share a room with a game. */
  readonly bySocket: number;
  /** What a room costs beside its sockets; null without rooms. */
  readonly byRoom: number | null;
}

const residentOf = async (server: MeasuredProcess): Promise<number> => {
  await new Promise((resolve) => setTimeout(resolve, SETTLING_TIME));
  return (await server.memory()).resident;
};

/** Sockets of a bare server that nothing is told about them. */
export const bareIdleMemory = async (server: MeasuredProcess, count: number): Promise<IdleMemory> => {
  const open = (): Promise<WireSocket> => WireSocket.open(server.url, {});
  const warm = await inBatches(4 * WARM_ROOMS, WIDTH, open);
  const before = await residentOf(server);
  const sockets = await inBatches(count, WIDTH, open);
  const bySocket = ((await residentOf(server)) - before) / count;
  await Promise.all([...warm, ...sockets].map((socket) => socket.close()));
  return { sockets: count, bySocket, byRoom: null };
};

/** The first member of every room opens it on the node, then the other three come. */
export const idleMemory = async (
  server: MeasuredProcess,
  game: ScriptedGame,
  rooms: number,
): Promise<IdleMemory> => {
  const makeRooms = (count: number): Promise<Entry[]> =>
    inBatches(count, WIDTH, () => openRoom(server.url, game));
  const enterAll = (entries: readonly Entry[], seat: number): Promise<WireSocket[]> =>
    inBatches(entries.length, WIDTH, (n) => enter(server.url, entries[n]!, seat));
  const warm = await makeRooms(WARM_ROOMS);
  const entries = await makeRooms(rooms);
  const sockets: WireSocket[] = [];
  for (const seat of [0, 1, 2, 3]) sockets.push(...(await enterAll(warm, seat)));
  const empty = await residentOf(server);
  sockets.push(...(await enterAll(entries, 0)));
  const withOne = await residentOf(server);
  for (const seat of [1, 2, 3]) sockets.push(...(await enterAll(entries, seat)));
  const withFour = await residentOf(server);
  await Promise.all(sockets.map((socket) => socket.close()));
  const furtherSocket = (withFour - withOne) / (3 * rooms);
  return {
    sockets: 4 * rooms,
    bySocket: (withFour - empty) / (4 * rooms),
    byRoom: (withOne - empty) / rooms - furtherSocket,
  };
};
