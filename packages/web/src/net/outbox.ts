import type { Ack, Command } from '@regicide/protocol';
import type { Intent } from '@regicide/rules';

/** A request as it goes out; the id stays the same however often it is sent, so the server applies it once. */
export type Request =
  | { readonly kind: 'intent'; readonly id: string; readonly step: number; readonly intent: Intent }
  | { readonly kind: 'command'; readonly id: string; readonly command: Command };

/** An intent without an answer. */
export interface WaitingIntent {
  readonly request: Extract<Request, { kind: 'intent' }>;
  readonly gameId: string | null;
}

/** Where a tab keeps its intents without an answer, so that a reload neither loses nor repeats them. */
export interface UnsentIntents {
  load(): readonly WaitingIntent[];
  save(intents: readonly WaitingIntent[]): void;
}

interface Waiting {
  readonly request: Request;
  /** An intent belongs to one game and is never sent into the next one. */
  readonly gameId: string | null;
  readonly resolve: (outcome: Ack) => void;
}

/** Pauses before a request is repeated that the server could not store, in milliseconds; the last one repeats. */
const PAUSES_MS = [500, 1000, 2000, 4000, 8000];

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Requests on their way to the server: in order, one at a time, each until it is answered. A request whose answer was
 * lost goes out again with its id when the line is back.
 */
export class Outbox {
  private readonly queue: Waiting[] = [];
  private isOpen = false;
  /** Counts openings, to tell a broken line from one that is open and silent. */
  private opening = 0;
  private isSending = false;

  constructor(
    /** Sends once; rejects when no answer comes. */
    private readonly send: (request: Request) => Promise<Ack>,
    /** An open line did not answer. */
    private readonly onSilence: () => void,
    private readonly onChange: () => void,
  ) {}

  /** Requests without an answer yet. */
  get size(): number {
    return this.queue.length;
  }

  get intents(): WaitingIntent[] {
    return this.queue.flatMap(({ request, gameId }) =>
      request.kind === 'intent' ? [{ request, gameId }] : [],
    );
  }

  add(request: Request, gameId: string | null): Promise<Ack> {
    return new Promise((resolve) => {
      this.queue.push({ request, gameId, resolve });
      this.onChange();
      void this.sendAll();
    });
  }

  /** The line is open and the newest snapshot is there. */
  opened(): void {
    this.isOpen = true;
    this.opening += 1;
    void this.sendAll();
  }

  closed(): void {
    this.isOpen = false;
  }

  /** Another game is on the table: intents for the last one are given up, and not sent into this one. */
  dropGamesBut(gameId: string | null): void {
    for (const waiting of this.queue.filter((one) => one.gameId !== null && one.gameId !== gameId)) {
      this.settle(waiting, { ok: false, code: 'intent/game_over' });
    }
  }

  private settle(waiting: Waiting, outcome: Ack): void {
    const index = this.queue.indexOf(waiting);
    if (index === -1) return;
    this.queue.splice(index, 1);
    waiting.resolve(outcome);
    this.onChange();
  }

  private async sendAll(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    let refusals = 0;
    for (let waiting = this.queue[0]; this.isOpen && waiting; waiting = this.queue[0]) {
      const opening = this.opening;
      const ack = await this.send(waiting.request).catch(() => null);
      if (ack === null) {
        if (opening === this.opening && this.isOpen) this.onSilence();
        if (opening === this.opening) break;
        continue;
      }
      if (!ack.ok && ack.code === 'store/unavailable') {
        await pause(PAUSES_MS[Math.min(refusals++, PAUSES_MS.length - 1)]!);
        continue;
      }
      refusals = 0;
      this.settle(waiting, ack);
    }
    this.isSending = false;
  }
}
