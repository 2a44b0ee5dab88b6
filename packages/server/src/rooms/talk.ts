import type { TalkLine } from '@regicide/protocol';
import type { RoomDocument } from './roomDocument.ts';

/** Lines of talk that a room keeps. */
export const TALK_LINES = 30;

/** The room with one more line of talk. */
export const withLine = (room: RoomDocument, line: Omit<TalkLine, 'id'>): RoomDocument => {
  const id = (room.talk.at(-1)?.id ?? 0) + 1;
  return { ...room, talk: [...room.talk, { id, ...line }].slice(-TALK_LINES) };
};
