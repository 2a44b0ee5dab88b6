import { median, type Measured, type Round } from './figures.ts';
import type { Results } from './report.ts';

/** What the issue asks for: the name, what this run shows, and the bound. */
interface Target {
  readonly name: string;
  readonly figure: number;
  readonly bound: number;
  readonly isLeast?: true;
  readonly unit: string;
}

/** The median of a ratio that is taken round by round, so that a busy machine hits both sides. */
const ratio = (
  rounds: readonly Round[],
  over: (round: Round) => number,
  under: (round: Round) => number,
): number => median(rounds.map((round) => over(round) / under(round)));

const targetsOf = ({ rounds, connects, idle, attack }: Results): Target[] => {
  const against = (key: keyof Measured, tables: 1 | 16): number =>
    ratio(
      rounds,
      ({ redis }) => redis[tables][key]!,
      ({ pipeline }) => pipeline[tables][key]!,
    );
  const commit = ratio(
    rounds,
    (round) => round.commit[1].ackP50,
    (round) => round['compare-and-set'][1].ackP50,
  );
  const twoNodes = ratio(
    rounds,
    (round) => round['two nodes'][1].viewsP50!,
    (round) => round.redis[1].viewsP50!,
  );
  const bytes = Math.max(...rounds.map(({ redis }) => redis[1].bytes!));
  const connectRatio = median(connects.map(({ own, bare }) => own.perSecond / bare.perSecond));
  const times = { unit: 'x' };
  return [
    { name: 'CPU per intent / pipeline, 16 tables', figure: against('cpu', 16), bound: 1, ...times },
    { name: 'CPU per intent / pipeline, 1 table', figure: against('cpu', 1), bound: 1, ...times },
    { name: 'all views p50 / pipeline, 16 tables', figure: against('viewsP50', 16), bound: 1.3, ...times },
    { name: 'all views p50 / pipeline, 1 table', figure: against('viewsP50', 1), bound: 1.3, ...times },
    { name: 'commit p50 / bare compare-and-set', figure: commit, bound: 1.5, ...times },
    { name: 'two nodes / one node, views p50, 1 table', figure: twoNodes, bound: 3.5, ...times },
    { name: 'bytes per update per client', figure: bytes, bound: 800, unit: '' },
    { name: 'resident per idle member', figure: idle.own.bySocket / 1024, bound: 36, unit: ' KB' },
    { name: 'connects / bare', figure: connectRatio, bound: 0.5, isLeast: true, ...times },
    {
      name: 'ack p99 of honest people under attack',
      figure: attack.attacked.ackP99,
      bound: 100,
      unit: ' ms',
    },
  ];
};

/** A row per target: figure, bound, reached or not. */
export const judge = (results: Results): string[][] =>
  targetsOf(results).map(({ name, figure, bound, isLeast, unit }) => [
    name,
    `${figure.toFixed(unit === 'x' ? 2 : 0)}${unit}`,
    `${isLeast === true ? 'at least' : 'at most'} ${bound}${unit}`,
    (isLeast === true ? figure >= bound : figure <= bound) ? 'reached' : 'NOT reached',
  ]);
