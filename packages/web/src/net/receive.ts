import {
  eventsOf,
  viewOf,
  type LogEntry,
  type OwnUpdate,
  type RoomView,
  type SharedUpdate,
  type Snapshot,
} from '@regicide/protocol';
import type { GameView, Seat, VisibleEvent } from '@regicide/rules';

/** All that this browser knows of its room. Never changed in place: every message makes a new one. */
export interface Received {
  readonly epoch: number;
  readonly revision: number;
  /** Server clock minus this machine's, in milliseconds. */
  readonly clockOffset: number;
  readonly memberId: string;
  readonly room: RoomView;
  readonly view: GameView | null;
}

/** A snapshot replaces everything, also something newer: it was read from the store. */
export const fromSnapshot = (snapshot: Snapshot, localNow: number): Received => ({
  epoch: snapshot.epoch,
  revision: snapshot.revision,
  clockOffset: snapshot.now - localNow,
  memberId: snapshot.memberId,
  room: snapshot.room,
  view: snapshot.view,
});

/** Whether the first place in the room's history lies behind the second one. */
export const isNewer = (
  one: { readonly epoch: number; readonly revision: number },
  other: { readonly epoch: number; readonly revision: number },
): boolean => one.epoch > other.epoch || (one.epoch === other.epoch && one.revision > other.revision);

/** What is known after an update; null when it is older than what is known, or the same, and must be dropped. */
export const afterUpdate = (
  known: Received,
  shared: SharedUpdate,
  own: OwnUpdate | null,
  localNow: number,
): Received | null => {
  if (!isNewer(shared, known)) return null;
  const room = shared.room ?? known.room;
  // the own hand comes with every update: a seat may have been taken or left between two steps
  const view = shared.view === undefined ? known.view : shared.view;
  return {
    ...known,
    epoch: shared.epoch,
    revision: shared.revision,
    clockOffset: shared.now - localNow,
    room:
      room.game && shared.turnSince !== undefined
        ? { ...room, game: { ...room.game, turnSince: shared.turnSince } }
        : room,
    view: view && viewOf(view, own),
  };
};

/** The log line of an update that carries the events of an intent, with the own draws filled in; else null. */
export const entryOf = (shared: SharedUpdate, own: OwnUpdate | null): LogEntry | null => {
  if (!shared.events || !shared.view) return null;
  const seat = actorOf(shared.events);
  if (seat === null) return null;
  return { step: shared.view.step - 1, seat, at: shared.now, events: eventsOf(shared.events, own) };
};

/** The seat whose intent had these events: the first event is always that seat's own deed. */
const actorOf = (events: readonly VisibleEvent[]): Seat | null => {
  const [first] = events;
  return first && 'seat' in first ? first.seat : null;
};
