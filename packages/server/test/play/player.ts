import { randomBytes } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import {
  eventsOf,
  PROTOCOL_VERSION,
  viewOf,
  type Ack,
  type Command,
  type Goodbye,
  type LogAck,
  type OwnUpdate,
  type Rejection,
  type RoomView,
  type SharedUpdate,
  type Snapshot,
  type WakeAck,
} from '@regicide/protocol';
import type { GameOptions, GameView, Intent, SeatView, VisibleEvent } from '@regicide/rules';
import { isNewer } from '../../src/rooms/age.ts';
import { ackSent, ownSent, sharedSent, snapshotSent } from './outgoing.ts';

export const newToken = (): string => randomBytes(18).toString('base64url');
export const newId = (): string => randomBytes(12).toString('base64url');

/** How long a test waits for what must come; two starved cores take their time, ms. */
const PATIENCE = 20_000;
/** Where a connection ended before it was shown anything. */
const HUNG_UP = 'no snapshot';

/** A request to the HTTP side, answered with its status and body. */
export const post = async (
  url: string,
  body: unknown,
): Promise<{ status: number; body: Record<string, unknown> }> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

/** A person with a real socket, who checks every message against its schema and the order of revisions. */
export class Player {
  socket: Socket | null = null;
  snapshots: Snapshot[] = [];
  updates: { shared: SharedUpdate; own: OwnUpdate | null }[] = [];
  events: VisibleEvent[] = [];
  room!: RoomView;
  view: GameView | null = null;
  memberId = '';
  version = { epoch: 0, revision: 0 };
  goodbye: Goodbye | null = null;
  /** What went wrong in the order or shape of messages; a test ends with none. */
  faults: string[] = [];
  /** Further headers of the handshake, as a proxy would add them. */
  headers: Record<string, string> = {};
  /** Whether the browser adds its nonce to a shuffle by itself. */
  addsNonce = true;
  #nonced = new Set<string>();
  #waiting: (() => void)[] = [];

  constructor(
    public url: string,
    readonly name: string,
    readonly token = newToken(),
    public code = '',
  ) {}

  static async host(
    url: string,
    name = 'Ann',
    more: { options?: GameOptions; start?: boolean } = {},
  ): Promise<Player> {
    const player = new Player(url, name);
    const { status, body } = await post(`${url}/api/rooms`, {
      protocol: PROTOCOL_VERSION,
      token: player.token,
      name,
      ...more,
    });
    if (status !== 201) throw new Error(`no room: ${status} ${JSON.stringify(body)}`);
    player.code = body['roomCode'] as string;
    return player.connect();
  }

  static async guest(host: Player, name: string): Promise<Player> {
    const player = new Player(host.url, name, newToken(), host.code);
    const { status, body } = await player.join();
    if (status !== 200) throw new Error(`not in: ${status} ${JSON.stringify(body)}`);
    return player.connect();
  }

  join(): ReturnType<typeof post> {
    return post(`${this.url}/api/rooms/${this.code}/members`, {
      protocol: PROTOCOL_VERSION,
      token: this.token,
      name: this.name,
    });
  }

  /** The same member with another socket, as another tab. */
  async otherTab(): Promise<Player> {
    return new Player(this.url, this.name, this.token, this.code).connect();
  }

