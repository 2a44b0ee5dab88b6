import { untrack } from 'svelte';
import { settings } from '../app/settings.svelte.ts';
import { HINTS, hintNow, type HintName } from './hintNow.ts';
import type { TableModel } from './tableModel.svelte.ts';

/** The hints at one table. Which of them were read is remembered by this browser; who has read all of them sees none. */
export class FirstGame {
  readonly now: HintName | null = $derived.by(() => {
    const { phase, selection, view } = this.#model;
    return hintNow({ phase, selection, enemy: view.enemy }, settings.hintsRead);
  });
  /** What stood there since the own last move; that move shows that it was understood. */
  #shown: HintName[] = [];
  #lastStep: number | undefined;
  readonly #model: TableModel;

  /** In a component: it follows the model. */
  constructor(model: TableModel) {
    this.#model = model;
    this.#lastStep = model.log.at(-1)?.step;
    $effect(() => {
      // to choose a card is what the hint about the hand asks for, seen or not
      if (model.selection.length > 0) this.#read(['hand']);
    });
    // before the next effect: what stands there because of the move was not understood by it
    $effect(() => {
      const last = model.log.at(-1);
      if (last === undefined || last.step === this.#lastStep) return;
      this.#lastStep = last.step;
      if (last.seat !== model.seat) return;
      this.#read(this.#shown);
      this.#shown = [];
    });
    $effect(() => {
      if (this.now !== null && !this.#shown.includes(this.now)) this.#shown.push(this.now);
    });
  }

  /** The hint that stands there was read. */
  next(): void {
    if (this.now !== null) this.#read([this.now]);
  }

  skip(): void {
    this.#read(HINTS);
  }

  #read(hints: readonly HintName[]): void {
    const all = [...new Set([...untracked(), ...hints])];
    if (all.length > untracked().length) settings.hintsRead = all;
  }
}

const untracked = (): readonly HintName[] => untrack(() => settings.hintsRead);
