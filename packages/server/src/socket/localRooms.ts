import type { RoomChanges } from '../commit/roomChanges.ts';
import type { Connection } from './connection.ts';
import { LocalRoom } from './localRoom.ts';

/** The rooms in which this node has sockets. It follows their feeds while it has. */
export class LocalRooms {
  readonly #roomById = new Map<string, { readonly room: LocalRoom; readonly followed: Promise<void> }>();

  constructor(readonly changes: Pick<RoomChanges, 'follow' | 'unfollow'>) {}

  get(roomId: string): LocalRoom | undefined {
    return this.#roomById.get(roomId)?.room;
  }

  get all(): LocalRoom[] {
    return [...this.#roomById.values()].map(({ room }) => room);
  }

  get connections(): Connection[] {
    return this.all.flatMap((room) => [...room.connections]);
  }

  /** Puts the socket into its room. The room's feed is followed when this resolves; rejects with StoreUnavailable. */
  async enter(connection: Connection): Promise<LocalRoom> {
    const { roomId } = connection.session;
    let entry = this.#roomById.get(roomId);
    if (entry === undefined) {
      entry = { room: new LocalRoom(roomId), followed: this.changes.follow(roomId) };
      this.#roomById.set(roomId, entry);
    }
    entry.room.connections.add(connection);
    await entry.followed;
    return entry.room;
  }

  /** With the last socket the room is forgotten here. */
  async leave(connection: Connection): Promise<void> {
    const { roomId } = connection.session;
    const entry = this.#roomById.get(roomId);
    if (entry === undefined || !entry.room.connections.delete(connection)) return;
    if (entry.room.connections.size > 0) return;
    this.#roomById.delete(roomId);
    await this.changes.unfollow(roomId);
  }
}
