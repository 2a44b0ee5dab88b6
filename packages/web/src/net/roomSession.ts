import type { Ack, Command, Goodbye, LogEntry, Rejection } from '@regicide/protocol';
import type { Intent } from '@regicide/rules';
import { firstMissing, mergeLog, type GameLog } from './gameLog.ts';
import type { Line, LineEvents } from './line.ts';
import { Outbox, type Request, type UnsentIntents } from './outbox.ts';
import { randomHex, randomText } from './randomText.ts';
import { afterUpdate, entryOf, fromSnapshot, isNewer, type Received } from './receive.ts';

/** Pause before a log is asked for again that the server could not read, in milliseconds. */
const LOG_PAUSE_MS = 2000;

/** What a screen wants to hear of its room, in the order in which it happened. */
export interface SessionEvents {
  /** The line opened, broke or was refused, or the outbox changed. */
  link(): void;
  /** Everything anew: on every connect and wake, and after a gap. */
  snapshot(received: Received): void;
  /** One change; `entry` holds the events of the intent that made it, if one did. */
  update(received: Received, entry: LogEntry | null): void;
  log(log: GameLog): void;
  /** The server came back with an older state than it had shown. */
  wentBack(): void;
  /** An intent that was under way when the page was reloaded was not applied. */
  notApplied(code: Rejection): void;
}

/**
 * One member's place in one room, over a line that may break at any time: what was received last, the game's log,
 * and the requests on their way.
 */
