import { INTENT_REJECTIONS } from '../../src/index.ts';

/** Things that must happen somewhere in the random games, or a property that needs them has shown nothing. */
export const HAPPENINGS = [
  'recruit played',
  'combo played',
  'companion pair played',
  'suit blocked',
  'healed all',
  'healed part',
  'healed nothing',
  'draw in full',
  'draw stopped by hands',
  'draw stopped by tavern',
  'recruited on top',
  'recruited under',
  'defeated, not recruited',
  'kill with the last card',
  'spades revived',
  'second Jester on one enemy',
  'Jester to oneself',
  'Jester to a mate',
  'Jester in solo',
  'Jester paid',
  'hand emptied by paying',
  'yield',
  'yield in solo',
  'attack of 0',
  'flip at step 1',
  'flip at step 4',
  'flip of an empty hand',
  'flip forced',
  'lost by attack',
  'lost by attack after a flip',
  'lost stuck',
  'lost stuck after a kill',
  'lost stuck after a Jester',
  'lost stuck after a payment',
  'lost stuck after an attack of 0',
  'lost stuck after a flip',
  'won, full',
  'won, short',
  'won by 1',
  'won by 2',
  'won by 3',
  'won by 4',
  'won, gold',
  'won, silver',
  'won, bronze',
  'preview said yes',
  'preview said no',
  'preview said depends, and it sufficed',
  'preview said depends, and it did not',
  'hidden cards swapped',
  'healed cards swapped',
  ...INTENT_REJECTIONS,
] as const;
export type Happening = (typeof HAPPENINGS)[number];

export class Counters {
  private readonly counts = new Map<Happening, number>();

  count(happening: Happening, holds = true): void {
    if (holds) this.counts.set(happening, this.of(happening) + 1);
  }

  of(happening: Happening): number {
    return this.counts.get(happening) ?? 0;
  }

  missing(): Happening[] {
    return HAPPENINGS.filter((happening) => this.of(happening) === 0);
  }

  print(): string {
    return HAPPENINGS.map((happening) => `${String(this.of(happening)).padStart(9)}  ${happening}`).join(
      '\n',
    );
  }
}
