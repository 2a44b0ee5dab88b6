import { cleanText } from '@regicide/protocol';
import { changedTo, rejected } from '../decided.ts';
import { isGameRunning } from '../seating.ts';
import { withLine } from '../talk.ts';
import type { CommandRule } from './commandRule.ts';

/** free text where the game's options allow it. Rejections: `talk/not_now`, `message/malformed` (nothing to see in it). */
export const sayText: CommandRule<'sayText'> = (room, memberId, command, { now }) => {
  const options = isGameRunning(room) ? room.game!.options : room.options;
  if (options.talk !== 'free') return rejected('talk/not_now');
  const text = cleanText(command.text);
  return text === ''
    ? rejected('message/malformed')
    : changedTo(withLine(room, { memberId, at: now, phrase: null, text }));
};
