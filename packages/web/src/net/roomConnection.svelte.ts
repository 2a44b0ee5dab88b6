import type { Ack, Command, Goodbye, LogEntry, Rejection, RoomView } from '@regicide/protocol';
import type { GameView, Intent, VisibleEvent } from '@regicide/rules';
import type { GameLog } from './gameLog.ts';
import { copyKey } from './memberKeys.ts';
import type { Received } from './receive.ts';
import { RoomSession } from './roomSession.ts';
import { socketLine } from './socketLine.ts';
import { onWake } from './onWake.ts';
import { unsentIntents } from './unsentIntents.ts';

/** How long a broken line stays unmentioned, in ms. */
const MENTION_MS = 1500;
/** How long a table may take to open before the page says that the server is slow, in ms. */
const SLOW_MS = 4000;

/** Follows the game change by change; what the table's model is fed with. */
export interface Follower {
  /** `events` are null after a snapshot. */
  apply(view: GameView, events: readonly VisibleEvent[] | null, room: RoomView): void;
  setLog(entries: readonly LogEntry[]): void;
}

/** A room as the screens see it: reactive, over one {@link RoomSession}. */
export class RoomConnection {
  received = $state.raw<Received | null>(null);
  log = $state.raw<GameLog | null>(null);
  isOnline = $state(false);
  /** Broken for so long that the player should know. */
  isLate = $state(false);
  /** It takes so long that the page should say more than "opening". */
  isSlow = $state(false);
  over = $state.raw<{ readonly refused: Rejection } | { readonly goodbye: Goodbye } | null>(null);
  /** Why the last command was refused. */
  refusal = $state<Rejection | null>(null);
  /** Requests without an answer yet. */
  unanswered = $state(0);
  /** Counts how often the server came back with an older state. */
  timesBack = $state(0);

  readonly room: RoomView | null = $derived(this.received?.room ?? null);
  /** This member's seat, or null. */
  readonly mySeat = $derived.by(() => {
    const index = this.room?.memberBySeat.findIndex((member) => member === this.received?.memberId) ?? -1;
    return index === -1 ? null : (index as 0 | 1 | 2 | 3);
  });
  readonly isHost = $derived(this.room !== null && this.room.hostId === this.received?.memberId);

  readonly #session: RoomSession;
  readonly #stopWaking: () => void;
  #follower: Follower | null = null;
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(
    private readonly code: string,
    key: string,
  ) {
    this.#session = new RoomSession(
      (events) => socketLine(code, key, events),
      {
        link: () => this.#showLink(),
        snapshot: (received) => this.#show(received, null),
        update: (received, entry) => this.#show(received, entry?.events ?? []),
        log: (log) => this.#showLog(log),
        wentBack: () => (this.timesBack += 1),
        notApplied: (code) => (this.refusal = code),
      },
      Date.now,
      unsentIntents(code),
    );
    this.#stopWaking = onWake(() => void this.#session.wake());
    this.#waitForLine();
  }

  send(intent: Intent): Promise<Ack> {
    return this.#session.send(intent);
  }

  command(command: Command): Promise<Ack> {
    return this.#session.command(command);
  }

  /** A command of a lobby's button; true when it was done, else {@link refusal} says why not. */
  async run(command: Command): Promise<boolean> {
    this.refusal = null;
    const ack = await this.#session.command(command);
    if (!ack.ok) this.refusal = ack.code;
    return ack.ok;
  }

  /** The nonce that this page added to the shuffle of a game, if it did. */
  nonceOf(gameId: string): string | null {
    return this.#session.nonceOf(gameId);
  }

  /** Tries at once instead of waiting for the next attempt. */
  tryNow(): void {
    void this.#session.wake();
  }

  /** From now on the follower hears of every change; the answer ends it. */
  follow(follower: Follower): () => void {
    this.#follower = follower;
    if (this.log) follower.setLog(this.log.entries);
    return () => (this.#follower = null);
  }

  end(): void {
    this.#stopWaking();
    this.#timers.forEach(clearTimeout);
    this.#session.end();
  }

  #show(received: Received, events: readonly VisibleEvent[] | null): void {
    copyKey(this.code, received.room.code);
    this.received = received;
    if (received.view) this.#follower?.apply(received.view, events, received.room);
    if (this.#session.log) this.#showLog(this.#session.log);
  }

  #showLog(log: GameLog): void {
    this.log = log;
    this.#follower?.setLog(log.entries);
  }

  #showLink(): void {
    this.over = this.#session.over;
    this.unanswered = this.#session.unanswered;
    if (this.isOnline === this.#session.isOnline) return;
    this.isOnline = this.#session.isOnline;
    this.#waitForLine();
  }

  #waitForLine(): void {
    this.#timers.forEach(clearTimeout);
    this.isLate = false;
    this.isSlow = false;
    if (this.isOnline) return;
    this.#timers = [
      setTimeout(() => (this.isLate = true), MENTION_MS),
      setTimeout(() => (this.isSlow = true), SLOW_MS),
    ];
  }
}
