/**
 * `npm run bench:web`: what the client costs in a real Chromium against the real server, a line for each target. It ends
 * with 1 where a target is missed. Time is told twice: as what the main thread worked, times the slowdown, which a busy
 * machine changes less, and by the clock, which wants a quiet one; so its load and its speed are printed too.
 */
import { loadavg } from 'node:os';
import { parseIntent } from '@regicide/rules';
import type { Page } from 'playwright-core';
import { openScenario } from './openScenario.ts';
import type { Player } from './player.ts';
import { after, positionOf } from './playScript.ts';
import { Stage } from './stage.ts';
import { openRoom } from './wayIn.ts';
import { webSizes } from './webSizes.ts';

/** Each in the unit of its figure. */
const TARGETS = { js: 90, css: 25, table: 60, shift: 0.02, paint: 50, task: 50 };
const SIZES = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
];
const SLOWDOWN = 4;
/** Layout may shift until everything has loaded; ms. */
const SETTLE_MS = 2500;

const GAME = 'players=4; enemy=KH damage=10; castle=KS KD; seed=566';
const MOVES =
  'play J2, name 1, play 7H AD, pay 3D 9D 8H, play 10D AC, play 10C, pay 3C 6S 8C 5S, yield, pay 8D AH 4C 7S, play 5D 5C, play KH, pay 9C 10S 2C, play 9S, pay 8S 3S, play 7C'.split(
    ', ',
  );

let missed = 0;
const tell = (what: string, figure: number, target: number, unit: string, digits: number): void => {
  const isReached = figure <= target;
  if (!isReached) missed += 1;
  const shown = `${figure.toFixed(digits)} ${unit}`.trim().padStart(10);
  console.log(
    `${what.padEnd(64)} ${shown}  target ${`${target} ${unit}`.trim().padEnd(8)} ${isReached ? 'reached' : 'NOT REACHED'}`,
  );
};

const onStage = async (run: (stage: Stage) => Promise<void>): Promise<void> => {
  const stage = await Stage.open();
  try {
    await run(stage);
  } finally {
    await stage.close();
  }
};

/** Adds up what moved without a press, from the first paint on. */
const WATCH_SHIFTS = `
  globalThis.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });`;

const shiftOf = async (page: Page, load: () => Promise<unknown>): Promise<number> => {
  let worst = 0;
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await load();
    await page.waitForTimeout(SETTLE_MS);
    worst = Math.max(worst, (await page.evaluate('shifted')) as number);
  }
  return worst;
};

/**
 * Marks every update as it comes off the socket, before the client sees it, and the moment after the frame that shows
 * it.
 */
const WATCH_UPDATES = `
  globalThis.paints = [];
  globalThis.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (typeof data !== 'string' || !data.startsWith('42["update"')) return;
        const start = performance.now();
        performance.mark('update');
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            performance.mark('painted');
            globalThis.paints.push(performance.now() - start);
          };
          port2.postMessage(null);
        });
      });
    }
  };`;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds; `tdur` is the thread's own time. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** What the page's main thread worked, in ms of its own time: from each update to its paint, and in each task. */
const workOf = (trace: Buffer): { readonly updates: number[]; readonly tasks: number[] } => {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const marks = traceEvents.filter(({ name }) => name === 'update' || name === 'painted');
  const [{ pid, tid }] = marks as [TraceEvent];
  const tasks = traceEvents.filter(
    (event) => event.pid === pid && event.tid === tid && /RunTask$/.test(event.name),
  );
  const updates = marks.flatMap(({ name, ts }) => {
    if (name !== 'update') return [];
    const end = marks.find((mark) => mark.name === 'painted' && mark.ts > ts)?.ts ?? Infinity;
    const within = tasks.filter((task) => task.ts < end && task.ts + (task.dur ?? 0) > ts);
    return [within.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0)];
  });
  return { updates, tasks: tasks.map(({ tdur = 0 }) => tdur / 1000) };
};

