import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { WireTable } from '../../../src/testing/index.ts';
import type { SoakReport } from './soakReport.ts';

/** So many tables are opened at once. */
const WIDTH = 5;
/** Openings that a starved machine may refuse; all is counted, and what goes wrong later is another thing. */
const PATIENCE = 100;
/** Between two bare round trips, ms. */
const TRIP_PAUSE = 250;

/** Tables of four in a process of their own, at which game after game is played until the end of stdin. */
const [url, count, thinking, seed] = process.argv.slice(2) as [string, string, string, string];
const tables: WireTable[] = [];
// Also while tables are still being opened, and also where who asks has died.
const questions = createInterface({ input: process.stdin });
questions.once('close', () => process.exit(0));
const open = (index: number): Promise<WireTable> =>
  WireTable.open({
    doors: [{ origin: url }],
    seatCount: 4,
    pause: Number(thinking),
    seed: Number(seed) + index,
    playsOn: true,
  });
let refusedOpenings = 0;
const openOne = async (index: number): Promise<WireTable> => {
  for (;;)
    try {
      return await open(index);
    } catch (error) {
      if (++refusedOpenings > PATIENCE) throw error;
    }
};
while (tables.length < Number(count))
  tables.push(...(await Promise.all(Array.from({ length: WIDTH }, (_, n) => openOne(tables.length + n)))));
const players = tables.flatMap((table) => [...table.players]);

let trips: number[] = [];
const tripOn = async (): Promise<void> => {
  for (;;) {
    const since = performance.now();
    await (await fetch(`${url}/healthz`)).text();
    trips.push(performance.now() - since);
    await pause(TRIP_PAUSE);
  }
};
void tripOn();

const report = (): SoakReport => {
  const said: SoakReport = {
    latencies: players.flatMap((player) => player.latencies.splice(0)),
    trips,
    refusals: players.flatMap(({ refusals }) =>
      [...refusals].flatMap(([code, times]) => Array<string>(times).fill(code)),
    ),
    reconnects: players.reduce((sum, { connects }) => sum + connects - 1, 0),
    faults: tables.flatMap(({ faults }) => faults),
    refusedOpenings,
    finishedGames: tables.reduce((sum, { finishedGames }) => sum + finishedGames, 0),
  };
  trips = [];
  return said;
};

questions.on('line', () => console.log(JSON.stringify(report())));
console.log('playing');
