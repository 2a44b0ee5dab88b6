import { timingSafeEqual } from 'node:crypto';
import type { Decided } from '../commit/changeRoom.ts';
import { changedTo, NOTHING, rejected } from './decided.ts';
import { memberWithToken } from './entry.ts';
import type { Member, RoomDocument } from './roomDocument.ts';

/** Browsers that hold a key of one member; the one that came first is forgotten for a further one. */
const MAX_DEVICES = 8;

/**
 * The token becomes a further one of the member who made the link with this secret, and the link is spent. For a token
 * that has become one already nothing changes. Rejection: `auth/link_spent`.
 */
export const addDevice = (
  room: RoomDocument,
  secretHash: string,
  tokenHash: string,
  now: number,
): Decided => {
  if (room.isClosed) return rejected('auth/link_spent');
  if (memberWithToken(room, tokenHash) !== null) return NOTHING;
  const owner = room.members.find((member) => isLinkOf(member, secretHash, now));
  if (owner === undefined) return rejected('auth/link_spent');
  const tokenHashes = [...owner.tokenHashes.slice(1 - MAX_DEVICES), tokenHash];
  const members = room.members.map((member) =>
    member === owner ? { ...member, tokenHashes, deviceLink: null } : member,
  );
  return changedTo({ ...room, members });
};

const isLinkOf = ({ deviceLink }: Member, secretHash: string, now: number): boolean =>
  deviceLink !== null &&
  deviceLink.expiresAt > now &&
  timingSafeEqual(Buffer.from(deviceLink.secretHash, 'hex'), Buffer.from(secretHash, 'hex'));
