import type { Config } from '../config.ts';
import type { RoomDocument } from './roomDocument.ts';
import { isGameRunning } from './seating.ts';

export const DAY = 24 * 60 * 60 * 1000;

/** How long a room is kept without anybody there, in days. */
export interface Lifetimes {
  readonly lobbyDays: number;
  readonly gameDays: number;
}

export const lifetimesOf = (config: Config): Lifetimes => ({
  lobbyDays: config.LOBBY_DAYS,
  gameDays: config.GAME_DAYS,
});

/** When the room may be forgotten, server ms: a lobby or a finished game soon, an unfinished game much later. */
export const expiryOf = (room: RoomDocument, now: number, lifetimes: Lifetimes): number =>
  now + DAY * (isGameRunning(room) ? lifetimes.gameDays : lifetimes.lobbyDays);

/** A renewed link outlives its room: it is refreshed only when somebody opens the room on a node. */
export const aliasExpiryOf = (now: number, { lobbyDays, gameDays }: Lifetimes): number =>
  now + 2 * DAY * Math.max(lobbyDays, gameDays);
