/**
 * `pnpm bench:rules`: intents per second of decide + evolve on one core, over recorded random play of one to four
 * players. Dealing and choosing the intents is not counted; making the random source is.
 */
import {
  deal,
  decide,
  evolveAll,
  fastRandom,
  intentRandom,
  legalIntents,
  STANDARD_OPTIONS,
  viewFor,
  type GameState,
  type Intent,
  type RandomSource,
  type SeatCount,
  type SeatView,
} from '@regicide/rules';

interface RecordedGame {
  readonly start: GameState;
  readonly intents: readonly Intent[];
}

type SourceFor = (state: GameState) => RandomSource;

const GAMES = 2000;
const ROUNDS = 7;
const ROUND_MS = 700;

const next = (state: GameState, intent: Intent, sourceFor: SourceFor): GameState => {
  const decision = decide(state, state.turn, intent, sourceFor(state));
  if (!decision.isAccepted) throw new Error(`refused: ${decision.rejection}`);
  return evolveAll(state, decision.events);
};

const recordGame = (number: number, chooser: RandomSource, sourceFor: SourceFor): RecordedGame => {
  const seatCount = ((number % 4) + 1) as SeatCount;
  const start = deal({ seatCount, options: STANDARD_OPTIONS, seed: number.toString(16).padStart(64, '0') });
  const intents: Intent[] = [];
  let state = start;
  while (state.awaiting.kind !== 'finished') {
    const legal = legalIntents(viewFor(state, state.turn) as SeatView);
    const intent = legal[chooser.below(legal.length)]!;
    intents.push(intent);
    state = next(state, intent, sourceFor);
  }
  return { start, intents };
};

interface Rate {
  /** Intents per second of CPU of this process: what one core does, however busy the machine is. */
  readonly cpu: number;
  /** Intents per second by the clock. */
  readonly clock: number;
}

/** Whole passes over all games until the time is up. */
const measure = (games: readonly RecordedGame[], sourceFor: SourceFor): Rate => {
  let intents = 0;
  const begin = performance.now();
  const cpuBegin = process.cpuUsage();
  let elapsed = 0;
  while (elapsed < ROUND_MS) {
    for (const game of games) {
      let state = game.start;
      for (const intent of game.intents) state = next(state, intent, sourceFor);
      intents += game.intents.length;
    }
    elapsed = performance.now() - begin;
  }
  const { user, system } = process.cpuUsage(cpuBegin);
  return { cpu: (intents / (user + system)) * 1e6, clock: (intents / elapsed) * 1e3 };
};

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** The source is remade for each state, so that a replay meets the same chance as the recording. */
const SOURCES: Record<string, SourceFor> = {
  fast: (state) => fastRandom(state.step),
  'sha-256': intentRandom,
};

let rate = 0;
for (const [name, sourceFor] of Object.entries(SOURCES)) {
  const chooser = fastRandom(1);
  const games = Array.from({ length: GAMES }, (_, number) => recordGame(number, chooser, sourceFor));
  const length = games.reduce((sum, { intents }) => sum + intents.length, 0) / GAMES;
  measure(games, sourceFor);
  const rates = Array.from({ length: ROUNDS }, () => measure(games, sourceFor));
  rate = median(rates.map(({ cpu }) => cpu));
  const clock = median(rates.map((each) => each.clock));
  console.log(
    `${name} source: ${Math.round(rate)} intents per CPU second, ${Math.round(clock)} by the clock ` +
      `(${GAMES} games, ${length.toFixed(1)} intents each)`,
  );
}
console.log(`intents/s ${Math.round(rate)}`);
