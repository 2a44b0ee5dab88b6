import {
  authenticate,
  configWith,
  createRoomChanges,
  Guesses,
  expiryOf,
  lifetimesOf,
  Reception,
  SocketLimits,
  type Config,
  type FaultyStore,
  type MemoryStore,
  type Metrics,
  type ServerContext,
  type ServerSocket,
  type StoreFaults,
} from '@regicide/server/testing';
import type { Mutant } from './mutant.ts';
import type { Wire, WireEnd } from './wire.ts';

/** Limits have tests of their own. */
const CONFIG: Config = configWith({
  MEMBER_MESSAGES_PER_SECOND: 100_000,
  ADDRESS_MESSAGES_PER_SECOND: 100_000,
  MEMBER_PHRASES_PER_MINUTE: 100_000,
});

const METRICS: Metrics = {
  intentAnswered: () => {},
  commitAnswered: () => {},
  feedArrived: () => {},
  storeFailed: () => {},
  countFrom: () => {},
  exposition: () => Promise.reject(new Error('not here')),
};

export interface NodeOptions {
  readonly database: MemoryStore;
  readonly faults: StoreFaults;
  /** What a node logs: its code. */
  readonly logged: (code: string, line: object) => void;
  /** A short text that is never made twice. */
  readonly stamp: () => string;
  readonly mutant: Mutant;
}

/** The server without HTTP and socket.io: everything from the handshake's payload to the store, on a wire. */
export class SimulatedNode {
  readonly store: FaultyStore;
  readonly wires = new Set<Wire>();
  readonly #context: ServerContext;
  readonly #reception: Reception;
  isUp = true;
  #isDraining = false;

  constructor(options: NodeOptions) {
    const write = (line: { code: string }): void => options.logged(line.code, line);
    const log = { trace: write, debug: write, info: write, warn: write, error: write, fatal: write };
    this.store = new options.mutant.Line(options.database, options.faults);
    const now = (): number => Date.now();
    const changes = createRoomChanges({
      store: this.store,
      now,
      log,
      expiresAt: (room, at) => expiryOf(room, at, lifetimesOf(CONFIG)),
      stamp: options.stamp,
      every: options.mutant.every,
    });
    this.#context = {
      config: CONFIG,
      log: log as unknown as ServerContext['log'],
      store: this.store,
      changes: options.mutant.changesOf(changes),
      metrics: METRICS,
      guesses: new Guesses(CONFIG.ADDRESS_GUESSES_PER_MINUTE, now),
      webDir: '',
      now,
      isDraining: () => this.#isDraining,
      isFullFor: () => false,
    };
    this.#reception = new Reception(this.#context, new SocketLimits(CONFIG, this.#context.log, now));
    changes.onChanged((document, events) => this.#reception.show(document, events));
    changes.onSuperseded((...superseded) => this.#reception.supersede(...superseded));
  }

  /** A handshake: the server's end of the wire, or the code of its refusal. */
  async admit(auth: unknown): Promise<{ end: WireEnd; welcome: (wire: Wire) => void } | { code: string }> {
    if (this.#isDraining) return { code: 'server/draining' };
    const result = await authenticate(this.#context, auth);
    if (result.kind === 'refused') return { code: result.code };
    let onPacket: (verb: string, ...packet: unknown[]) => void = () => {};
    let onDisconnect: (reason: string) => void = () => {};
    let isConnected = true;
    const disconnected = (reason: string): void => {
      if (!isConnected) return;
      isConnected = false;
      onDisconnect(reason);
    };
    return {
      end: {
        receive: ([verb, ...payload], answer) =>
          onPacket(verb, ...payload, ...(answer === null ? [] : [answer])),
        closed: () => disconnected('transport close'),
      },
      welcome: (wire) => {
        this.wires.add(wire);
        const socket = {
          emit: (verb: string, ...payload: unknown[]) => wire.send('client', [verb, ...payload]),
          // A packet as socket.io writes it: a digit for its type, then the event in JSON.
          conn: {
            send: (packet: string) =>
              wire.send('client', JSON.parse(packet.slice(1)) as [string, ...unknown[]]),
          },
          onAny: (listener: typeof onPacket) => (onPacket = listener),
          on: (_: 'disconnect', listener: typeof onDisconnect) => {
            onDisconnect = (reason) => (this.wires.delete(wire), listener(reason));
          },
          disconnect: () => {
            wire.close('server');
            disconnected('server namespace disconnect');
          },
        };
        const peer = { cork: () => {}, uncork: () => {} };
        this.#reception.welcome(socket as unknown as ServerSocket, peer, result.session, '');
      },
    };
  }

  /** SIGKILL: what is left of the process reaches nobody any more. */
  crash(isSilent: boolean): void {
    this.isUp = false;
    this.store.break();
    for (const wire of this.wires) wire.cut(isSilent);
  }

  /** SIGTERM. */
  async drain(): Promise<void> {
    this.#isDraining = true;
    await this.#reception.close();
    for (const wire of this.wires) wire.close('server');
    await this.#context.changes.close();
    await this.store.close();
    this.isUp = false;
  }
}
