import { PROTOCOL_VERSION, socketAuth, type Rejection } from '@regicide/protocol';
import { entryTo, tokenHashOf } from '../rooms/entry.ts';
import { findRoom } from '../rooms/findRoom.ts';
import type { ServerContext } from '../serverContext.ts';
import { StoreUnavailable } from '../stores/roomStore.ts';
import type { Session } from './connection.ts';

export type Authenticated =
  | { readonly kind: 'session'; readonly session: Session }
  | { readonly kind: 'refused'; readonly code: Rejection };

const refused = (code: Rejection): Authenticated => ({ kind: 'refused', code });

/**
 * Whom a handshake speaks for. Rejections: `protocol/version`, `auth/malformed`, `room/not_found`,
 * `auth/unknown_member`, `store/unavailable`.
 */
export const authenticate = async (context: ServerContext, auth: unknown): Promise<Authenticated> => {
  const parsed = socketAuth.safeParse(auth);
  if (isOtherVersion(auth)) return refused('protocol/version');
  if (!parsed.success) return refused('auth/malformed');
  const { roomCode, token } = parsed.data;
  try {
    const room = await findRoom(context, roomCode);
    const entry = entryTo(room, roomCode, tokenHashOf(token));
    if (entry.kind === 'refused') return refused(entry.code);
    if (entry.kind === 'newcomer') return refused('auth/unknown_member');
    return { kind: 'session', session: { roomId: room!.id, memberId: entry.member.id } };
  } catch (error) {
    if (error instanceof StoreUnavailable) return refused('store/unavailable');
    throw error;
  }
};

/** A client of another version may send a payload of another shape. */
const isOtherVersion = (auth: unknown): boolean =>
  typeof auth === 'object' &&
  auth !== null &&
  'protocol' in auth &&
  typeof auth.protocol === 'number' &&
  auth.protocol !== PROTOCOL_VERSION;
