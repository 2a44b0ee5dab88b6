import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import type { Chance } from './chance.ts';

interface Task {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
  /** Pause before it comes again, ms, or null. */
  readonly every: number | null;
  isCleared: boolean;
  unref(): Task;
}

const REAL = {
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  setInterval: globalThis.setInterval,
  clearInterval: globalThis.clearInterval,
  setImmediate: globalThis.setImmediate,
  dateNow: Date.now,
  mathRandom: Math.random,
  randomBytes: crypto.randomBytes,
  randomInt: crypto.randomInt,
  getRandomValues: crypto.webcrypto.getRandomValues,
};

const ID_SUPPLY = 256;

/** Time that passes only when it is told to, and random bytes from a seed, in place of the global ones. */
export class VirtualTime {
  now = Date.UTC(2030, 0, 1);
  /** Ordered by time, then by when they were set. */
  readonly #tasks: Task[] = [];
  #order = 0;

  install(chance: Chance): void {
    const set = (run: (...args: never[]) => void, ms = 0, every: number | null = null): Task => {
      const task: Task = {
        at: this.now + Math.max(0, Math.round(ms)),
        order: this.#order++,
        run: run as () => void,
        every,
        isCleared: false,
        unref: () => task,
      };
      this.#insert(task);
      return task;
    };
    const clear = (task: Task | undefined): void => {
      if (task !== undefined) task.isCleared = true;
    };
    const byte = (): number => chance.below(256);
    Object.assign(globalThis, {
      setTimeout: (run: () => void, ms?: number) => set(run, ms),
      setInterval: (run: () => void, ms: number) => set(run, ms, Math.max(1, ms)),
      setImmediate: (run: () => void) => set(run),
      clearTimeout: clear,
      clearInterval: clear,
    });
    Date.now = () => this.now;
    Math.random = () => chance.below(2 ** 32) / 2 ** 32;
    Object.assign(crypto, {
      randomBytes: (size: number) => Buffer.from(Array.from({ length: size }, byte)),
      randomInt: (n: number) => chance.below(n),
    });
    syncBuiltinESMExports();
    Object.defineProperty(crypto.webcrypto, 'getRandomValues', {
      configurable: true,
      value: (bytes: Uint8Array) => {
        // nanoid fetches a supply that outlives the schedule; no schedule depends on what its ids look like.
        if (bytes.length >= ID_SUPPLY) return REAL.getRandomValues.call(crypto.webcrypto, bytes);
        for (let index = 0; index < bytes.length; index++) bytes[index] = byte();
        return bytes;
      },
    });
  }

  uninstall(): void {
    const { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate } = REAL;
    Object.assign(globalThis, { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate });
    Date.now = REAL.dateNow;
    Math.random = REAL.mathRandom;
    Object.assign(crypto, { randomBytes: REAL.randomBytes, randomInt: REAL.randomInt });
    syncBuiltinESMExports();
    Object.defineProperty(crypto.webcrypto, 'getRandomValues', {
      configurable: true,
      value: REAL.getRandomValues,
    });
  }

  /** Lets so many ms pass: whatever falls due is done in its order, with all that follows at once from it. */
  async pass(ms: number): Promise<void> {
    const end = this.now + ms;
    await settled();
    for (let task = this.#tasks.at(-1); task !== undefined && task.at <= end; task = this.#tasks.at(-1)) {
      this.#tasks.pop();
      if (task.isCleared) continue;
      this.now = task.at;
      if (task.every !== null) this.#insert(this.#again(task, task.every));
      task.run();
      await settled();
    }
    this.now = end;
  }

  /** The same handle, so that clearing it works for all repetitions. */
  #again(task: Task, every: number): Task {
    return Object.assign(task, { at: this.now + every, order: this.#order++ });
  }

  /** The next one is the last of the array. */
  #insert(task: Task): void {
    let low = 0;
    let high = this.#tasks.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.#tasks[middle]!;
      if (other.at > task.at || (other.at === task.at && other.order > task.order)) low = middle + 1;
      else high = middle;
    }
    this.#tasks.splice(low, 0, task);
  }
}

/** All that was promised at once has happened. */
const settled = (): Promise<void> => new Promise((resolve) => REAL.setImmediate(resolve));
