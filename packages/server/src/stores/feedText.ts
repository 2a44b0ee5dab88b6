import type { GameEvent } from '@regicide/rules';
import { roomOf, versionOf, type DocumentText } from './documentText.ts';
import type { ChangedMessage, FeedMessage, SupersededMessage } from './roomStore.ts';

const OPENING_BRACE = 0x7b;
const LINE_END = 0x0a;

/** First line of a commit's message; events, answered and document follow, a line each. */
export const headOf = (version: string, at: number): string => `${at} ${version}`;

/** The whole message, as the commit's script puts it together, too. */
export const changedText = (head: string, events: string, { answered, document }: DocumentText): string =>
  [head, events, answered, document].join('\n');

export const supersededText = (message: SupersededMessage): string => JSON.stringify(message);

/** Null where the text is none of ours: anybody who reaches Redis may publish. */
export const messageOf = (bytes: Buffer): FeedMessage | null =>
  bytes[0] === OPENING_BRACE ? supersededOf(bytes.toString()) : changedOf(bytes);

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
 * A node that is not alone gets its own commits back: the long lines are parsed only when somebody looks. That throws
 * where a node of another version wrote them.
 */
const changedOf = (bytes: Buffer): ChangedMessage | null => {
  const headEnd = bytes.indexOf(LINE_END);
  const [, at, version] =
    /^(\d+) (\d+\.\d+\.\S*)$/.exec(bytes.toString('latin1', 0, Math.max(0, headEnd))) ?? [];
  if (version === undefined) return null;
  let known: string[] | null = null;
  const lines = (): string[] => (known ??= bytes.toString('utf8', headEnd + 1).split('\n', 3));
  return {
    kind: 'changed',
    version: versionOf(version),
    at: Number(at),
    get document() {
      const [, answered = '', document = ''] = lines();
      return roomOf({ answered, document });
    },
    get events() {
      return JSON.parse(lines()[0]!) as GameEvent[] | null;
    },
  };
};
