import { afterAll, expect, test } from 'vitest';
import { fastRandom } from '@regicide/rules';
import { startServer } from '../../../src/startServer.ts';
import { serverMutant, type Mistake } from '../serverMutant.ts';
import { leaksTo, secretsIn } from './leaks.ts';
import { leaksInLog } from './logLeaks.ts';
import { RandomRoom, type PlayedRoom } from './randomRoom.ts';
import { openStage, type Kind, type Stage } from './stage.ts';
import { isBlindToSwaps } from './swap.ts';

const SCALE = process.env['SCALE'] ?? 'check';
/** Rooms in all; in each at least one game is played, or begun. */
const ROOMS = { check: 6, test: 200, full: 2_000 }[SCALE]!;
/** ms */
const MOST_TIME = { check: 60_000, test: 300_000, full: 1_800_000 }[SCALE]!;
/** Rooms that are played at once. */
const WIDTH = 4;
/** SEED=n plays the room n alone. */
const SEED = process.env['SEED'];

const sums: Record<string, number> = {};
afterAll(() => {
  const told = Object.entries(sums).map(([name, sum]) => `${sum} ${name}`);
  console.log(told.join(', '));
});
const count = (counts: Record<string, number>): void => {
  for (const [name, more] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + more;
};

/** Everything that came to somebody in this room and should not have. */
const leaksOf = ({ people, truth, secrets }: PlayedRoom): string[] =>
  people.flatMap(({ player, proxy }) => {
    count({ bytes: proxy.connections.flat().reduce((sum, { length }) => sum + length, 0) });
    const { memberId, name } = player;
    return leaksTo({ memberId, connections: proxy.connections }, truth, secrets).map(
      (leak) => `${name} got ${leak}`,
    );
  });

/** Steps of this room at which somebody is sent other text when cards change places that nobody there may know. */
const swapsSeen = ({ people, truth }: PlayedRoom, seed: number): string[] => {
  const random = fastRandom(seed);
  return truth.states.slice(1).flatMap((after, index) => {
    const before = truth.states[index]!.document;
    if (before.game?.state == null || before.game.id !== after.document.game?.id) return [];
    count({ swaps: people.length });
    const ids = people.map(({ player }) => player.memberId);
    const seen = ids.filter((memberId) => !isBlindToSwaps(memberId, before, after, random));
    return seen.map((memberId) => `${memberId} sees a swap at revision ${after.document.revision}`);
  });
};

/** Plays a room to its end; answers what leaked. */
const playRoom = async (stage: Stage, seed: number): Promise<string[]> => {
  const room = new RandomRoom(stage, seed);
  const firstLine = stage.logLines.length;
  try {
    const played = await room.play();
    count({ rooms: 1, ...played.counts });
    const secrets = [...played.secrets, ...played.truth.seedsAndNonces];
    const elsewhere = [
      ...leaksInLog(stage.logLines.slice(firstLine), secrets),
      ...secretsIn(await stage.metrics(), secrets).map((secret) => `${secret} in the metrics`),
    ];
    return [...played.faults, ...leaksOf(played), ...swapsSeen(played, seed), ...elsewhere].map(
      (leak) => `SEED=${seed}: ${leak}`,
    );
  } catch (error) {
    throw new Error(`SEED=${seed}: the room could not be played on`, { cause: error });
  } finally {
    await room.close();
  }
};

const playRooms = async (
  kind: Kind,
  start: typeof startServer,
  seeds: readonly number[],
  enough = 20,
): Promise<string[]> => {
  const stage = await openStage(kind, start);
  const leaks: string[] = [];
  try {
    const waiting = [...seeds];
    const playOn = async (): Promise<void> => {
      for (let seed = waiting.shift(); seed !== undefined && leaks.length < enough; seed = waiting.shift())
        leaks.push(...(await playRoom(stage, seed)));
    };
    await Promise.all(Array.from({ length: WIDTH }, playOn));
  } finally {
    await stage.close();
  }
  return leaks;
};

const seedsFrom = (first: number, rooms: number): number[] =>
  Array.from({ length: rooms }, (_, n) => first + n);

test.each<[Kind, number, number]>([
  ['lmdb', 1, Math.ceil((ROOMS * 2) / 3)],
  ['redis with two nodes', 100_001, Math.floor(ROOMS / 3)],
])(
  '[R-80] no hidden card, seed or token in any byte to anybody, nor in logs or metrics: %s',
  async (kind, first, rooms) => {
    const seeds = SEED === undefined ? seedsFrom(first, rooms) : [Number(SEED)];
    expect(await playRooms(kind, startServer, seeds)).toEqual([]);
  },
  MOST_TIME,
);

const MISTAKES: Record<string, Mistake> = {
  'a spectator is shown a hand': {
    in: 'socket/snapshotOf.ts',
    replace: "gameSeatOf(document, memberId) ?? 'spectator'",
    by: 'gameSeatOf(document, memberId) ?? 0',
  },
  'a token is logged': {
    in: 'http/postMember.ts',
    replace: 'const newcomer = {',
    by: "context.log.info({ code: 'member/joins', reason: token }, 'somebody joins');\n    const newcomer = {",
  },
  'the draws of a seat are told to all': {
    in: 'socket/sharedUpdate.ts',
    replace: "visibleEvents(events, 'spectator')",
    by: 'visibleEvents(events, 0)',
  },
  'whoever is not on turn gets the hand that is': {
    in: 'socket/sharedUpdate.ts',
    replace: 'ownUpdateFor(state, events ?? [], seat)',
    by: 'ownUpdateFor(state, events ?? [], state.turn)',
  },
  "a companion's hand is told to people": {
    in: 'socket/sharedUpdate.ts',
    replace: 'ownUpdateFor(state, events ?? [], seat)',
    by: `((own, companion) => ({ ...own, drawn: state.handBySeat[companion] ?? own.drawn }))(
      ownUpdateFor(state, events ?? [], seat), document.companionBySeat.findIndex((name) => name !== null))`,
  },
  'the seeds are published at once': {
    in: 'rooms/roomView.ts',
    replace: "game.status === 'finished' && !game.isScenario",
    by: '!game.isScenario',
  },
  'the hash of a token stands in the view': {
    in: 'rooms/roomView.ts',
    replace: '({ id, name, awaySince }) => ({ id, name, awaySince })',
    by: '({ id, name, awaySince, tokenHashes }) => ({ id, name: name + tokenHashes[0], awaySince })',
  },
  'the log names the draws of others': {
    in: 'socket/handlers/log.ts',
    replace: "?? 'spectator'",
    by: '?? 0',
  },
  'an answer over HTTP names the seed': {
    in: 'http/postMember.ts',
    replace: 'return { roomCode: document?.code ?? code };',
    by: "return { roomCode: document?.code ?? code, game: document?.game?.serverSeed ?? '' } as RoomEntry;",
  },
};

/** Each takes some seconds: the quick check proves the first ones. */
const PROVEN = Object.entries(MISTAKES).slice(0, SCALE === 'check' ? 2 : undefined);
test.each(PROVEN)(
  'is caught: %s',
  async (_, mistake) => {
    const start = await serverMutant({ onTestFinished: afterAll }, mistake);
    expect(await playRooms('lmdb', start, seedsFrom(1, 24), 1)).not.toEqual([]);
  },
  120_000,
);
