import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { quantile } from './figures.ts';
import { GameTable, type MoveTimes } from './gameTable.ts';
import { killWithUs } from './killWithUs.ts';
import type { MeasuredProcess } from './measuredProcess.ts';
import type { ScriptedGame } from './scriptedGame.ts';

const FLOOD = fileURLToPath(new URL('floodMain.ts', import.meta.url));
/** People think; this is far quicker than they do, and still within the limits, ms. */
const THINKING_TIME = 15;
const HEADERS = { 'x-forwarded-for': '10.1.1.1' };

/** Of honest people, ms. */
export interface Waiting {
  readonly ackP50: number;
  readonly ackP99: number;
  readonly viewsP99: number;
  readonly intents: number;
}

export interface UnderAttack {
  readonly quiet: Waiting;
  readonly attacked: Waiting;
  readonly junkPerSecond: number;
}

/** Game after game of four honest people for so long, ms: how long they wait for the answer, and for the view that follows. */
const playFor = async (server: MeasuredProcess, game: ScriptedGame, time: number): Promise<Waiting> => {
  const times: MoveTimes[] = [];
  const end = performance.now() + time;
  while (performance.now() < end) {
    const table = await GameTable.open([server.url], game, HEADERS);
    await table.play(times, THINKING_TIME);
    await table.close();
  }
  const acks = times.map(({ ack }) => ack);
  return {
    ackP50: quantile(acks, 0.5),
    ackP99: quantile(acks, 0.99),
    viewsP99: quantile(
      times.map(({ views }) => views),
      0.99,
    ),
    intents: acks.length,
  };
};

/** Honest people at a server with its default limits, before and while others flood it with what is to be refused. */
export const measureUnderAttack = async (
  server: MeasuredProcess,
  game: ScriptedGame,
  time: number,
): Promise<UnderAttack> => {
  const quiet = await playFor(server, game, time / 2);
  const flood = fork(FLOOD, [server.url], { execArgv: ['--import', 'tsx'] });
  killWithUs(flood);
  const sent = async (): Promise<number> => ((await once(flood, 'message')) as [number])[0];
  const before = await sent();
  const start = performance.now();
  const attacked = await playFor(server, game, time);
  flood.send('how many');
  const junkPerSecond = ((await sent()) - before) / ((performance.now() - start) / 1000);
  flood.kill('SIGKILL');
  return { quiet, attacked, junkPerSecond };
};
