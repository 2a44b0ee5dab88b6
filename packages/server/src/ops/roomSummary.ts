import type { RoomDocument } from '../rooms/roomDocument.ts';
import { phaseOf } from '../rooms/seating.ts';

/** What an operator may see of a room: no names, no talk, no hands, no seeds, no tokens. */
export interface RoomSummary {
  readonly id: string;
  /** The current link's code. */
  readonly code: string;
  readonly phase: ReturnType<typeof phaseOf>;
  readonly members: number;
  /** Members who are not marked as away. */
  readonly present: number;
  readonly seats: number;
  /** Accepted intents of the current game; null without one. */
  readonly step: number | null;
  readonly createdAt: string;
  /** Since when somebody owes a move, or the game's end; null without a game. */
  readonly lastMoveAt: string | null;
  readonly isOpen: boolean;
  readonly isClosed: boolean;
}

export const summaryOf = (room: RoomDocument): RoomSummary => ({
  id: room.id,
  code: room.code,
  phase: phaseOf(room),
  members: room.members.length,
  present: room.members.filter(({ awaySince }) => awaySince === null).length,
  seats: room.memberBySeat.filter((member) => member !== null).length,
  step: room.game?.state?.step ?? null,
  createdAt: new Date(room.createdAt).toISOString(),
  lastMoveAt: room.game === null ? null : new Date(room.game.turnSince).toISOString(),
  isOpen: room.isOpen,
  isClosed: room.isClosed,
});

/** One line for people, in columns; without an argument the heading. */
export const summaryLine = (room?: RoomSummary): string => {
  const cells =
    room === undefined
      ? ['room', 'code', 'phase', 'people', 'seats', 'step', 'made', 'last move']
      : [
          room.id,
          room.code,
          room.isClosed ? 'closed' : room.phase,
          `${room.present}/${room.members}`,
          String(room.seats),
          String(room.step ?? '-'),
          room.createdAt.slice(0, 16),
          room.lastMoveAt?.slice(0, 16) ?? '-',
        ];
  return cells
    .map((cell, column) => cell.padEnd(WIDTHS[column]!))
    .join(' ')
    .trimEnd();
};

const WIDTHS = [9, 9, 9, 6, 5, 5, 16, 16];
