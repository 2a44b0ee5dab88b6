import { nanoid } from 'nanoid';
import type { Socket } from 'socket.io';
import type { ClientToServer, Goodbye, MemberId, OwnUpdate, ServerToClient } from '@regicide/protocol';
import type { RoomDocument } from '../rooms/roomDocument.ts';
import { holdUntilTurnEnds, type Peer } from './oneWrite.ts';
import { snapshotOf } from './snapshotOf.ts';

export type ServerSocket = Socket<ClientToServer, ServerToClient>;

/** Whom a socket speaks for. The seat is always looked up in the document. */
export interface Session {
  readonly roomId: string;
  readonly memberId: MemberId;
}

/** Type of an event in socket.io's protocol, version 5; its arguments follow as JSON. */
const EVENT_PACKET = '2';
/** How long the answer to the very request that ends a session may still take to leave, ms. */
const LAST_WORDS = 100;

/** A name for a connection that sorts by when it was opened: of two of one member the later one plays. */
export const newConnectionId = (now: number): string => `${now.toString(36).padStart(9, '0')}-${nanoid(8)}`;

/** One socket of one member, and what it was shown last: whatever is sent next starts from there. */
export class Connection {
  shown: RoomDocument | null = null;
  hasEnded = false;

  constructor(
    readonly id: string,
    readonly session: Session,
    readonly socket: ServerSocket,
    readonly peer: Peer,
    /** Whom the limits per address count. */
    readonly address: string,
  ) {}

  sendSnapshot(document: RoomDocument, now: number): void {
    this.shown = document;
    this.socket.emit('snapshot', snapshotOf(document, this.session.memberId, now));
  }

  /**
   * The shared part comes as JSON, written once for all sockets of the room, and goes out as the packet that
   * `emit('update', shared, own)` makes: socket.io would write it out anew for each of them.
   */
  sendUpdate(document: RoomDocument, sharedText: string, own: OwnUpdate | null): void {
    this.shown = document;
    holdUntilTurnEnds(this.peer);
    this.socket.conn.send(`${EVENT_PACKET}["update",${sharedText},${JSON.stringify(own)}]`);
  }

  /** Nothing but the reason is sent from here on. */
  end(reason: Goodbye): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.socket.emit('goodbye', reason);
    setTimeout(() => this.socket.disconnect(true), LAST_WORDS).unref();
  }
}
