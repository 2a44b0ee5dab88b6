/** How much random play: 100 games per seat count by default, 2,000 with SCALE=test, 10,000 with SCALE=full; or GAMES. */
const GAMES_BY_SCALE: Record<string, number> = { test: 2000, full: 10_000 };
export const GAMES = Number(process.env['GAMES'] ?? GAMES_BY_SCALE[process.env['SCALE'] ?? ''] ?? 100);

/** Below this the rarest counters may stay 0 by chance. */
export const GAMES_FOR_ALL_COUNTERS = 2000;

/** The quick run is always the same; a large one is new each time, and SEED repeats it. */
export const SEED = Number(
  process.env['SEED'] ?? (GAMES < GAMES_FOR_ALL_COUNTERS ? 1 : Date.now() % 2 ** 32),
);
