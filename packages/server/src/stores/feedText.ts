import type { GameEvent } from '@regicide/rules';
import { roomOf, versionOf } from './documentText.ts';
import type { ChangedMessage, FeedMessage, SupersededMessage } from './roomStore.ts';

/** First line of a commit's message; events, answered and document follow, a line each, put together by the script. */
export const headOf = (version: string, at: number): string => `${at} ${version}`;

export const supersededText = (message: SupersededMessage): string => JSON.stringify(message);

/** Null where the text is none of ours: anybody who reaches Redis may publish. */
export const messageOf = (text: string): FeedMessage | null =>
  text.startsWith('{') ? supersededOf(text) : changedOf(text);

const supersededOf = (text: string): SupersededMessage | null => {
  try {
    const { kind, memberId, connectionId } = JSON.parse(text) as Record<string, unknown>;
    const isOurs = kind === 'superseded' && typeof memberId === 'string' && typeof connectionId === 'string';
    return isOurs ? { kind, memberId, connectionId } : null;
  } catch {
    return null;
  }
};

/**
 * A node gets its own commits back, and some twice: the long lines are parsed only when somebody looks. That throws
 * where a node of another version wrote them.
 */
const changedOf = (text: string): ChangedMessage | null => {
  const [head = '', events, answered, document] = text.split('\n', 4);
  const [, at, version] = /^(\d+) (\d+\.\d+\.\S*)$/.exec(head) ?? [];
  if (version === undefined || events === undefined || answered === undefined || document === undefined)
    return null;
  return {
    kind: 'changed',
    version: versionOf(version),
    at: Number(at),
    get document() {
      return roomOf({ answered, document });
    },
    get events() {
      return JSON.parse(events) as GameEvent[] | null;
    },
  };
};
