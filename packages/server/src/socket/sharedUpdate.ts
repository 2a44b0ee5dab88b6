import { ownUpdateFor, type OwnUpdate, type RoomView, type SharedUpdate } from '@regicide/protocol';
import { viewFor, visibleEvents, type GameEvent, type GameState, type PublicView } from '@regicide/rules';
import { isNext } from '../rooms/age.ts';
import type { RoomDocument } from '../rooms/roomDocument.ts';
import { roomViewOf } from '../rooms/roomView.ts';
import { gameSeatOf } from '../rooms/seating.ts';

/** Whether an update can tell the whole way: the next revision, and the events of its step are known. */
export const isToldByUpdate = (
  before: RoomDocument,
  after: RoomDocument,
  events: readonly GameEvent[] | null,
): boolean => {
  const hasMoved =
    !isSamePosition(before, after) && before.game?.state != null && after.game?.id === before.game.id;
  return isNext(after, before) && (!hasMoved || events !== null);
};

/** What everybody is told of the step from one document to the next; parts that are alike are left out. */
export const sharedUpdate = (
  before: RoomDocument,
  after: RoomDocument,
  events: readonly GameEvent[] | null,
  now: number,
): SharedUpdate => {
  const room = roomPart(before, after);
  const turnSince = after.game?.turnSince;
  return {
    epoch: after.epoch,
    revision: after.revision,
    now,
    ...(room === null ? {} : { room }),
    ...(room !== null || turnSince === undefined || turnSince === before.game?.turnSince
      ? {}
      : { turnSince }),
    ...(isSamePosition(before, after) ? {} : { view: publicViewOf(after.game?.state ?? null) }),
    ...(events === null ? {} : { events: visibleEvents(events, 'spectator') }),
  };
};

/** What only the member's own seat is told; null without a seat or a game. */
export const ownUpdate = (
  document: RoomDocument,
  memberId: string,
  events: readonly GameEvent[] | null,
): OwnUpdate | null => {
  const seat = gameSeatOf(document, memberId);
  const state = document.game?.state ?? null;
  return seat === null || state === null ? null : ownUpdateFor(state, events ?? [], seat);
};

const isSamePosition = (before: RoomDocument, after: RoomDocument): boolean =>
  before.game?.id === after.game?.id && before.game?.state?.step === after.game?.state?.step;

const publicViewOf = (state: GameState | null): PublicView | null => {
  if (state === null) return null;
  const { seat: _seat, hand: _hand, ...shared } = viewFor(state, 'spectator');
  return shared;
};

/** The room where it differs in more than the turn's clock, which every intent sets. */
const roomPart = (before: RoomDocument, after: RoomDocument): RoomView | null => {
  if (hasSameRoomParts(before, after)) return null;
  const next = roomTextOf(after);
  return next.text === roomTextOf(before).text ? null : next.view;
};

/** The usual case, an intent decided in this process: nothing else of the document was touched. */
const hasSameRoomParts = (before: RoomDocument, after: RoomDocument): boolean =>
  before.members === after.members &&
  before.memberBySeat === after.memberBySeat &&
  before.companionBySeat === after.companionBySeat &&
  before.talk === after.talk &&
  before.options === after.options &&
  before.hostId === after.hostId &&
  before.isOpen === after.isOpen &&
  before.code === after.code &&
  before.game?.id === after.game?.id &&
  before.game?.status === after.game?.status &&
  before.game?.canWish === after.game?.canWish &&
  before.game?.wishBySeat === after.game?.wishBySeat;

const textByDocument = new WeakMap<RoomDocument, { readonly view: RoomView; readonly text: string }>();

const roomTextOf = (document: RoomDocument): { readonly view: RoomView; readonly text: string } => {
  const known = textByDocument.get(document);
  if (known !== undefined) return known;
  const view = roomViewOf(document);
  const text = JSON.stringify({ ...view, game: view.game === null ? null : { ...view.game, turnSince: 0 } });
  const made = { view, text };
  textByDocument.set(document, made);
  return made;
};
