import type { Intent, RandomSource, SeatView } from '@regicide/rules';

/**
 * How a companion plays: from what its seat may see to an intent. Called only for the seat on turn of an unfinished
 * game; the answer is one of `legalIntents(view)`. The same view and the same numbers from `random` give the same
 * intent.
 */
export type Policy = (view: SeatView, random: RandomSource) => Intent;
