import type { MemberId } from '@regicide/protocol';
import type { GameEvent } from '@regicide/rules';
import { isNewer } from '../rooms/age.ts';
import type { RoomDocument } from '../rooms/roomDocument.ts';
import { memberOf } from '../rooms/seating.ts';
import type { Connection } from './connection.ts';
import { isToldByUpdate, ownUpdate, sharedUpdate } from './sharedUpdate.ts';

/** The sockets that this node has in one room, and the newest document that it saw of it. */
export class LocalRoom {
  readonly connections = new Set<Connection>();
  newest: RoomDocument | null = null;

  constructor(readonly id: string) {}

  /** Keeps the newer one. Whether it was news. */
  note(document: RoomDocument): boolean {
    if (this.newest !== null && !isNewer(document, this.newest)) return false;
    this.newest = document;
    return true;
  }

  /**
   * Tells every socket what is new to it. Each continues from what itself was shown; one that still waits for its
   * snapshot gets nothing before it, and one that missed something gets all anew. The shared part of an update is
   * written once for all that stand at the same place.
   */
  show(document: RoomDocument, events: readonly GameEvent[] | null, now: number): void {
    const sharedByBase = new Map<RoomDocument, string>();
    for (const connection of this.connections) {
      const { shown, session } = connection;
      if (this.#endIfOver(connection, document) || shown === null || !isNewer(document, shown)) continue;
      if (!isToldByUpdate(shown, document, events)) {
        connection.sendSnapshot(document, now);
        continue;
      }
      const shared = sharedByBase.get(shown) ?? JSON.stringify(sharedUpdate(shown, document, events, now));
      sharedByBase.set(shown, shared);
      connection.sendUpdate(document, shared, ownUpdate(document, session.memberId, events));
    }
  }

  /** The room's first picture for a socket, or all of it anew: never older than what the socket was shown. */
  newestFor(connection: Connection, read: RoomDocument): RoomDocument {
    // Of equals the one that is here already: what every idle socket of a room was shown is in memory once.
    return [connection.shown, this.newest].reduce<RoomDocument>(
      (best, other) =>
        other !== null && (isNewer(other, best) || other.stamp === best.stamp) ? other : best,
      read,
    );
  }

  /** Ends the sockets of people that the room no longer knows. Whether this one was. */
  #endIfOver(connection: Connection, document: RoomDocument): boolean {
    const reason = document.isClosed
      ? 'room_closed'
      : memberOf(document, connection.session.memberId) === undefined
        ? 'removed'
        : null;
    if (reason === null) return connection.hasEnded;
    connection.end(reason);
    return true;
  }

  /** Members with a socket here. */
  presentMembers(): Set<MemberId> {
    const present = [...this.connections].filter(({ hasEnded }) => !hasEnded);
    return new Set(present.map(({ session }) => session.memberId));
  }

  /** A later connection of this member plays: the earlier ones here end. */
  supersede(memberId: string, connectionId: string): void {
    for (const connection of this.connections)
      if (connection.session.memberId === memberId && connection.id < connectionId)
        connection.end('superseded');
  }
}
