import type { GameEvent } from '@regicide/rules';
import { bugOf } from '../log.ts';
import type { Census } from '../ops/metrics.ts';
import { sendAway } from '../ops/sendAway.ts';
import { Presence, TOUCH_INTERVAL } from '../presence/presence.ts';
import { isCompanionDue } from '../rooms/companionDue.ts';
import { actOnDues } from '../rooms/dues.ts';
import { DueTimers } from '../rooms/dueTimers.ts';
import { aliasExpiryOf, lifetimesOf } from '../rooms/expiry.ts';
import type { RoomDocument } from '../rooms/roomDocument.ts';
import { phaseOf } from '../rooms/seating.ts';
import { hasStandIn, takeBack } from '../rooms/takeBack.ts';
import type { ServerContext } from '../serverContext.ts';
import { StoreUnavailable } from '../stores/roomStore.ts';
import { Connection, newConnectionId, type ServerSocket, type Session } from './connection.ts';
import { dispatch } from './dispatch.ts';
import type { LocalRoom } from './localRoom.ts';
import { LocalRooms } from './localRooms.ts';
import type { Peer } from './oneWrite.ts';
import type { SocketLimits } from './socketLimits.ts';

/** Rooms that one sweep looks after at once. */
const SWEEP_WIDTH = 16;
/** How long a closing server waits for what is under way, ms. */
const DRAIN_TIME = 5_000;

/** Looks after the sockets of this node from their welcome to their end. */
export class Reception {
  readonly rooms: LocalRooms;
  readonly #presence: Presence;
  readonly #timers: DueTimers;
  readonly #sweep: NodeJS.Timeout;
  readonly #underWay = new Set<Promise<void>>();

