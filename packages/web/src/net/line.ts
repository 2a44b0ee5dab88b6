import type {
  Ack,
  CommandMessage,
  Goodbye,
  LogAck,
  OwnUpdate,
  Rejection,
  SharedUpdate,
  Snapshot,
  WakeAck,
} from '@regicide/protocol';
import type { Intent } from '@regicide/rules';

/** What a line brings. */
export interface LineEvents {
  opened(): void;
  /** Broken; the line opens itself again, as often as it takes. */
  closed(): void;
  /** The server does not let this browser in, for good; the line does not try again. */
  refused(code: Rejection): void;
  snapshot(snapshot: Snapshot): void;
  update(shared: SharedUpdate, own: OwnUpdate | null): void;
  /** The line does not open again, except after `draining`. */
  goodbye(reason: Goodbye): void;
}

/** Questions to the server, and their answers. */
export interface Questions {
  intent: { message: { id: string; step: number; intent: Intent }; answer: Ack };
  command: { message: CommandMessage; answer: Ack };
  wake: { message: Record<string, never>; answer: WakeAck };
  log: { message: { fromStep: number }; answer: LogAck };
}

/** A connection to one room as one member: a socket, or a test's. */
export interface Line {
  /** Rejects when no answer comes in time or the line is not open: nothing is kept to be sent later. */
  ask<Q extends keyof Questions>(
    question: Q,
    message: Questions[Q]['message'],
  ): Promise<Questions[Q]['answer']>;
  /** Opens now, without waiting for the next attempt. */
  open(): void;
  /** Gives up a line that looks open and does not answer, and opens a new one. `closed` comes before this returns. */
  reopen(): void;
  /** For good. */
  end(): void;
}
