import { Redis } from 'ioredis';
import type { JournalEntry } from '../../../src/stores/roomStore.ts';
import { WireTable } from '../../../src/testing/index.ts';
import { tallyOf, type Tally } from './ledger.ts';

/** Thinking time before a move, ms. */
const THINKING = 40;
/** A table that makes no move for so long has come to an end that no fault may bring, ms. */
const PATIENCE = 60_000;
/** As many moves at every table show that play goes on. */
const GOING_ON = 3;

/** Tables of four at which game after game is played over the wire, whatever happens. */
export class PlayedGames {
  private constructor(readonly tables: readonly WireTable[]) {}

  /** The players of a table enter by these doors in turn. */
  static async open(count: number, origins: readonly string[], seed: number): Promise<PlayedGames> {
    const doors = origins.map((origin) => ({ origin }));
    const open = (index: number) =>
      WireTable.open({
        doors: Array.from({ length: 4 }, (_, seat) => doors[(index + seat) % doors.length]!),
        seatCount: 4,
        pause: THINKING,
        seed: seed + index,
        playsOn: true,
      });
    const games = new PlayedGames(
      await Promise.all(Array.from({ length: count }, (_, index) => open(index))),
    );
    await games.goOn();
    return games;
  }

  /** Waits until moves have been accepted at every table from now on. */
  async goOn(): Promise<void> {
    const since = Date.now();
    await Promise.all(
      this.tables.map((table) =>
        table.until(() => acksOf(table).filter((at) => at > since).length >= GOING_ON, PATIENCE),
      ),
    );
  }

  /** The longest time at one table without an accepted move since then, ms. */
  longestBreak(since: number): number {
    const breaks = this.tables.flatMap((table) => {
      const acks = acksOf(table).sort((a, b) => a - b);
      return acks.map((at, index) => (at < since ? 0 : at - (acks[index - 1] ?? at)));
    });
    return Math.max(0, ...breaks);
  }

  close(): void {
    for (const table of this.tables) table.close();
  }

  /** What was answered so far, held against what this Redis has. */
  async tally(url: string): Promise<Tally> {
    const wishes = () => this.tables.flatMap(({ players }) => players.flatMap((player) => player.wishes));
    // People play on: what is answered from here on may be missing in what is read now.
    const answered = new Set(wishes().filter(({ ackedAt }) => ackedAt !== null));
    const redis = new Redis(url);
    try {
      const journal: JournalEntry[] = [];
      for (const { roomCode } of this.tables)
        for (const key of await redis.keys(`regicide:{${roomCode}}:journal:*`))
          for (const line of await redis.lrange(key, 0, -1)) journal.push(JSON.parse(line) as JournalEntry);
      const asked = wishes().map((wish) => (answered.has(wish) ? wish : { ...wish, ackedAt: null }));
      return tallyOf(asked, journal);
    } finally {
      redis.disconnect();
    }
  }

  get stepsBack(): number {
    return this.tables.reduce(
      (sum, { players }) => sum + players.reduce((some, player) => some + player.stepsBack, 0),
      0,
    );
  }

  /** Refusals that do not pass by themselves. */
  get refusals(): string[] {
    const passing = /^(no answer|store\/unavailable|connect: (no connection|timeout|store\/unavailable))$/;
    const codes = this.tables.flatMap(({ players }) =>
      players.flatMap(({ refusals }) => [...refusals.keys()]),
    );
    return codes.filter((code) => !passing.test(code));
  }
}

const acksOf = (table: WireTable): number[] =>
  table.players.flatMap(({ wishes }) => wishes.flatMap(({ ackedAt }) => ackedAt ?? []));