  /**
   * Opens the socket and waits for the snapshot. As the client does, it comes again where a starved store was late: at
   * the door, which says so, or in the room, which then hangs up.
   */
  async connect(): Promise<this> {
    const before = this.snapshots.length;
    for (const end = Date.now() + PATIENCE; ;) {
      let refusal: string | null = null;
      const socket = this.open();
      socket.once('connect_error', (error: Error & { data?: { code: Rejection } }) =>
        this.#change(() => (refusal = error.data?.code ?? error.message)),
      );
      socket.once('disconnect', () => this.#change(() => (refusal ??= this.goodbye ?? HUNG_UP)));
      await this.until(() => this.snapshots.length > before || refusal !== null, 'a snapshot');
      if (this.snapshots.length > before) return this;
      if ((refusal !== 'store/unavailable' && refusal !== HUNG_UP) || Date.now() > end)
        throw new Error(`${this.name} is not let in: ${String(refusal)}`);
    }
  }

  open(): Socket {
    this.goodbye = null;
    const socket = io(this.url, {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      extraHeaders: { origin: this.url, ...this.headers },
      auth: { protocol: PROTOCOL_VERSION, roomCode: this.code, token: this.token },
    });
    this.socket = socket;
    socket.on('snapshot', (snapshot: Snapshot) => this.#onSnapshot(snapshot));
    socket.on('update', (shared: SharedUpdate, own: OwnUpdate | null) => this.#onUpdate(shared, own));
    socket.on('goodbye', (reason: Goodbye) => this.#change(() => (this.goodbye = reason)));
    socket.on('disconnect', () => this.#change(() => {}));
    return socket;
  }

  /** Why the server does not let this player in. */
  async refusal(): Promise<Rejection | string> {
    const socket = this.open();
    return new Promise((resolve, reject) => {
      socket.once('connect', () => reject(new Error('it was let in')));
      socket.once('connect_error', (error: Error & { data?: { code: Rejection } }) =>
        resolve(error.data?.code ?? error.message),
      );
    });
  }

  close(): void {
    this.socket?.disconnect();
  }

  get seatView(): SeatView {
    if (this.view === null || this.view.seat === null) throw new Error(`${this.name} sits nowhere`);
    return this.view;
  }

  intent(intent: Intent, step = this.view?.step ?? 0, id = newId()): Promise<Ack> {
    return this.ask('intent', { id, step, intent });
  }

  /** As the web client does: while the store doesn't answer, the same wish again under the same id. */
  async persistentIntent(intent: Intent): Promise<Ack> {
    const { step } = this.seatView;
    const id = newId();
    for (;;) {
      const ack = await this.intent(intent, step, id);
      if (ack.ok || ack.code !== 'store/unavailable') return ack;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  command(command: Command, id = newId()): Promise<Ack> {
    return this.ask('command', { id, command });
  }

  /**
   * Its answer is everything anew, which no update repeats. Taken in the callback: an update that came in the same
   * chunk would be handled before a promise's `then` (in a browser each message is a task of its own).
   */
  wake(): Promise<WakeAck> {
    return new Promise((resolve, reject) => {
      this.socket!.timeout(PATIENCE).emit('wake', {}, (error: Error | null, ack: WakeAck) => {
        if (error) return reject(error);
        if (ack.ok) this.#adopt(ack.snapshot);
        resolve(ack);
      });
    });
  }

  async log(fromStep = 0): Promise<LogAck> {
    return (await this.socket!.timeout(PATIENCE).emitWithAck('log', { fromStep })) as LogAck;
  }

  async ask(verb: string, ...payload: unknown[]): Promise<Ack> {
    const answer: unknown = await this.socket!.timeout(PATIENCE).emitWithAck(verb, ...payload);
    return ackSent.parse(answer);
  }

  /** Waits until something is so, looked at after every message. */
  async until(isSo: () => boolean, what: string, ms = PATIENCE): Promise<void> {
    const end = Date.now() + ms;
    while (!isSo()) {
      const left = end - Date.now();
      if (left <= 0) throw new Error(`${this.name} waited in vain for ${what}, at ${this.#place}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#waiting.push(() => (clearTimeout(timer), resolve()));
      });
    }
  }

  get #place(): string {
    const { version, view, socket, goodbye } = this;
    const line = socket?.connected === true ? 'connected' : `not connected (${goodbye ?? 'no goodbye'})`;
    return `revision ${version.revision}, step ${view?.step ?? '-'}, seat ${view?.seat ?? '-'}, ${line}`;
  }

  #onSnapshot(snapshot: Snapshot): void {
    this.snapshots.push(snapshot);
    this.#adopt(snapshot);
  }

  #adopt(snapshot: Snapshot): void {
    this.#check(() => snapshotSent.parse(snapshot));
    if (isNewer(this.version, snapshot)) this.faults.push('an older snapshot');
    this.#change(() => {
      this.memberId = snapshot.memberId;
      this.version = snapshot;
      this.room = snapshot.room;
      this.view = snapshot.view;
    });
  }

  #onUpdate(shared: SharedUpdate, own: OwnUpdate | null): void {
    this.#check(() => (sharedSent.parse(shared), ownSent.parse(own)));
    if (!isNewer(shared, this.version)) this.faults.push('an update that is not newer');
    this.updates.push({ shared, own });
    this.events.push(...eventsOf(shared.events ?? [], own));
    this.#change(() => {
      this.version = shared;
      this.room = shared.room ?? this.room;
      if (shared.view !== undefined) this.view = shared.view === null ? null : viewOf(shared.view, own);
      else if (this.view !== null) this.view = viewOf(publicPart(this.view), own);
    });
  }

  #change(change: () => void): void {
    change();
    this.#nonceIfAsked();
    for (const look of this.#waiting.splice(0)) look();
  }

  #nonceIfAsked(): void {
    const game = this.room?.game;
    if (!this.addsNonce || game?.status !== 'shuffling' || this.#nonced.has(game.id)) return;
    if (!this.room.memberBySeat.some((id) => id === this.memberId)) return;
    this.#nonced.add(game.id);
    void this.command({ verb: 'addNonce', nonce: randomBytes(8).toString('hex') }).catch(() => {});
  }

  #check(parse: () => unknown): void {
    try {
      parse();
    } catch (error) {
      this.faults.push(String(error));
    }
  }
}

const publicPart = ({ seat: _seat, hand: _hand, ...view }: GameView): Omit<GameView, 'seat' | 'hand'> => view;
