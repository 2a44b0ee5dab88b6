import { z } from 'zod';
import { deviceSecret, memberToken } from './ids.ts';
import { gameOptions } from './room.ts';
import { PROTOCOL_VERSION } from './version.ts';

/** A name as typed; the server normalises it (NFC, at most 20 graphemes) and answers `name/invalid` when nothing is left. */
export const typedName = z.string().min(1).max(200);

/** `POST /api/rooms`: makes a room whose host is the holder of the token. `start` deals at once (playing alone). */
export const createRoomRequest = z.strictObject({
  protocol: z.literal(PROTOCOL_VERSION),
  token: memberToken,
  name: typedName,
  options: gameOptions.optional(),
  start: z.boolean().optional(),
});
export type CreateRoomRequest = z.input<typeof createRoomRequest>;

/** `POST /api/rooms/:code/members`: joins, on the lowest free seat of a lobby, else as a spectator. Doing it again is harmless. */
export const joinRoomRequest = z.strictObject({
  protocol: z.literal(PROTOCOL_VERSION),
  token: memberToken,
  name: typedName,
});
export type JoinRoomRequest = z.input<typeof joinRoomRequest>;

/** `POST /api/rooms/:code/devices`: the token becomes a further one of the member who made the link. Again with both it is harmless. */
export const addDeviceRequest = z.strictObject({
  protocol: z.literal(PROTOCOL_VERSION),
  secret: deviceSecret,
  token: memberToken,
});
export type AddDeviceRequest = z.input<typeof addDeviceRequest>;

/** All three answer with the code to connect with; a refusal is `{ code: Rejection }` with a 4xx or 5xx status. */
export interface RoomEntry {
  readonly roomCode: string;
}

/**
 * `GET /api/addresses`: PUBLIC_URL alone, or else, for a page opened on the server's own machine, where others in the
 * same network reach it. Empty for everybody else.
 */
export interface ServerAddresses {
  readonly urls: readonly string[];
}

/**
 * `POST /api/scenarios`: a room with any position on the table, for tests and design. It exists only where the server
 * was started with ALLOW_SCENARIOS=1 on loopback. The tokens sit on the seats in their order; further ones watch.
 */
export const scenarioRequest = z.strictObject({
  protocol: z.literal(PROTOCOL_VERSION),
  /** The position in notation; a bad one is answered with sentences in `problems`. */
  position: z.string().min(1).max(2000),
  tokens: z.array(memberToken).min(1).max(8),
  names: z.array(typedName).max(8).optional(),
});
export type ScenarioRequest = z.input<typeof scenarioRequest>;

/**
 * `GET /api/rooms/:code`: what the invitation shows of a room that a newcomer may enter; nothing changes by it. No
 * token, no member's id, no card. Every other code is answered `room/not_found` and counts as a guess.
 */
export const roomGlance = z.strictObject({
  /** Who sits on each seat that may be taken: four in a lobby, those of the table while a game is played. Null: free, or a companion's. */
  nameBySeat: z.array(z.string().nullable()).min(1).max(4),
  /** A game is played, or its cards are being shuffled. */
  isRunning: z.boolean(),
});
export type RoomGlance = z.output<typeof roomGlance>;
