import { randomBytes } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import type { Policy } from '@regicide/bots';
import type { GameView, RandomSource, Seat, SeatView } from '@regicide/rules';
import {
  PROTOCOL_VERSION,
  viewOf,
  type Ack,
  type ClientToServer,
  type Command,
  type IntentMessage,
  type LogAck,
  type RoomView,
  type ServerToClient,
} from '@regicide/protocol';
import { agentFor, type Door } from './door.ts';

/** An answer that takes longer is asked for again, as the web client does; ms. */
const ANSWER_TIME = 5000;
const CONNECT_TIME = 8000;
/** Pause before another attempt to connect, ms. */
const RETRY = { least: 200, most: 600 };

/** These pass by themselves; the same wish is sent again under the same id. */
const PASSING = new Set<string>([
  'no answer',
  'store/unavailable',
  'server/draining',
  'server/error',
  'rate/limited',
]);

export interface WirePlayerOptions {
  readonly door: Door;
  readonly roomCode: string;
  readonly token: string;
  readonly policy: Policy;
  readonly random: RandomSource;
  /** Thinking time before every intent, ms. */
  readonly pause: number;
}

/** An intent as it was sent, and when it was answered as accepted; ms since 1970. */
export interface Wish {
  readonly gameId: string;
  readonly seat: Seat;
  readonly message: IntentMessage;
  readonly sentAt: number;
  ackedAt: number | null;
}

/** What became of a message: its answer, or none in time. */
export type Answered<A> = A | { readonly ok: false; readonly code: 'no answer' };

const newRequestId = (): string => randomBytes(12).toString('base64url');

