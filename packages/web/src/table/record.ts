import type { Card } from '@regicide/rules';
import type { RoomView } from '@regicide/protocol';
import type { Dictionary } from '../text/dictionary.ts';
import { strong, words } from '../ui/sentenceParts.ts';
import type { LogLine } from './logLines.ts';
import { talkWords } from './talkWords.ts';

/** A line of the shown record: of the game, or something that was said. */
export interface RecordLine {
  readonly id: string;
  readonly text: string;
  readonly cards: readonly Card[];
  /** The intent that it tells of; null for what was said. */
  readonly step: number | null;
  readonly kind: LogLine['kind'] | 'talk';
}

/** The game's lines and what was said meanwhile, by time. */
export const record = (
  lines: readonly LogLine[],
  room: Pick<RoomView, 'talk' | 'members' | 'game'>,
  text: Dictionary,
): RecordLine[] => {
  const start = room.game?.startedAt ?? 0;
  const said = room.talk
    .filter(({ at }) => at >= start)
    .map((line) => {
      const name = room.members.find(({ id }) => id === line.memberId)?.name ?? text.board.gone;
      // Words are marked like names: nothing that somebody typed is read as a card.
      const said = text.log.talkSays(strong(name), words(talkWords(line, text.board)));
      return { id: `talk-${line.id}`, at: line.at, text: said, cards: [], step: null, kind: 'talk' as const };
    });
  return [...lines, ...said].sort((a, b) => a.at - b.at);
};
