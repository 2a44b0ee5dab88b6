import { randomBytes } from 'node:crypto';
import { legalIntents, type Intent, type RandomSource, type SeatView } from '@regicide/rules';
import type { Target } from './targets.ts';

/** What is emitted: a name and its arguments. All of it must be refused. */
export interface Message {
  readonly verb: string;
  readonly payload: readonly unknown[];
}

const VERBS = ['intent', 'command', 'wake', 'log'];
const ODD_NAMES = [
  'cheat',
  '',
  'toString',
  '__proto__',
  'constructor',
  'snapshot',
  'update',
  'ack',
  '\u0000',
];
const ODD_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'seat',
  'memberId',
  'isHost',
  'toJSON',
  'length',
  '',
];

/** Messages by chance: malformed, mutated, and well-formed at the wrong time or by the wrong member. */
export class Messages {
  constructor(readonly random: RandomSource) {}

  next(target: Target): Message {
    const kind = this.#below(10);
    if (kind < 2) return this.#malformed();
    if (kind < 5) return this.#mutated(target);
    return kind < 8 ? this.#wrongIntent(target) : this.#wrongCommand(target);
  }

  /** A frame below socket.io's own level. */
  frame(): string {
    return this.#pick([
      '42{',
      '42["intent"',
      '42[1,2]',
      '429999999999999999999["intent",{}]',
      '45-["intent",{"_placeholder":true,"num":0}]',
      '451-["intent",{"_placeholder":true,"num":9}]',
      '43["x"]',
      '40/admin,{}',
      '41',
      '9',
      'zzz',
      '4',
      `42["log",${'['.repeat(2_000)}`,
      `42["intent",{"id":"${'x'.repeat(9_000)}"}]`,
    ]);
  }

  #malformed(): Message {
    const verb = this.#below(4) === 0 ? this.#pick(ODD_NAMES) : this.#pick(VERBS);
    const isFree = verb === 'wake' || verb === 'log';
    const payload = Array.from({ length: this.#below(3) }, () => this.#value(3));
    // These two have well-formed messages that chance could make.
    return { verb, payload: isFree ? [...payload, { nothing: 1 }] : payload };
  }

  #mutated(target: Target): Message {
    const { verb, payload } = this.#below(2) === 0 ? this.#wrongIntent(target) : this.#wrongCommand(target);
    return { verb, payload: [this.#mutation(payload[0] as Record<string, unknown>)] };
  }

  /** With one place that makes it malformed. */
  #mutation(message: Record<string, unknown>): unknown {
    const inner = 'intent' in message ? 'intent' : 'command';
    const outer = { ...message };
    const wish = { ...(message[inner] as Record<string, unknown>) };
    switch (this.#below(7)) {
      case 0:
        return withKey(outer, this.#pick(ODD_KEYS), this.#value(1));
      case 1:
        return { ...outer, [inner]: withKey(wish, this.#pick(ODD_KEYS.filter((key) => !(key in wish))), 1) };
      case 2:
        return without(outer, this.#pick(Object.keys(outer)));
      case 3:
        return {
          ...outer,
          id: this.#pick<unknown>(['', 'short', 7, null, 'ä'.repeat(16), 'x'.repeat(33), {}]),
        };
      case 4:
        return {
          ...outer,
          [inner]: { ...wish, verb: this.#pick<unknown>(['', 'PLAY', null, 1, ['play'], 'win']) },
        };
      case 5:
        return {
          ...outer,
          [inner]: this.#pick<unknown>([null, [], 'play', 0, [wish], Buffer.from('yield')]),
        };
      default:
        return inner === 'intent'
          ? { ...outer, step: this.#pick<unknown>([-1, 0.5, '0', null, 1e308, {}]) }
          : { ...outer, step: 0 };
    }
  }

  /** Well-formed, and none that this member may make now. */
  #wrongIntent({ attacker }: Target): Message {
    const { view } = attacker;
    const step = this.#below(8) === 0 ? this.#below(1_000) + 1 : (view?.step ?? 0);
    const isOnTurn = view !== null && view.seat !== null && view.seat === view.turn && step === view.step;
    const legal = isOnTurn ? legalIntents(view as SeatView).map(keyOf) : [];
    for (;;) {
      const intent = this.#intent(view?.hand ?? []);
      if (!legal.includes(keyOf(intent))) return { verb: 'intent', payload: [{ id: newId(), step, intent }] };
    }
  }

  #intent(hand: readonly number[]): Intent {
    const card = (): number => (hand.length > 0 && this.#below(4) > 0 ? this.#pick(hand) : this.#below(55));
    const cards = (most: number): number[] =>
      this.#below(2) === 0 ? this.#some(hand) : Array.from({ length: 1 + this.#below(most) }, card);
    switch (this.#below(6)) {
      case 0:
        return { verb: 'yield' };
      case 1:
        return { verb: 'flip' };
      case 2:
        return { verb: 'name', seat: this.#pick([0, 1, 2, 3]) };
      case 3:
        return { verb: 'pay', cards: cards(4) };
      default:
        return { verb: 'play', cards: cards(3) };
    }
  }

  /** Different cards of the hand, one at least where it has any. */
  #some(hand: readonly number[]): number[] {
    const some = hand.filter(() => this.#below(2) === 0);
    return some.length > 0 ? some : [hand[0] ?? 0];
  }

  #wrongCommand({ refused }: Target): Message {
    return { verb: 'command', payload: [{ id: newId(), command: this.#pick(refused) }] };
  }

  #value(depth: number): unknown {
    switch (this.#below(depth > 0 ? 11 : 8)) {
      case 0:
        return null;
      case 1:
        return this.#below(2) === 0;
      case 2:
        return this.#pick([0, -1, 1.5, 55, 2 ** 53, -1e308, 1e-7]);
      case 3:
        return this.#pick([
          '',
          'yield',
          '🂡'.repeat(9),
          '\ud800',
          '\u0000',
          'x'.repeat(2_000),
          '$where',
          '../..',
        ]);
      case 4:
        return Buffer.from(randomBytes(this.#below(20)));
      case 5:
        return this.#pick(['intent', 'command', 'play']);
      case 6:
        return [];
      case 7:
        return {};
      case 8:
        return Array.from({ length: this.#below(4) }, () => this.#value(depth - 1));
      case 9:
        return { id: newId(), step: 0, intent: this.#value(depth - 1) };
      default:
        return withKey({ verb: 'play' }, this.#pick(ODD_KEYS), this.#value(depth - 1));
    }
  }

  #below(n: number): number {
    return this.random.below(n);
  }

  #pick<T>(from: readonly T[]): T {
    return from[this.#below(from.length)]!;
  }
}

const newId = (): string => randomBytes(12).toString('base64url');

/** The same text for intents that are the same: cards may come in any order. */
const keyOf = (intent: Intent): string =>
  JSON.stringify('cards' in intent ? { ...intent, cards: [...intent.cards].sort((a, b) => a - b) } : intent);

/** As an own key, also `__proto__`. */
const withKey = (object: object, key: string, value: unknown): object =>
  Object.defineProperty({ ...object }, key, { value, enumerable: true });
const without = (object: Record<string, unknown>, key: string): object =>
  Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
