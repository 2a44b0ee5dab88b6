import type { Ack } from '@regicide/protocol';

/** Whom an answer is for. */
interface Asked {
  readonly memberId: string;
  readonly requestId: string;
}

/** What the texts of all answers to a member begin with. */
export const memberText = (memberId: string): string => `{"memberId":${JSON.stringify(memberId)},`;

/** What an answer's text begins with exactly when it is the one to this request. */
export const requestText = ({ memberId, requestId }: Asked): string =>
  `${memberText(memberId)}"requestId":${JSON.stringify(requestId)},`;

/** An answer as it lies in the document and in the store: it stays there for a while, so it is written once. */
export const answerText = (request: Asked, ack: Ack): string =>
  `${requestText(request)}"ack":${JSON.stringify(ack)}}`;

/** The answers in the text of all of them, see {@link answerText}. */
export const answersOf = (text: string): string[] =>
  (JSON.parse(text) as (Asked & { readonly ack: Ack })[]).map((answer) => answerText(answer, answer.ack));

/** What this request was answered when it was committed, null when it never was (or long ago). */
export const knownAnswer = (answered: readonly string[], request: Asked): Ack | null => {
  const start = requestText(request);
  const known = answered.find((text) => text.startsWith(start));
  return known === undefined ? null : (JSON.parse(known) as { readonly ack: Ack }).ack;
};
