import type { Ack, MemberId } from '@regicide/protocol';
import { MAX_MEMBERS } from '../rooms/joinRoom.ts';
import { answerText, memberText } from '../stores/answers.ts';

/** A client has one request in flight, so few answers are enough. */
const KEPT_PER_MEMBER = 4;
/** As many as a full room may need: what many others do in a moment must not make a lost answer forgotten. */
const KEPT_IN_ALL = MAX_MEMBERS * KEPT_PER_MEMBER;

export interface Request {
  readonly memberId: MemberId;
  readonly requestId: string;
}

/** The answers with this one, the oldest of the member and of all forgotten. */
export const withAnswer = (answered: readonly string[], request: Request, ack: Ack): string[] => {
  const start = memberText(request.memberId);
  const own = answered.filter((text) => text.startsWith(start));
  const surplus = new Set(own.slice(0, Math.max(0, own.length + 1 - KEPT_PER_MEMBER)));
  const kept = answered.filter((text) => !surplus.has(text));
  return [...kept, answerText(request, ack)].slice(-KEPT_IN_ALL);
};
