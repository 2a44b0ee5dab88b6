import type { Ack, MemberId } from '@regicide/protocol';
import { MAX_MEMBERS } from '../rooms/joinRoom.ts';
import type { Answered } from '../rooms/roomDocument.ts';

/** A client has one request in flight, so few answers are enough. */
const KEPT_PER_MEMBER = 4;
/** As many as a full room may need: what many others do in a moment must not make a lost answer forgotten. */
const KEPT_IN_ALL = MAX_MEMBERS * KEPT_PER_MEMBER;

export interface Request {
  readonly memberId: MemberId;
  readonly requestId: string;
}

/** The answers with this one, the oldest of the member and of all forgotten. */
export const withAnswer = (
  answered: readonly Answered[],
  { memberId, requestId }: Request,
  ack: Ack,
): Answered[] => {
  const own = answered.filter((answer) => answer.memberId === memberId);
  const surplus = new Set(own.slice(0, Math.max(0, own.length + 1 - KEPT_PER_MEMBER)));
  const kept = answered.filter((answer) => !surplus.has(answer));
  return [...kept, { memberId, requestId, ack }].slice(-KEPT_IN_ALL);
};
