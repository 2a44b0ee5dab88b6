/** A member's place in a room without its screens: what a simulation plays with. */
export { RoomSession, type SessionEvents } from './roomSession.ts';
export type { Line, LineEvents, Questions } from './line.ts';
export type { Received } from './receive.ts';
