import { quantile, type Measured } from './figures.ts';
import type { GameTable, MoveTimes } from './gameTable.ts';
import type { MeasuredProcess } from './measuredProcess.ts';

/** What opening and closing sockets leaves behind is over by then, ms. */
const SETTLING_TIME = 200;
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, SETTLING_TIME));

/**
 * So many tables at once, each with game after game; all are opened before and closed after what is measured.
 */
export const measurePlay = async (
  servers: readonly MeasuredProcess[],
  openTable: () => Promise<GameTable>,
  { tables, games }: { readonly tables: number; readonly games: number },
): Promise<Measured> => {
  const lanes: GameTable[][] = [];
  for (let lane = 0; lane < tables; lane++)
    lanes.push(await Promise.all(Array.from({ length: games }, openTable)));
  await settle();

  const times: MoveTimes[] = [];
  const cpuOf = async (): Promise<number> => {
    const usages = await Promise.all(servers.map((server) => server.usage()));
    return usages.reduce((sum, { cpu }) => sum + cpu, 0);
  };
  const cpuBefore = await cpuOf();
  const start = performance.now();
  await Promise.all(
    lanes.map(async (lane) => {
      for (const table of lane) await table.play(times);
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  const cpu = (await cpuOf()) - cpuBefore;

  const all = lanes.flat();
  await Promise.all(all.map((table) => table.close()));
  await settle();
  const bytes = all.reduce((sum, { traffic }) => sum + traffic.bytes, 0);
  const updates = all.reduce((sum, { traffic }) => sum + traffic.updates, 0);
  const acks = times.map(({ ack }) => ack);
  const views = times.map((each) => each.views);
  return {
    perSecond: times.length / seconds,
    ackP50: quantile(acks, 0.5),
    ackP99: quantile(acks, 0.99),
    viewsP50: quantile(views, 0.5),
    viewsP99: quantile(views, 0.99),
    cpu: cpu / times.length,
    bytes: bytes / updates,
  };
};
