import type { GameEvent } from '@regicide/rules';
import { roomOf, versionOf } from './documentText.ts';
import type { ChangedMessage, FeedMessage, SupersededMessage } from './roomStore.ts';

/** First line of a commit's message; events, answered and document follow, a line each, put together by the script. */
export const headOf = (version: string, at: number): string => `${at} ${version}`;

export const supersededText = (message: SupersededMessage): string => JSON.stringify(message);

/** Throws where the text is none of ours. */
export const messageOf = (text: string): FeedMessage =>
  text.startsWith('{') ? (JSON.parse(text) as SupersededMessage) : changedOf(text);

/** A node gets its own commits back, and some twice: the long lines are parsed only when somebody looks. */
const changedOf = (text: string): ChangedMessage => {
  const lines = text.split('\n', 4) as [head: string, events: string, answered: string, document: string];
  const [at, version] = lines[0].split(' ', 2) as [string, string];
  return {
    kind: 'changed',
    version: versionOf(version),
    at: Number(at),
    get document() {
      return roomOf({ answered: lines[2], document: lines[3] });
    },
    get events() {
      return JSON.parse(lines[1]) as GameEvent[] | null;
    },
  };
};