/** All moves but the last, which leads away from the table; every page has each before the next. */
const play = async (players: readonly Player[]): Promise<void> => {
  let state = positionOf(GAME);
  for (const move of MOVES.slice(0, -1)) {
    const intent = parseIntent(move)!;
    await players[state.turn]!.make(intent);
    state = after(state, intent);
    while (players.some(({ received }) => received.view?.step !== state.step))
      await new Promise((resolve) => setTimeout(resolve, 20));
    // Pictures of one move have come to rest before the next.
    await players[0]!.page.waitForTimeout(1000);
  }
};

const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(share * numbers.length) - 1] ?? NaN;

/** How fast one core is now: CPU time of 200 million additions, in ms. Times of two runs compare only where this is alike. */
const yardstick = (): number => {
  const before = process.cpuUsage();
  let sum = 0;
  for (let index = 0; index < 2e8; index++) sum = (sum + index) | 0;
  return process.cpuUsage(before).user / 1000;
};
console.log(
  `load of the machine: ${loadavg()[0]!.toFixed(1)}; 200 million additions: ${yardstick().toFixed(0)} ms of CPU`,
);

await onStage(async (stage) => {
  const { home, table } = await webSizes(stage);
  tell('JavaScript before home answers a press, gzipped', home.js / 1024, TARGETS.js, 'KB', 1);
  tell('CSS before home answers a press, gzipped', home.css / 1024, TARGETS.css, 'KB', 1);
  tell(
    'what the table adds, JavaScript and CSS, gzipped',
    (table.js + table.css) / 1024,
    TARGETS.table,
    'KB',
    1,
  );
});

await onStage(async (stage) => {
  const guest = await stage.player('Ada');
  await guest.page.addInitScript(WATCH_SHIFTS);
  const home = await shiftOf(guest.page, () => guest.page.goto('/'));
  tell('layout shift of home', home, TARGETS.shift, '', 4);
  await openRoom(guest);
  await guest.page.waitForURL(/\/r\//);
  const lobby = await shiftOf(guest.page, () => guest.page.reload());
  tell('layout shift of the lobby', lobby, TARGETS.shift, '', 4);
  const [player] = await openScenario(stage, GAME, 4);
  await player!.page.addInitScript(WATCH_SHIFTS);
  const table = await shiftOf(player!.page, () => player!.page.reload());
  tell('layout shift of the table', table, TARGETS.shift, '', 4);
});

/** A table whose fourth page is watched. */
const watchedTable = async (stage: Stage): Promise<{ players: readonly Player[]; page: Page }> => {
  const players = await openScenario(stage, GAME, 4);
  const { page, hand } = players[3]!;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(WATCH_UPDATES);
  await page.reload();
  await hand.getByRole('button').first().waitFor();
  await page.waitForTimeout(SETTLE_MS);
  return { players, page };
};

await onStage(async (stage) => {
  const { players, page } = await watchedTable(stage);
  await stage.browser.startTracing(page, {
    // tasks and marks alone: a few dozen events for an update, which cost it next to nothing
    categories: ['toplevel', 'blink.user_timing'],
  });
  await play(players);
  const { updates, tasks } = workOf(await stage.browser.stopTracing());
  const how = `work x ${SLOWDOWN}`;
  tell(
    `update to paint, ${how}, median of ${updates.length}`,
    SLOWDOWN * quantile(updates, 0.5),
    TARGETS.paint,
    'ms',
    1,
  );
  tell(`update to paint, ${how}, the longest`, SLOWDOWN * Math.max(...updates), TARGETS.paint, 'ms', 1);
  tell(`longest task of the main thread, ${how}`, SLOWDOWN * Math.max(...tasks), TARGETS.task, 'ms', 1);
});

await onStage(async (stage) => {
  const { players, page } = await watchedTable(stage);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await play(players);
  const paints = (await page.evaluate('paints')) as number[];
  const how = `by the clock, CPU slowed ${SLOWDOWN} times`;
  tell(`update to paint ${how}, median`, quantile(paints, 0.5), TARGETS.paint, 'ms', 1);
});

if (missed > 0) process.exitCode = 1;
