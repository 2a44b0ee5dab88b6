import {
  legalIntents,
  playableCards,
  preview,
  type Card,
  type GameView,
  type Intent,
  type Seat,
  type SeatView,
  type VisibleEvent,
} from '@regicide/rules';
import type { Ack, Command, LogEntry, MemberId, RoomView } from '@regicide/protocol';
import { settings } from '../app/settings.svelte.ts';
import { t } from '../text/index.svelte.ts';
import { bubbleOf, type Bubble } from './bubbles.ts';
import type { FlightPlan } from './flightPlan.ts';
import { sortHand } from './handOrder.ts';
import { logLines, type LogLine } from './logLines.ts';
import { keepHeld, toggle } from './selection.ts';
import { phaseOf, type Phase } from './phase.ts';
import { planView } from './planView.ts';
import { steadyList } from './steadyList.ts';
import { isSameWho, whoOf, type Who } from './who.ts';

/** How long a phrase stands at a seat, in ms. */
const BUBBLE_MS = 4000;

/** What the table is made with; `send` and `command` answer when the server has. */
export interface TableLine {
  readonly view: GameView;
  readonly room: RoomView;
  readonly memberId: MemberId;
  readonly send: (intent: Intent) => Promise<Ack>;
  readonly command: (command: Command) => Promise<Ack>;
  /** A game that is over is watched again: nothing is asked of anybody. */
  readonly isReplay?: boolean;
}

/** A sentence that answers a press: why not, or what the server said. `card` is the one that was pressed. */
export interface Notice {
  readonly text: string;
  /** Its rule in RULES, if there is one. */
  readonly rule: string | null;
  readonly card: Card | null;
}

/**
 * All that the table shows, and what its player has chosen. The net layer feeds it (`apply`, `setLog`, `connection`,
 * `clockOffset`); it never holds more than the views that the server sent. Selecting sends nothing.
 */
export class TableModel {
  view = $state.raw<GameView>() as GameView;
  room = $state.raw<RoomView>() as RoomView;
  readonly memberId: MemberId;
  /** The public record of this game, oldest first. */
  log = $state.raw<readonly LogEntry[]>([]);
  connection = $state<'online' | 'reconnecting'>('online');
  /** Server clock less this browser's, in ms. */
  clockOffset = $state(0);
  /** The intent in flight; its button stays pressed until the server answered and its view is here. */
  pendingIntent = $state.raw<Intent | null>(null);

  /** Chosen cards in the order of choice, which is the order named. */
  selection = $state.raw<readonly Card[]>([]);
  /** Cards that were drawn and not touched since. */
  fresh = $state.raw<readonly Card[]>([]);
  notice = $state.raw<Notice | null>(null);
  /** The player was asked whether to flip. */
  isAskingFlip = $state(false);
  /** Cards of the log line that was pressed. */
  highlight = $state.raw<readonly Card[]>([]);
  bubbles = $state.raw<readonly Bubble[]>([]);
  /** What still moves for the events that came last; null at rest. Nothing waits for it. */
  motion = $state.raw<FlightPlan | null>(null);
  /** Hears of events while the page shows the state before them, and says what moves. `isReplay`: they are long past. */
  onevents: ((events: readonly VisibleEvent[], isReplay: boolean) => FlightPlan | null) | null = null;

  #isReplay = false;
  readonly seat: Seat | null = $derived(this.view.seat);
  readonly phase: Phase = $derived(this.#isReplay ? 'watch' : phaseOf(this.view));
  /** The own view as it is, or as if it were one's turn: what a selection is tried on. */
  readonly plan: SeatView | null = $derived(planView(this.view));
  readonly #steadyHand = steadyList<Card>(Object.is);
  readonly hand: readonly Card[] = $derived(this.#steadyHand(sortHand(this.view.hand ?? [], settings.sort)));
  readonly joinable: ReadonlySet<Card> = $derived(
    new Set(this.plan === null ? [] : playableCards(this.plan, this.selection)),
  );
  readonly preview = $derived(
    this.plan === null || this.phase === 'pay' || this.selection.length === 0
      ? null
      : preview(this.plan, this.selection),
  );
  readonly #steadyWho = steadyList(isSameWho);
  readonly who: readonly Who[] = $derived(
    this.#steadyWho(
      this.view.handSizeBySeat.map((_, seat) => whoOf(this.room, seat as Seat, this.seat, t().board)),
    ),
  );
  readonly #steadyLines = steadyList<LogLine>(
    (one, other) => one.id === other.id && one.at === other.at && one.text === other.text,
  );
  readonly #write = logLines();
  readonly lines: readonly LogLine[] = $derived(
    this.#steadyLines(this.#write(this.log, this.view, this.who, t())),
  );
  /** The only thing that may be done now, if there is only one. */
  readonly forced: Intent | null = $derived.by(() => {
    if (this.view.seat === null) return null;
    const [only, second] = legalIntents(this.view);
    return only !== undefined && second === undefined ? only : null;
  });

