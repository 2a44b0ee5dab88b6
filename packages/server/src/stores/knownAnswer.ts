import type { Ack } from '@regicide/protocol';
import type { Answered } from '../rooms/roomDocument.ts';

/** What this request was answered when it was committed, null when it never was (or long ago). */
export const knownAnswer = (
  answered: readonly Answered[],
  request: { readonly memberId: string; readonly requestId: string },
): Ack | null =>
  answered.find(({ memberId, requestId }) => memberId === request.memberId && requestId === request.requestId)
    ?.ack ?? null;
