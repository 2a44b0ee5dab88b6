import { isDeepStrictEqual } from 'node:util';
import { deal, evolveAll, gameSeedOf, type GameState } from '@regicide/rules';
import type { Game } from '../rooms/roomDocument.ts';
import type { GameRecord, JournalEntry, RoomStore } from '../stores/roomStore.ts';
import { StoreUnavailable } from '../stores/roomStore.ts';

type Dealt = Pick<GameRecord, 'seatCount' | 'options' | 'serverSeed' | 'nonceBySeat'>;

/**
 * What is wrong with a room in the store, a sentence each: it can't be read, or dealing its games again and placing
 * the journaled events does not lead to what is stored. Rejects with StoreUnavailable when the store is down.
 */
export const verifyRoom = async (store: RoomStore, roomId: string): Promise<string[]> => {
  try {
    const room = await store.load(roomId);
    if (room === null) return [];
    const records = await store.records(roomId);
    const problems = room.game === null ? [] : await problemsOfGame(store, roomId, room.game);
    for (const record of records) problems.push(...(await problemsOfRecord(store, roomId, record)));
    return problems;
  } catch (error) {
    if (!(error instanceof StoreUnavailable) || !(await store.ping())) throw error;
    const { cause } = error;
    return [`it cannot be read: ${cause instanceof Error ? cause.message : error.message}`];
  }
};

const problemsOfGame = async (store: RoomStore, roomId: string, game: Game): Promise<string[]> => {
  const { state } = game;
  if (state === null || game.isScenario) return [];
  // The game may have gone on since the document was read.
  const journal = (await store.journal(roomId, game.id, 0)).slice(0, state.step);
  const problem = problemOfJournal(journal, state.step);
  if (problem !== null) return [`game ${game.id}: ${problem}`];
  return isDeepStrictEqual(json(replay(game, journal)), json(state))
    ? []
    : [`game ${game.id}: its journal leads to another position than is stored`];
};

const problemsOfRecord = async (store: RoomStore, roomId: string, record: GameRecord): Promise<string[]> => {
  const journal = await store.journal(roomId, record.gameId, 0);
  const problem = problemOfJournal(journal, record.steps);
  if (problem !== null) return [`record ${record.gameId}: ${problem}`];
  const { awaiting } = replay(record, journal);
  return awaiting.kind === 'finished' && isDeepStrictEqual(json(awaiting.outcome), json(record.outcome))
    ? []
    : [`record ${record.gameId}: its journal leads to another end than is stored`];
};

const problemOfJournal = (journal: readonly JournalEntry[], steps: number): string | null =>
  journal.length === steps && journal.every(({ step }, index) => step === index)
    ? null
    : `its journal has ${journal.length} entries instead of the steps 0 to ${steps - 1}`;

const replay = (dealt: Dealt, journal: readonly JournalEntry[]): GameState => {
  const { seatCount, options, serverSeed, nonceBySeat } = dealt;
  const start = deal({ seatCount, options, seed: gameSeedOf(serverSeed, nonceBySeat) });
  return journal.reduce((state, { events }) => evolveAll(state, events), start);
};

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
