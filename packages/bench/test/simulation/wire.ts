import type { Chance } from './chance.ts';

/** How the wires of a schedule behave. */
export interface WireTemper {
  /** Longest ordinary delay of a packet, ms. */
  readonly latency: number;
  /** Intents that reach the server twice, in a thousand. */
  readonly doubled: number;
}

type Packet = readonly [verb: string, ...payload: unknown[]];
type Answer = (answer: unknown) => void;

export interface WireEnd {
  readonly receive: (packet: Packet, answer: Answer | null) => void;
  readonly closed: () => void;
}

/** The longest time that a broken line goes unnoticed at either end (ping interval and timeout), ms. */
const UNNOTICED = 18_000;

/**
 * One connection between a client and a node. Like TCP it keeps the order of what it delivers and loses nothing in the
 * middle: it only loses everything from some point on. What overtakes something else travels on another wire.
 */
export class Wire {
  readonly #ends: { client: WireEnd | null; server: WireEnd | null };
  /** When the last packet of each direction arrives: the next one comes no earlier. */
  readonly #busyUntil = { client: 0, server: 0 };
  #isBroken = false;

  constructor(
    client: WireEnd,
    server: WireEnd,
    readonly temper: WireTemper,
    readonly chance: Chance,
  ) {
    this.#ends = { client, server };
  }

  get isOpen(): boolean {
    return !this.#isBroken && this.#ends.client !== null && this.#ends.server !== null;
  }

  send(to: 'client' | 'server', packet: Packet, answer: Answer | null = null): void {
    const from = to === 'client' ? 'server' : 'client';
    if (this.#ends[from] === null) return;
    const text = JSON.stringify(packet);
    const reply: Answer | null =
      answer &&
      ((value) => {
        const answerText = JSON.stringify(value);
        if (this.#ends[to] !== null) this.#carry(from, () => answer(JSON.parse(answerText)));
      });
    const isDoubled = packet[0] === 'intent' && this.chance.perMille(this.temper.doubled);
    for (let copies = isDoubled ? 2 : 1; copies > 0; copies--)
      this.#carry(to, () => this.#ends[to]?.receive(JSON.parse(text) as Packet, reply));
  }

  /** One end closes: it hears nothing more, and the other end learns of it behind all that was sent before. */
  close(end: 'client' | 'server'): void {
    if (this.#ends[end] === null) return;
    this.#ends[end] = null;
    const other = end === 'client' ? 'server' : 'client';
    if (this.#isBroken) return;
    this.#carry(other, () => this.#end(other));
  }

  /** Nothing more gets through. Both ends learn of it soon, or only when their pings are not answered. */
  cut(isSilent: boolean): void {
    if (this.#isBroken) return;
    this.#isBroken = true;
    for (const end of ['client', 'server'] as const)
      setTimeout(() => this.#end(end), this.chance.between(0, isSilent ? UNNOTICED : 200));
  }

  /** Packets towards this end are held back for so long, ms. */
  stall(to: 'client' | 'server', ms: number): void {
    this.#busyUntil[to] = Math.max(this.#busyUntil[to], Date.now() + ms);
  }

  #carry(to: 'client' | 'server', arrive: () => void): void {
    const at = Math.max(this.#busyUntil[to], Date.now() + this.chance.between(1, this.temper.latency));
    this.#busyUntil[to] = at;
    setTimeout(() => {
      if (!this.#isBroken) arrive();
    }, at - Date.now());
  }

  #end(end: 'client' | 'server'): void {
    const gone = this.#ends[end];
    this.#ends[end] = null;
    gone?.closed();
  }
}