  readonly #send: TableLine['send'];
  readonly #command: TableLine['command'];
  #gameId: string | null;
  #lastTalk: number;

  constructor(line: TableLine) {
    this.view = line.view;
    this.room = line.room;
    this.memberId = line.memberId;
    this.#isReplay = line.isReplay === true;
    this.#send = line.send;
    this.#command = line.command;
    this.#gameId = line.room.game?.id ?? null;
    this.#lastTalk = line.room.talk.at(-1)?.id ?? -1;
  }

  /**
   * Takes a newer state over, whole. `events` are those of the intent that led to it, null where they are unknown (a
   * snapshot): then the log is asked for anew with `setLog`.
   */
  apply(view: GameView, events: readonly VisibleEvent[] | null, room: RoomView): void {
    const before = this.view;
    const gameId = room.game?.id ?? null;
    if (gameId !== this.#gameId) {
      this.#gameId = gameId;
      this.log = [];
      this.selection = [];
      this.fresh = [];
    } else if (events !== null && events.length > 0 && view.step > before.step) {
      const at = Date.now() + this.clockOffset;
      this.log = [...this.log, { step: before.step, seat: before.turn, at, events }];
    }
    if (view.step !== before.step) {
      this.pendingIntent = null;
      this.notice = null;
      this.isAskingFlip = false;
    }
    if (events === null || events.length > 0) this.motion = this.onevents?.(events ?? [], false) ?? null;
    this.view = view;
    this.room = room;
    this.selection = keepHeld(this.selection, before, view);
    for (const event of events ?? [])
      if (event.type === 'drew' && event.card !== null) this.fresh = [...this.fresh, event.card];
    this.#showTalk(room);
  }

  /** The record from the server, in place of what was gathered here. */
  setLog(entries: readonly LogEntry[]): void {
    this.log = entries;
  }

  /** The pictures of an earlier intent once more; the table stays as it is. */
  showAgain(step: number): void {
    const entry = this.log.find((one) => one.step === step);
    if (entry === undefined) return;
    this.motion = this.onevents?.(entry.events, true) ?? null;
  }

  /** A card is not new any more. */
  touch(card: Card): void {
    if (this.fresh.includes(card)) this.fresh = this.fresh.filter((one) => one !== card);
  }

  /** Chooses a card or lets it go. Nothing is sent. */
  toggle(card: Card): void {
    this.notice = null;
    this.isAskingFlip = false;
    this.selection = toggle(this.selection, card);
  }

  /** Sends an intent; what the server refuses is told in a sentence. */
  async submit(intent: Intent): Promise<void> {
    if (this.pendingIntent !== null) return;
    const { step } = this.view;
    this.pendingIntent = intent;
    this.notice = null;
    const ack = await this.#send(intent);
    if (!ack.ok) {
      this.notice = { text: t().common.rejections[ack.code], rule: null, card: null };
      if (this.view.step === step) this.pendingIntent = null;
    }
  }

  async command(command: Command): Promise<void> {
    const ack = await this.#command(command);
    if (!ack.ok) this.notice = { text: t().common.rejections[ack.code], rule: null, card: null };
  }

  #showTalk(room: RoomView): void {
    const fresh = room.talk.filter((line) => line.id > this.#lastTalk);
    if (fresh.length === 0) return;
    this.#lastTalk = fresh.at(-1)!.id;
    const now = Date.now() + this.clockOffset;
    const shown = fresh.flatMap((line) => (now - line.at < BUBBLE_MS ? bubbleOf(line, room) : []));
    const seats = shown.map(({ seat }) => seat);
    this.bubbles = [...this.bubbles.filter(({ seat }) => !seats.includes(seat)), ...shown];
    setTimeout(() => {
      this.bubbles = this.bubbles.filter((bubble) => !shown.includes(bubble));
    }, BUBBLE_MS);
  }
}
