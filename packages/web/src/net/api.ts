import {
  PROTOCOL_VERSION,
  REJECTIONS,
  type AddDeviceRequest,
  type CreateRoomRequest,
  type JoinRoomRequest,
  type Rejection,
  type RoomEntry,
  type RoomGlance,
  type ServerAddresses,
} from '@regicide/protocol';
import type { Failure } from '../text/en/common.ts';
import { keepKey, keyFor, newKey } from './memberKeys.ts';

/** The code of the room that was entered, or why not. */
export type Entry =
  { readonly ok: true; readonly roomCode: string } | { readonly ok: false; readonly code: Failure };

const TIMEOUT_MS = 10_000;

const rejectionIn = (answer: unknown): Rejection | null => {
  const code = typeof answer === 'object' && answer !== null && 'code' in answer ? answer.code : null;
  return REJECTIONS.find((known) => known === code) ?? null;
};

const post = async (
  path: string,
  body: CreateRoomRequest | JoinRoomRequest | AddDeviceRequest,
): Promise<Entry> => {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer: unknown = await response.json();
    if (!response.ok) return { ok: false, code: rejectionIn(answer) ?? 'net/unreachable' };
    const { roomCode } = answer as RoomEntry;
    keepKey(roomCode, body.token);
    return { ok: true, roomCode };
  } catch {
    return { ok: false, code: 'net/unreachable' };
  }
};

/** Makes a room with this browser as host; `start` deals at once (playing alone). */
export const createRoom = (name: string, start: boolean): Promise<Entry> =>
  post('/api/rooms', { protocol: PROTOCOL_VERSION, token: newKey(), name, start });

/** Joins a room; a key that this browser holds for it is used again, so joining twice makes no second member. */
export const joinRoom = (code: string, name: string): Promise<Entry> =>
  post(`/api/rooms/${encodeURIComponent(code)}/members`, {
    protocol: PROTOCOL_VERSION,
    token: keyFor(code) ?? newKey(),
    name,
  });

/** Who sits in the room of this code, or why that is not told. */
export const glanceAt = async (
  code: string,
): Promise<
  { readonly ok: true; readonly glance: RoomGlance } | { readonly ok: false; readonly code: Failure }
> => {
  try {
    const response = await fetch(`/api/rooms/${encodeURIComponent(code)}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer: unknown = await response.json();
    if (!response.ok) return { ok: false, code: rejectionIn(answer) ?? 'net/unreachable' };
    return { ok: true, glance: answer as RoomGlance };
  } catch {
    return { ok: false, code: 'net/unreachable' };
  }
};

/** Makes this browser one of the member's who made the link; the same key again is harmless, when an answer was lost. */
export const addDevice = (code: string, secret: string, key: string): Promise<Entry> =>
  post(`/api/rooms/${encodeURIComponent(code)}/devices`, {
    protocol: PROTOCOL_VERSION,
    secret,
    token: key,
  });

/** Where others reach a server that this page opened as localhost; null when nowhere is known. */
export const networkAddress = async (): Promise<string | null> => {
  try {
    const response = await fetch('/api/addresses', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { urls } = (await response.json()) as ServerAddresses;
    return urls[0] ?? null;
  } catch {
    return null;
  }
};
