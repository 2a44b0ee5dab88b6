import { createHash, timingSafeEqual } from 'node:crypto';
import type { Rejection } from '@regicide/protocol';
import type { Member, RoomDocument } from './roomDocument.ts';

/** SHA-256 of a member's token, hex: all that is kept of it. */
export const tokenHashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The member with this token, compared in constant time. */
export const memberWithToken = (room: RoomDocument, tokenHash: string): Member | null => {
  const sought = Buffer.from(tokenHash, 'hex');
  const found = room.members.filter((member) =>
    member.tokenHashes.some((hash) => timingSafeEqual(Buffer.from(hash, 'hex'), sought)),
  );
  return found[0] ?? null;
};

export type Entry =
  | { readonly kind: 'member'; readonly member: Member }
  | { readonly kind: 'newcomer' }
  | { readonly kind: 'refused'; readonly code: Rejection };

/**
 * How somebody with this code and token stands to the room. Members come in by any code the room ever had, newcomers
 * by the current one while the room is open; everybody else hears `room/not_found`, as for a room that never was.
 */
export const entryTo = (room: RoomDocument | null, code: string, tokenHash: string): Entry => {
  const notFound: Entry = { kind: 'refused', code: 'room/not_found' };
  if (room === null || room.isClosed) return notFound;
  const member = memberWithToken(room, tokenHash);
  if (member !== null) return { kind: 'member', member };
  return room.isOpen && room.code === code ? { kind: 'newcomer' } : notFound;
};