/** Somebody who plays over a real socket, comes back after every break, and remembers what went wrong. */
export class WirePlayer {
  view: GameView | null = null;
  room: RoomView | null = null;
  /** Steps of the current game whose intent was acked as accepted. */
  acked = new Set<number>();
  /** From the sending of an intent to its ack, ms; only of those that were sent once. */
  readonly latencies: number[] = [];
  /** Every intent that was ever sent, oldest first. */
  readonly wishes: Wish[] = [];
  readonly refusals = new Map<string, number>();
  /** How often the connection was gained, and the longest time without one, ms. */
  connects = 0;
  longestGap = 0;
  /** A view that was older than the one before it: a change was lost. */
  stepsBack = 0;
  onView: () => void = () => {};
  readonly #socket: Socket<ServerToClient, ClientToServer>;
  #wish: Wish | null = null;
  #isSending = false;
  #isClosed = false;
  #gameId: string | null = null;
  #nonceFor: string | null = null;
  #goneSince: number | null = null;
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(readonly options: WirePlayerOptions) {
    const { door, roomCode, token } = options;
    this.#socket = io(door.origin, {
      transports: ['websocket'],
      reconnection: false,
      autoConnect: false,
      forceNew: true,
      timeout: CONNECT_TIME,
      // What a browser sends by itself.
      extraHeaders: { origin: door.origin },
      agent: agentFor(door) as never,
      auth: { protocol: PROTOCOL_VERSION, roomCode, token },
    });
    this.#socket.on('snapshot', ({ room, view }) => {
      if (this.#goneSince !== null)
        this.longestGap = Math.max(this.longestGap, performance.now() - this.#goneSince);
      this.#goneSince = null;
      this.#see(room, view);
    });
    this.#socket.on('update', ({ room, view }, own) => {
      const seen = view === undefined ? this.view : view === null ? null : viewOf(view, own);
      this.#see(room ?? this.room!, seen);
    });
    this.#socket.on('connect', () => this.connects++);
    this.#socket.on('connect_error', (error: Error & { data?: { code?: string } }) => {
      this.#refused(`connect: ${error.data?.code ?? 'no connection'}`);
      this.#reconnect();
    });
    this.#socket.on('disconnect', () => {
      this.#goneSince ??= performance.now();
      this.#reconnect();
    });
  }

  get isConnected(): boolean {
    return this.#socket.connected && this.#goneSince === null;
  }

  /** Nothing is on its way that the server has not answered. */
  get isIdle(): boolean {
    return this.#wish === null;
  }

  connect(): void {
    this.#socket.connect();
  }

  close(): void {
    this.#isClosed = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#socket.disconnect();
  }

  /** Sends the command until it is answered. */
  async command(command: Command): Promise<Answered<Ack>> {
    const id = newRequestId();
    for (;;) {
      const ack = await this.#ask<Ack>((answer) => this.#socket.emit('command', { id, command }, answer));
      if (ack.ok || this.#isClosed || !PASSING.has(ack.code)) return ack;
      await this.#wait(RETRY.least);
    }
  }

  log(): Promise<Answered<LogAck>> {
    return this.#ask<LogAck>((answer) => this.#socket.emit('log', { fromStep: 0 }, answer));
  }

  #see(room: RoomView, view: GameView | null): void {
    const gameId = room.game?.id ?? null;
    if (gameId !== this.#gameId) {
      this.acked = new Set();
      this.#wish = null;
    } else if (view !== null && this.view !== null && view.step < this.view.step) {
      this.stepsBack++;
      // What was lost has to be played again.
      for (const step of this.acked) if (step >= view.step) this.acked.delete(step);
    }
    this.#gameId = gameId;
    this.room = room;
    this.view = view;
    this.onView();
    void this.#giveNonce();
    void this.#play();
  }

  /** The seated browsers' part of the shuffle. */
  async #giveNonce(): Promise<void> {
    const game = this.room?.game;
    if (game?.status !== 'shuffling' || this.#nonceFor === game.id) return;
    this.#nonceFor = game.id;
    await this.command({ verb: 'addNonce', nonce: randomBytes(16).toString('hex') });
  }

  /** One intent in flight; one whose answer was lost goes again under its id, and the server knows it. */
  async #play(): Promise<void> {
    if (this.#isSending || !this.isConnected) return;
    this.#isSending = true;
    try {
      while (this.isConnected && (this.#wish !== null || this.#owesMove())) {
        const isFirst = this.#wish === null;
        if (isFirst) {
          await this.#wait(this.options.pause);
          if (!this.#owesMove() || !this.isConnected) continue;
          const view = this.view as SeatView;
          const chosen = this.options.policy(view, this.options.random);
          const intent = 'cards' in chosen ? { ...chosen, cards: [...chosen.cards] } : chosen;
          this.#wish = this.#newWish(view, { id: newRequestId(), step: view.step, intent });
        }
        await this.#send(this.#wish!, isFirst);
      }
    } finally {
      this.#isSending = false;
    }
  }

  #newWish({ seat }: SeatView, message: IntentMessage): Wish {
    const wish: Wish = { gameId: this.#gameId!, seat, message, sentAt: Date.now(), ackedAt: null };
    this.wishes.push(wish);
    return wish;
  }

  #owesMove(): boolean {
    const { view } = this;
    if (this.room?.game?.status !== 'playing' || view === null || view.seat === null) return false;
    return view.seat === view.turn && view.awaiting.kind !== 'finished' && !this.acked.has(view.step);
  }

  async #send(wish: Wish, isFirst: boolean): Promise<void> {
    const since = performance.now();
    const ack = await this.#ask<Ack>((answer) => this.#socket.emit('intent', wish.message, answer));
    if (ack.ok) wish.ackedAt = Date.now();
    if (this.#wish !== wish) return;
    if (!ack.ok) this.#refused(ack.code);
    if (!ack.ok && PASSING.has(ack.code)) return this.#wait(RETRY.least);
    this.#wish = null;
    if (!ack.ok) return;
    this.acked.add(wish.message.step);
    if (isFirst) this.latencies.push(performance.now() - since);
  }

  #ask<A extends { readonly ok: boolean }>(emit: (answer: (ack: A) => void) => void): Promise<Answered<A>> {
    return new Promise((resolve) => {
      const none = (): void => {
        this.#socket.off('disconnect', none);
        clearTimeout(timer);
        this.#timers.delete(timer);
        resolve({ ok: false, code: 'no answer' });
      };
      const timer = setTimeout(none, ANSWER_TIME);
      this.#timers.add(timer);
      if (!this.#socket.connected) return none();
      this.#socket.on('disconnect', none);
      emit((ack) => {
        this.#socket.off('disconnect', none);
        clearTimeout(timer);
        this.#timers.delete(timer);
        resolve(ack);
      });
    });
  }

  #reconnect(): void {
    if (this.#isClosed) return;
    const pause = RETRY.least + Math.random() * (RETRY.most - RETRY.least);
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (!this.#socket.connected) this.#socket.connect();
    }, pause);
    this.#timers.add(timer);
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, ms));
  }

  #refused(code: string): void {
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
  }
}
