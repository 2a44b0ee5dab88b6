import { markAway, markPresent } from '../rooms/awayMarks.ts';
import { expiryOf, lifetimesOf } from '../rooms/expiry.ts';
import type { RoomDocument } from '../rooms/roomDocument.ts';
import type { ServerContext } from '../serverContext.ts';
import type { Connection } from '../socket/connection.ts';
import type { LocalRoom } from '../socket/localRoom.ts';

/** How often a node says that its connections live, ms. */
export const TOUCH_INTERVAL = 10_000;
/** A connection that is not touched for so long is gone, with its node; ms. */
export const PRESENCE_TIME = 25_000;
/** So long may somebody be in the room before the first connection is there, ms. */
const ARRIVAL_TIME = 10_000;

/** Who is connected: kept in the store per connection, and in the document as away marks. */
export class Presence {
  constructor(readonly context: ServerContext) {}

  /** Adds or refreshes a connection; the room does not expire while somebody is there. */
  async touch(connection: Connection, room: RoomDocument): Promise<void> {
    const now = this.context.now();
    const { roomId, memberId } = connection.session;
    await this.context.store.touchPresence(
      roomId,
      { memberId, connectionId: connection.id, expiresAt: now + PRESENCE_TIME },
      expiryOf(room, now, lifetimesOf(this.context.config)),
    );
  }

  /** A connection has closed: without another one, on any node, its member shows as away at once. */
  async left({ id, session: { roomId, memberId } }: Connection): Promise<void> {
    const { store, changes, now } = this.context;
    await store.dropPresence(roomId, id);
    const others = await store.presences(roomId, now());
    if (others.some((other) => other.memberId === memberId)) return;
    await changes.change(roomId, null, markAway(new Set([memberId]), now()));
  }

  /** Takes the away marks from members who have a socket here. */
  async clearMarks(room: LocalRoom): Promise<void> {
    const present = room.presentMembers();
    const marked =
      room.newest?.members.filter(({ id, awaySince }) => awaySince !== null && present.has(id)) ?? [];
    if (marked.length > 0)
      await this.context.changes.change(room.id, null, markPresent(new Set(marked.map(({ id }) => id))));
  }

  /** Refreshes the sockets here and marks members whose node is gone; ends sockets here that another node superseded. */
  async sweep(room: LocalRoom): Promise<void> {
    const { store, changes, now } = this.context;
    const { newest } = room;
    if (newest === null) return;
    for (const connection of room.connections) if (!connection.hasEnded) await this.touch(connection, newest);
    const presences = await store.presences(room.id, now());
    for (const { memberId, connectionId } of presences) room.supersede(memberId, connectionId);
    const here = new Set<string>(presences.map(({ memberId }) => memberId));
    const lapsed = newest.members.filter(
      ({ id, awaySince, joinedAt }) => awaySince === null && !here.has(id) && joinedAt < now() - ARRIVAL_TIME,
    );
    if (lapsed.length > 0)
      await changes.change(room.id, null, markAway(new Set(lapsed.map(({ id }) => id)), now()));
    await this.clearMarks(room);
  }
}
