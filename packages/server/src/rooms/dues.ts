import type { Decide } from '../commit/changeRoom.ts';
import { companionMove } from '../table/companionMove.ts';
import { dealGame } from '../table/dealGame.ts';
import { changedTo, NOTHING } from './decided.ts';
import { heirOf, withHost } from './host.ts';
import type { Due, RoomDocument } from './roomDocument.ts';

/** When something is due next, server ms, or null. */
export const nextDueAt = (room: RoomDocument): number | null =>
  room.dues.length === 0 ? null : Math.min(...room.dues.map(({ at }) => at));

/** Does whatever is due at `now`; any node with somebody in the room may ask for it, the first one does it. */
export const actOnDues =
  (now: number): Decide =>
  (room) => {
    const due = room.dues.filter(({ at }) => at <= now);
    const next = due.reduce((current, { kind }) => ACTS[kind](current, now), room);
    return companionMove(next, now) ?? (next === room ? NOTHING : changedTo(next));
  };

const dealNow = (room: RoomDocument, now: number): RoomDocument => dealGame(room, now);

/** Stays due while nobody is there to take the role. */
const handHostNow = (room: RoomDocument): RoomDocument => {
  const heir = heirOf(room);
  return heir === null || heir.awaySince !== null ? room : withHost(room, heir.id);
};

/** It comes last, with events of its own. */
const moveLater = (room: RoomDocument): RoomDocument => room;

const ACTS = { deal: dealNow, handHost: handHostNow, companion: moveLater } satisfies Record<
  Due['kind'],
  (room: RoomDocument, now: number) => RoomDocument
>;
