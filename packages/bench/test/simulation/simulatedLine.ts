import type { Line, LineEvents, Questions } from '@regicide/web';
import type { Goodbye, OwnUpdate, Rejection, SharedUpdate, Snapshot } from '@regicide/protocol';
import type { Chance } from './chance.ts';
import type { SimulatedNode } from './simulatedNode.ts';
import { Wire, type WireEnd, type WireTemper } from './wire.ts';

/** As the client's own line over a socket has them, ms. */
const ANSWER_TIME = 5_000;
const CONNECT_TIME = 8_000;
const LONGEST_PAUSE = 10_000;
const FIRST_PAUSE = 400;
const PASSING = ['rate/limited', 'store/unavailable', 'server/full', 'server/draining', 'server/error'];

export interface Surroundings {
  readonly chance: Chance;
  readonly temper: WireTemper;
  /** The node that a balancer leads to now, or null where none is up. */
  readonly findNode: () => SimulatedNode | null;
  /** Every question as it goes out, and every answer as it comes in. */
  readonly asked: (question: keyof Questions, message: object) => void;
  readonly answered: (question: keyof Questions, message: object, answer: object) => void;
}

/** The client's line to a room over wires to whatever node is up: it opens itself again after every break. */
export class SimulatedLine implements Line {
  wire: Wire | null = null;
  #attempt = 0;
  #pauses = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;
  #unanswered = new Set<() => void>();

  constructor(
    readonly auth: object,
    readonly events: LineEvents,
    readonly surroundings: Surroundings,
  ) {
    this.open();
  }

  ask<Q extends keyof Questions>(
    question: Q,
    message: Questions[Q]['message'],
  ): Promise<Questions[Q]['answer']> {
    const { wire } = this;
    const { asked, answered } = this.surroundings;
    return new Promise((resolve, reject) => {
      if (wire === null) return reject(new Error('the line is not open'));
      const giveUp = (): void => reject(new Error('no answer'));
      setTimeout(giveUp, ANSWER_TIME);
      this.#unanswered.add(giveUp);
      asked(question, message);
      wire.send('server', [question, message], (answer) => {
        if (this.wire !== wire) return;
        this.#unanswered.delete(giveUp);
        answered(question, message, answer as object);
        resolve(answer as Questions[Q]['answer']);
      });
    });
  }

  open(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#isOver && this.wire === null) void this.#connect(++this.#attempt);
  }

  reopen(): void {
    this.#pauses = 0;
    this.#close();
    this.open();
  }

  end(): void {
    this.#isOver = true;
    this.#close();
  }

  async #connect(attempt: number): Promise<void> {
    const { chance, temper, findNode } = this.surroundings;
    const isStale = (): boolean => this.#isOver || attempt !== this.#attempt;
    await pause(chance.between(1, 2 * temper.latency));
    const node = findNode();
    const admission = await Promise.race([node?.admit(this.auth) ?? null, pause(CONNECT_TIME)]);
    if (isStale()) return;
    if (node === null || !admission) return this.#openLater();
    if ('code' in admission) {
      if (PASSING.includes(admission.code)) return this.#openLater();
      this.end();
      return this.events.refused(admission.code as Rejection);
    }
    const wire: Wire = new Wire(
      this.#end(() => wire),
      admission.end,
      temper,
      chance.fork(),
    );
    admission.welcome(wire);
    this.wire = wire;
    this.#pauses = 0;
    this.events.opened();
  }

  #end(wireOf: () => Wire): WireEnd {
    return {
      receive: ([verb, ...payload]) => {
        if (this.wire !== wireOf()) return;
        if (verb === 'snapshot') this.events.snapshot(payload[0] as Snapshot);
        else if (verb === 'update')
          this.events.update(payload[0] as SharedUpdate, (payload[1] as OwnUpdate | null) ?? null);
        else {
          const reason = payload[0] as Goodbye;
          if (reason !== 'draining') this.end();
          this.events.goodbye(reason);
        }
      },
      closed: () => {
        if (this.wire === wireOf()) this.#close();
      },
    };
  }

  #close(): void {
    this.#attempt++;
    const { wire } = this;
    if (wire === null) return;
    this.wire = null;
    wire.close('client');
    for (const giveUp of this.#unanswered) giveUp();
    this.#unanswered.clear();
    this.events.closed();
    this.#openLater();
  }

  #openLater(): void {
    if (this.#isOver || this.#timer !== undefined) return;
    const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#pauses++);
    this.#timer = setTimeout(() => this.open(), this.surroundings.chance.between(longest / 2, longest));
  }
}

const pause = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), ms));
