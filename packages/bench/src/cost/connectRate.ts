import { enter, openRoom } from './gameTable.ts';
import { inBatches } from './inBatches.ts';
import type { MeasuredProcess } from './measuredProcess.ts';
import type { ScriptedGame } from './scriptedGame.ts';
import { WireSocket } from './wireSocket.ts';

/** Sockets that are being opened at once. */
const LANES = 32;
const SETTLING_TIME = 300;

export interface ConnectRate {
  readonly perSecond: number;
  /** CPU of the server for one, microseconds. */
  readonly cpu: number;
}

const measure = async (
  server: MeasuredProcess,
  count: number,
  open: (n: number) => Promise<WireSocket>,
): Promise<ConnectRate> => {
  const sockets: WireSocket[] = [];
  const before = await server.usage();
  const start = performance.now();
  let next = 0;
  const openOn = async (): Promise<void> => {
    while (next < count) sockets.push(await open(next++));
  };
  await Promise.all(Array.from({ length: LANES }, openOn));
  const seconds = (performance.now() - start) / 1000;
  const after = await server.usage();
  await Promise.all(sockets.map((socket) => socket.close()));
  await new Promise((resolve) => setTimeout(resolve, SETTLING_TIME));
  return { perSecond: count / seconds, cpu: (after.cpu - before.cpu) / count };
};

/** Sockets a second that a bare server lets in. */
export const bareConnects = (server: MeasuredProcess, count: number): Promise<ConnectRate> =>
  measure(server, count, () => WireSocket.open(server.url, {}));

/** Members a second, with code and token, four to a room with a game; one is in when it holds the room's snapshot. */
export const ownConnects = async (
  server: MeasuredProcess,
  game: ScriptedGame,
  count: number,
): Promise<ConnectRate> => {
  const rooms = await inBatches(Math.ceil(count / 4), LANES, () => openRoom(server.url, game));
  return measure(server, count, (n) => enter(server.url, rooms[n >> 2]!, n & 3));
};
