import { afterAll, describe, expect, it } from 'vitest';
import type { SeatCount } from '../src/index.ts';
import { Counters, HAPPENINGS } from './properties/counters.ts';
import { ENGINE } from './properties/engine.ts';
import { GAMES, GAMES_FOR_ALL_COUNTERS, SEED } from './properties/scale.ts';
import { Sizes } from './properties/sizes.ts';
import { walkGame } from './properties/walk.ts';

const SEAT_COUNTS: readonly SeatCount[] = [1, 2, 3, 4];
const MILLISECONDS_PER_GAME = 250;

describe(`${GAMES} random games for each seat count, SEED=${SEED}`, () => {
  const counters = new Counters();
  const sizes = new Sizes();

  it.each(SEAT_COUNTS)(
    '[R-02] [R-15] [R-80] %i seats: conservation, legality, previews, hidden cards, storage',
    (seatCount) => {
      for (let game = 0; game < GAMES; game++)
        walkGame({ engine: ENGINE, counters, sizes, seed: SEED, seatCount }, game);
    },
    10_000 + GAMES * MILLISECONDS_PER_GAME,
  );

  it('[R-81] a view of a table of four takes at most 700 bytes, an update 800 on average', () => {
    for (const seatCount of SEAT_COUNTS) {
      expect(sizes.largest(seatCount).length, sizes.largest(seatCount)).toBeLessThanOrEqual(700);
      expect(sizes.averageUpdate(seatCount)).toBeLessThanOrEqual(800);
    }
  });

  it('every happening occurs; in a quick run nearly every one', () => {
    const missing = counters.missing();
    expect(missing.length, missing.join()).toBeLessThanOrEqual(
      GAMES < GAMES_FOR_ALL_COUNTERS ? HAPPENINGS.length / 10 : 0,
    );
  });

  afterAll(() => {
    const bytes = SEAT_COUNTS.map(
      (n) => `${n}: ${sizes.largest(n).length} / ${sizes.averageUpdate(n).toFixed(0)}`,
    );
    console.log(
      `SEED=${SEED} GAMES=${GAMES}\n${counters.print()}\nlargest view / average update, bytes by seats: ${bytes.join(', ')}`,
    );
  });
});
