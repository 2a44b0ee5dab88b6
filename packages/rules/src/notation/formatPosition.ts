import { STANDARD_OPTIONS, type GameOptions } from '../options.ts';
import type { Awaiting, GameState, Play } from '../state.ts';
import { cardName, cardNames } from './cardNotation.ts';

/** The whole position in one line, which {@link parsePosition} reads back to the same state. Options as far as they differ. */
export const formatPosition = (state: GameState): string => {
  const yielded = state.hasYieldedBySeat.flatMap((hasYielded, seat) => (hasYielded ? [seat] : []));
  const fields: readonly (readonly [string, string] | null)[] = [
    ['players', String(state.seatCount)],
    ['turn', String(state.turn)],
    ['enemy', formatEnemy(state)],
    ['castle', cardNames(state.castle)],
    [
      'defeats',
      state.defeats.map(({ card, isRecruited }) => cardName(card) + (isRecruited ? '+' : '')).join(' '),
    ],
    ['plays', state.plays.map(formatPlay).join(' ')],
    ['hands', state.handBySeat.map(cardNames).join(' | ')],
    ['tavern', cardNames(state.tavern)],
    ['discard', cardNames(state.discard)],
    ['await', formatAwaiting(state.awaiting)],
    yielded.length > 0 ? ['yielded', yielded.join(' ')] : null,
    state.flipsUsed > 0 ? ['flips', String(state.flipsUsed)] : null,
    ['step', String(state.step)],
    ['seed', state.seed],
    ['options', formatOptions(state.options)],
  ];
  return fields.flatMap((field) => (field === null ? [] : [field.join('=')])).join('; ');
};

const formatEnemy = ({ enemy }: GameState): string =>
  enemy === null ? 'none' : cardName(enemy.card) + (enemy.damage > 0 ? ` damage=${enemy.damage}` : '');

const formatPlay = ({ seat, cards }: Play): string => `${seat}:${cardNames(cards)}`;

const formatAwaiting = (awaiting: Awaiting): string => {
  switch (awaiting.kind) {
    case 'playOrYield':
      return 'play';
    case 'payAttack':
      return `pay ${awaiting.amount}`;
    case 'nameNext':
      return 'name';
    case 'finished':
      return awaiting.outcome.result === 'won' ? 'won' : `lost ${awaiting.outcome.reason}`;
  }
};

const formatOptions = (options: GameOptions): string =>
  Object.entries(options)
    .filter(([id, value]) => value !== STANDARD_OPTIONS[id as keyof GameOptions])
    .map(([id, value]) => `${id}:${value}`)
    .join(' ');
