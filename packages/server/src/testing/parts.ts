/** Parts of the server that a simulation puts together anew, without HTTP and socket.io. */
export { RoomChanges, createRoomChanges } from '../commit/roomChanges.ts';
export { configWith, type Config } from '../config.ts';
export type { Metrics } from '../ops/metrics.ts';
export { createRoom } from '../rooms/createRoom.ts';
export { tokenHashOf } from '../rooms/entry.ts';
export { expiryOf, lifetimesOf } from '../rooms/expiry.ts';
export { joinRoom } from '../rooms/joinRoom.ts';
export { newRoom } from '../rooms/newRoom.ts';
export type { RoomDocument } from '../rooms/roomDocument.ts';
export type { ServerContext } from '../serverContext.ts';
export { authenticate } from '../socket/authenticate.ts';
export type { ServerSocket } from '../socket/connection.ts';
export { Reception } from '../socket/reception.ts';
export { snapshotOf } from '../socket/snapshotOf.ts';
export { SocketLimits } from '../socket/socketLimits.ts';
export type { Commit, RoomStore } from '../stores/roomStore.ts';
export { Guesses } from '../guesses.ts';
export { openRedisStore } from '../stores/redisStore.ts';
