import { cpus } from 'node:os';
import type { ConnectRate } from './connectRate.ts';
import {
  CASE_NAMES,
  median,
  TABLES,
  type CaseName,
  type Measured,
  type Round,
  type Tables,
} from './figures.ts';
import type { IdleMemory } from './idleMemory.ts';
import { markdownTable } from './markdownTable.ts';
import { judge } from './targets.ts';
import type { UnderAttack, Waiting } from './underAttack.ts';

/** Everything that one run has found. */
export interface Results {
  readonly rounds: readonly Round[];
  readonly connects: readonly { readonly bare: ConnectRate; readonly own: ConnectRate }[];
  readonly idle: { readonly bare: IdleMemory; readonly own: IdleMemory };
  readonly attack: UnderAttack;
}

const TITLES: Readonly<Record<CaseName, string>> = {
  ws: 'bare ws echo',
  'socket.io': 'bare socket.io echo',
  'compare-and-set': 'bare Redis compare-and-set',
  commit: "this server's commit alone",
  pipeline: 'reference pipeline',
  lmdb: 'this server, lmdb',
  redis: 'this server, Redis',
  'two nodes': 'this server, Redis, two nodes',
};

/** Markdown tables and a line per target. A figure is the median of the rounds' figures. */
export const report = (results: Results): string => {
  const [processor] = cpus();
  const machine = `Node ${process.versions.node}, ${cpus().length} x ${processor?.model ?? 'unknown CPU'}`;
  return [
    `${machine}; median of ${results.rounds.length} rounds, times in ms, CPU in microseconds of the server processes.`,
    playTable(results.rounds),
    otherTable(results),
    markdownTable(['target', 'figure', 'wanted', ''], judge(results)),
  ].join('\n\n');
};

const playTable = (rounds: readonly Round[]): string => {
  const rows = TABLES.flatMap((tables) => CASE_NAMES.map((name) => rowOf(rounds, name, tables)));
  const head = ['case', 'at once', 'per s', 'ack p50', 'p99', 'all views p50', 'p99', 'CPU', 'bytes'];
  return markdownTable(head, rows);
};

const rowOf = (rounds: readonly Round[], name: CaseName, tables: Tables): string[] => {
  const figure = (key: keyof Measured, digits: number): string => {
    const values = rounds.map((round) => round[name][tables][key]);
    return values.includes(null) ? '' : median(values as number[]).toFixed(digits);
  };
  return [
    TITLES[name],
    String(tables),
    figure('perSecond', 0),
    figure('ackP50', 3),
    figure('ackP99', 2),
    figure('viewsP50', 3),
    figure('viewsP99', 2),
    figure('cpu', 0),
    figure('bytes', 0),
  ];
};

const otherTable = ({ connects, idle, attack }: Results): string => {
  const rate = (who: 'bare' | 'own'): string => {
    const perSecond = median(connects.map((round) => round[who].perSecond));
    const cpu = median(connects.map((round) => round[who].cpu));
    return `${perSecond.toFixed(0)} a second, ${cpu.toFixed(0)} microseconds of CPU each`;
  };
  const kb = (bytes: number | null): string => `${((bytes ?? 0) / 1024).toFixed(1)} KB`;
  const { quiet, attacked, junkPerSecond } = attack;
  const waiting = ({ ackP50, ackP99, viewsP99, intents }: Waiting): string =>
    `ack p50 ${ackP50.toFixed(2)}, p99 ${ackP99.toFixed(1)}, views p99 ${viewsP99.toFixed(1)} ms; ${intents} intents`;
  return markdownTable(
    ['beside that', ''],
    [
      ['bare socket.io connects', rate('bare')],
      ['connects of members', rate('own')],
      ['idle socket, bare socket.io', `${kb(idle.bare.bySocket)} resident, ${idle.bare.sockets} sockets`],
      ['idle member, four to a room', `${kb(idle.own.bySocket)} resident, ${idle.own.sockets} sockets`],
      ['a room with a game, beside its sockets', `${kb(idle.own.byRoom)} resident`],
      ['honest people, quiet', waiting(quiet)],
      [
        'honest people, under attack',
        `${waiting(attacked)}; ${junkPerSecond.toFixed(0)} bad messages a second`,
      ],
    ],
  );
};