  constructor(
    readonly context: ServerContext,
    readonly limits: SocketLimits,
  ) {
    this.rooms = new LocalRooms(context.changes);
    this.#presence = new Presence(context);
    this.#timers = new DueTimers(context.now, (roomId, at) =>
      this.#do(() => context.changes.change(roomId, null, actOnDues(Math.max(at, context.now())))),
    );
    this.#sweep = setInterval(() => this.#do(() => this.#sweepAll()), TOUCH_INTERVAL);
  }

  /** A socket came in: it is shown the room as the store has it, and its messages are taken from now on. */
  welcome(socket: ServerSocket, peer: Peer, session: Session, address: string): void {
    const id = newConnectionId(this.context.now());
    const connection = new Connection(id, session, socket, peer, address);
    const entered = this.#arrive(connection);
    socket.onAny((verb: string, ...packet: unknown[]) =>
      this.#do(async () => {
        const room = await entered;
        if (room === null) return;
        const { context, limits } = this;
        await dispatch({ context, connection, room, limits }, verb, packet);
      }),
    );
    socket.on('disconnect', (reason) => this.#do(() => this.#depart(connection, entered, reason)));
  }

  /** A room has changed, here or on another node. */
  show(document: RoomDocument, events: readonly GameEvent[] | null): void {
    const room = this.rooms.get(document.id);
    if (room === undefined) return;
    if (room.note(document)) this.#timers.arm(document);
    room.show(document, events, this.context.now());
    if (!document.isClosed) this.#do(() => this.#presence.clearMarks(room));
  }

  /** A later connection of a member plays, on whatever node. */
  supersede(roomId: string, memberId: string, connectionId: string): void {
    this.rooms.get(roomId)?.supersede(memberId, connectionId);
  }

  /** What this node holds at the moment. */
  census(): Census {
    const { all, connections } = this.rooms;
    const now = this.context.now();
    const playing = all.filter(({ newest }) => newest !== null && phaseOf(newest) === 'playing');
    const seats = playing.map(
      ({ newest }) => newest!.memberBySeat.filter((member) => member !== null).length,
    );
    return {
      rooms: all.length,
      tables: playing.length,
      seats: seats.reduce((sum, count) => sum + count, 0),
      sockets: connections.length,
      companions_due: all.filter(({ newest }) => newest !== null && isCompanionDue(newest, now)).length,
    };
  }

  async close(): Promise<void> {
    clearInterval(this.#sweep);
    this.#timers.forgetAll();
    await sendAway(() => this.rooms.connections);
    await Promise.race([this.#settle(), new Promise((resolve) => setTimeout(resolve, DRAIN_TIME).unref())]);
  }

  async #settle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  /** Into the room, and shown it. Null where that failed: the client comes again. */
  async #arrive(connection: Connection): Promise<LocalRoom | null> {
    const { context } = this;
    const { roomId, memberId } = connection.session;
    try {
      const room = await this.rooms.enter(connection);
      const read = await context.changes.read(roomId);
      if (read === null || read.isClosed) {
        connection.end('room_closed');
        return room;
      }
      const document = room.newestFor(connection, read);
      connection.sendSnapshot(document, context.now());
      context.log.info({ code: 'socket/opened', room: roomId, member: memberId }, 'a member is connected');
      this.#do(() => this.#announce(connection, room, document));
      return room;
    } catch (error) {
      this.#report(error);
      connection.socket.disconnect(true);
      return null;
    }
  }

  /** What the others, here and on other nodes, must know of a new connection; what the store refuses now a sweep makes up for. */
  async #announce(connection: Connection, room: LocalRoom, document: RoomDocument): Promise<void> {
    const { store, changes, now, config } = this.context;
    const { roomId, memberId } = connection.session;
    room.supersede(memberId, connection.id);
    this.show(document, null);
    await this.#presence.touch(connection, document);
    if (hasStandIn(document, memberId)) await changes.change(roomId, null, takeBack(memberId));
    await store.publish(roomId, { kind: 'superseded', memberId, connectionId: connection.id });
    if (document.code !== document.id)
      await store.addAlias(document.code, roomId, aliasExpiryOf(now(), lifetimesOf(config)));
  }

  async #depart(connection: Connection, entered: Promise<LocalRoom | null>, reason: string): Promise<void> {
    connection.hasEnded = true;
    await entered;
    const { roomId, memberId } = connection.session;
    this.context.log.info(
      { code: 'socket/closed', room: roomId, member: memberId, reason },
      'a socket closed',
    );
    await this.rooms.leave(connection);
    if (this.rooms.get(roomId) === undefined) this.#timers.forget(roomId);
    const isStillHere = this.rooms.get(roomId)?.presentMembers().has(memberId) ?? false;
    if (isStillHere || this.context.isDraining())
      await this.context.store.dropPresence(roomId, connection.id);
    else await this.#presence.left(connection);
  }

  async #sweepAll(): Promise<void> {
    const rooms = this.rooms.all;
    for (let first = 0; first < rooms.length; first += SWEEP_WIDTH)
      await Promise.all(rooms.slice(first, first + SWEEP_WIDTH).map((room) => this.#sweepOne(room)));
  }

  async #sweepOne(room: LocalRoom): Promise<void> {
    if (room.newest === null) return;
    room.show(room.newest, null, this.context.now());
    await this.#presence.sweep(room).catch((error: unknown) => this.#report(error));
    const due = actOnDues(this.context.now());
    if (due(room.newest).kind === 'change') await this.context.changes.change(room.id, null, due);
  }

  /** Work that nobody waits for, but that a closing server lets end. */
  #do(work: () => Promise<unknown>): void {
    const done = work().then(
      () => {},
      (error: unknown) => this.#report(error),
    );
    this.#underWay.add(done);
    void done.finally(() => this.#underWay.delete(done));
  }

  #report(error: unknown): void {
    if (error instanceof StoreUnavailable)
      this.context.log.warn({ code: 'store/unavailable' }, 'the store does not answer');
    else this.context.log.error({ code: 'bug/room', ...bugOf(error) }, 'work in a room failed');
  }
}
