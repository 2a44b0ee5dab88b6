import { z } from 'zod';
import { isCodeText, normalisedCode } from './codeText.ts';

/** A room code, shown as XXXX-XXXX. Input in lower case, with spaces or the dash is accepted and normalised. */
export const roomCode = z
  .string()
  .max(20)
  .transform(normalisedCode)
  .refine(isCodeText, 'room code')
  .brand<'RoomCode'>();
export type RoomCode = z.output<typeof roomCode>;

/** Secret of a browser in a room, made by the browser: 128 bits or more as base64url. Never in a view or a log. */
export const memberToken = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22,64}$/)
  .brand<'MemberToken'>();
export type MemberToken = z.output<typeof memberToken>;

/** Secret of a link by which a member goes on on another device; made by the member's browser, as a token is. Good once. */
export const deviceSecret = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22,64}$/)
  .brand<'DeviceSecret'>();
export type DeviceSecret = z.output<typeof deviceSecret>;

/** Public name of a member inside one room; made by the server. */
export const memberId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,16}$/)
  .brand<'MemberId'>();
export type MemberId = z.output<typeof memberId>;

/** Made by the client for one intent or command; the same id is never applied twice. */
export const requestId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{12,32}$/)
  .brand<'RequestId'>();
export type RequestId = z.output<typeof requestId>;

export const gameId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{12,24}$/)
  .brand<'GameId'>();
export type GameId = z.output<typeof gameId>;
