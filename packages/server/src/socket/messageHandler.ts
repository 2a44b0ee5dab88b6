import type { z } from 'zod';
import type { Ack, LogAck, WakeAck } from '@regicide/protocol';
import type { ServerContext } from '../serverContext.ts';
import type { Connection } from './connection.ts';
import type { LocalRoom } from './localRoom.ts';
import type { SocketLimits } from './socketLimits.ts';

export interface Desk {
  readonly context: ServerContext;
  readonly connection: Connection;
  readonly room: LocalRoom;
  readonly limits: SocketLimits;
}

/** One message of a client: how it is read, what it costs of the limits, and what is done. */
export interface MessageHandler<S extends z.ZodType, A extends Ack | LogAck | WakeAck> {
  readonly schema: S;
  readonly cost: number;
  /** Answers once, with `reply`. May reject with StoreUnavailable. */
  readonly handle: (desk: Desk, message: z.output<S>, reply: (answer: A) => void) => Promise<void>;
}