export class RoomSession implements LineEvents {
  received: Received | null = null;
  log: GameLog | null = null;
  isOnline = false;
  /** Why it is over: refused, or sent away. */
  over: { readonly refused: Rejection } | { readonly goodbye: Goodbye } | null = null;
  private readonly outbox: Outbox;
  private readonly line: Line;
  /** The nonce that this browser added to each game, to find it again in the proof. */
  private readonly nonceByGame = new Map<string, string>();
  /** A wake that is on its way also answers for the next one. */
  private isWaking = false;
  private logTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    connect: (events: LineEvents) => Line,
    private readonly events: SessionEvents,
    private readonly now: () => number = Date.now,
    private readonly unsent: UnsentIntents | null = null,
  ) {
    this.outbox = new Outbox(
      (request) => this.ask(request),
      () => this.line.reopen(),
      () => {
        this.unsent?.save(this.outbox.intents);
        this.events.link();
      },
    );
    this.line = connect(this);
  }

  /** Requests without an answer yet. */
  get unanswered(): number {
    return this.outbox.size;
  }

  /** The wish of this seat for the view that is shown; the promise tells whether it was applied. */
  send(intent: Intent): Promise<Ack> {
    const step = this.received?.view?.step ?? 0;
    return this.outbox.add({ kind: 'intent', id: randomText(12), step, intent }, this.gameId);
  }

  command(command: Command): Promise<Ack> {
    return this.outbox.add({ kind: 'command', id: randomText(12), command }, null);
  }

  /** The nonce of this browser in the shuffle of a game, if it sent one. */
  nonceOf(gameId: string): string | null {
    return this.nonceByGame.get(gameId) ?? null;
  }

  /** The page is seen again, or the network is back: look at once whether the line still lives, and what it missed. */
  async wake(): Promise<void> {
    if (!this.isOnline) return this.line.open();
    if (this.isWaking) return;
    this.isWaking = true;
    const answer = await this.line.ask('wake', {}).catch(() => null);
    this.isWaking = false;
    if (answer?.ok) this.snapshot(answer.snapshot);
    else if (answer === null && this.isOnline) this.line.reopen();
  }

  end(): void {
    this.line.end();
    this.outbox.closed();
  }

  opened(): void {
    this.isOnline = true;
    this.events.link();
  }

  closed(): void {
    this.isOnline = false;
    this.outbox.closed();
    this.events.link();
  }

  refused(code: Rejection): void {
    this.over = { refused: code };
    this.closed();
  }

  goodbye(reason: Goodbye): void {
    if (reason !== 'draining') this.over = { goodbye: reason };
    this.closed();
  }

  snapshot(snapshot: Parameters<LineEvents['snapshot']>[0]): void {
    const before = this.received;
    this.received = fromSnapshot(snapshot, this.now());
    if (before && (snapshot.epoch > before.epoch || isNewer(before, snapshot))) {
      // What was logged since is not in the store any more.
      this.log = null;
      this.events.wentBack();
    }
    if (before === null) this.resend();
    this.outbox.dropGamesBut(this.gameId);
    this.events.snapshot(this.received);
    void this.loadLog();
    this.addNonce();
    this.outbox.opened();
  }

  update(...[shared, own]: Parameters<LineEvents['update']>): void {
    const before = this.received;
    const after = before && afterUpdate(before, shared, own, this.now());
    if (!before || !after) return;
    if (after.epoch !== before.epoch) return void this.wake();
    this.received = after;
    this.outbox.dropGamesBut(this.gameId);
    const entry = entryOf(shared, own);
    if (entry && this.log?.gameId === this.gameId) {
      this.log = mergeLog(this.log, [entry]);
      this.events.log(this.log);
    }
    this.events.update(after, entry);
    if (this.lacksLog) void this.loadLog();
    this.addNonce();
  }

  /** The update's events were left out because it stands for several steps, or the game is a new one. */
  private get lacksLog(): boolean {
    const view = this.received?.view;
    return (
      this.log?.gameId !== this.gameId ||
      (view != null && this.log !== null && firstMissing(this.log) < view.step)
    );
  }

  /** What was under way before the page was reloaded goes out with its old ids, so it is applied once or not at all. */
  private resend(): void {
    for (const { request, gameId } of this.unsent?.load() ?? []) {
      void this.outbox.add(request, gameId).then((ack) => {
        if (!ack.ok) this.events.notApplied(ack.code);
      });
    }
  }

  private get gameId(): string | null {
    return this.received?.room.game?.id ?? null;
  }

  private ask(request: Request): ReturnType<Outbox['send']> {
    return request.kind === 'intent'
      ? this.line.ask('intent', { id: request.id, step: request.step, intent: request.intent })
      : this.line.ask('command', { id: request.id, command: request.command });
  }

  /**
   * From the last known step on, again until it is here; what a broken line keeps back, the next snapshot asks for at
   * once. Where that step was another one, the store has come back older meanwhile, and all is loaded anew.
   */
  private async loadLog(): Promise<void> {
    const gameId = this.gameId;
    if (gameId === null) {
      this.log = null;
      return;
    }
    if (this.log?.gameId !== gameId) this.log = { gameId, entries: [] };
    const fromStep = Math.max(0, firstMissing(this.log) - 1);
    const known = this.log.entries[fromStep];
    const answer = await this.line.ask('log', { fromStep }).catch(() => null);
    if (!answer?.ok || answer.gameId !== this.log?.gameId) return this.loadLogLater();
    if (known !== undefined && !isSameStep(known, answer.entries[0])) {
      this.log = null;
      return this.loadLog();
    }
    this.log = mergeLog(this.log, answer.entries);
    this.events.log(this.log);
  }

  private loadLogLater(): void {
    this.logTimer ??= setTimeout(() => {
      this.logTimer = undefined;
      if (this.isOnline && this.lacksLog) void this.loadLog();
    }, LOG_PAUSE_MS);
  }

  /** While the cards are shuffled every seated browser adds its chance, once per game. */
  private addNonce(): void {
    const received = this.received;
    const game = received?.room.game;
    if (!received || game?.status !== 'shuffling' || this.nonceByGame.has(game.id)) return;
    if (!received.room.memberBySeat.some((member) => member === received.memberId)) return;
    const nonce = randomHex(16);
    this.nonceByGame.set(game.id, nonce);
    void this.command({ verb: 'addNonce', nonce });
  }
}

/** Times differ: an update has that of its sending, a log that of the commit. */
const isSameStep = (one: LogEntry, other: LogEntry | undefined): boolean =>
  one.seat === other?.seat && JSON.stringify(one.events) === JSON.stringify(other.events);
