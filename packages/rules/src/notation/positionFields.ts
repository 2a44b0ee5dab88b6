import type { Card } from '../cards.ts';
import { OPTION_VALUES, type GameOptions, type SeatCount } from '../options.ts';
import type { Seat } from '../seats.ts';
import type { Defeat, Play } from '../state.ts';
import { parseCard, wordsOf } from './cardNotation.ts';

/** What the text of a position says; whatever it leaves open is absent. Nothing in it is known to be lawful. */
export interface PositionFields {
  players?: SeatCount;
  turn?: Seat;
  /** Null after the last enemy fell. `damage` null: as much as the plays did. */
  enemy?: { readonly card: Card; readonly damage: number | null } | null;
  castle?: readonly Card[];
  defeats?: readonly Defeat[];
  plays?: readonly Play[];
  hands?: readonly (readonly Card[])[];
  tavern?: readonly Card[];
  discard?: readonly Card[];
  await?: AwaitField;
  yielded?: readonly Seat[];
  flips?: number;
  step?: number;
  seed?: string;
  options?: Partial<GameOptions>;
}

const AWAIT_WORDS = ['play', 'pay', 'name', 'won', 'lost attack', 'lost stuck'] as const;
/** `amount` only with `pay`; null: whatever the enemy's attack is. */
export type AwaitField = { readonly kind: (typeof AWAIT_WORDS)[number]; readonly amount: number | null };

/** The fields of a text, and a sentence for everything in it that cannot be read. */
export const readFields = (text: string): { fields: PositionFields; errors: string[] } => {
  const fields: Record<string, unknown> = {};
  const errors: string[] = [];
  for (const part of text.split(';')) {
    if (part.trim() === '') continue;
    const [key, value] = splitOnce(part.trim(), '=');
    const complain: Complain = (sentence) => errors.push(`${key}: ${sentence}`);
    if (!Object.hasOwn(READERS, key))
      complain(`no such field; there are ${Object.keys(READERS).join(', ')}.`);
    else if (Object.hasOwn(fields, key)) complain('given twice.');
    else fields[key] = READERS[key as keyof PositionFields](value, complain);
  }
  return { fields: fields as PositionFields, errors };
};

type Complain = (sentence: string) => void;

const READERS: {
  [K in keyof PositionFields]-?: (text: string, complain: Complain) => Exclude<PositionFields[K], undefined>;
} = {
  players: (text, complain) => readNumber(text, 1, 4, complain) as SeatCount,
  turn: (text, complain) => readNumber(text, 0, 3, complain) as Seat,
  enemy: (text, complain) => {
    if (text === 'none') return null;
    const [name, rest] = splitOnce(text, ' ');
    const damage = /^damage=(\d+)$/.exec(rest);
    if (rest !== '' && damage === null) complain(`"${rest}" is not understood; write damage=12.`);
    return { card: readCards(name, complain)[0] ?? 0, damage: damage === null ? null : Number(damage[1]) };
  },
  castle: (text, complain) => readCards(text, complain),
  defeats: (text, complain) =>
    wordsOf(text).flatMap((word) =>
      readCards(word.replace(/\+$/, ''), complain).map((card) => ({ card, isRecruited: word.endsWith('+') })),
    ),
  plays: (text, complain) => {
    const plays: { seat: Seat; cards: Card[] }[] = [];
    for (const word of wordsOf(text)) {
      const [seat, name] = word.includes(':') ? splitOnce(word, ':') : [null, word];
      if (seat !== null) plays.push({ seat: readNumber(seat, 0, 3, complain) as Seat, cards: [] });
      if (plays.length === 0) complain('the first card needs its seat, as in 0:6S.');
      plays.at(-1)?.cards.push(...readCards(name, complain));
    }
    return plays;
  },
  hands: (text, complain) => text.split('|').map((hand) => readCards(hand, complain)),
  tavern: (text, complain) => readCards(text, complain),
  discard: (text, complain) => readCards(text, complain),
  await: (text, complain) => {
    const [, words, amount] = /^(.*?)(?: (\d+))?$/.exec(text)!;
    const kind = AWAIT_WORDS.find((word) => word === words);
    if (kind === undefined || (amount !== undefined && kind !== 'pay'))
      complain(`"${text}" is none of ${AWAIT_WORDS.join(', ')}; an amount may follow pay.`);
    return { kind: kind ?? 'play', amount: amount === undefined ? null : Number(amount) };
  },
  yielded: (text, complain) => wordsOf(text).map((word) => readNumber(word, 0, 3, complain) as Seat),
  flips: (text, complain) => readNumber(text, 0, 2, complain),
  step: (text, complain) => readNumber(text, 0, 0xffff_fffe, complain),
  seed: (text, complain) => {
    if (!/^[0-9a-f]{1,64}$/.test(text)) complain(`"${text}" is not 1 to 64 lower-case hex digits.`);
    return text.padStart(64, '0');
  },
  options: (text, complain) => {
    const options: Record<string, unknown> = {};
    for (const word of wordsOf(text)) {
      const [id, name] = splitOnce(word, ':');
      const values: readonly unknown[] = Object.hasOwn(OPTION_VALUES, id)
        ? OPTION_VALUES[id as keyof GameOptions]
        : [];
      const value = values.find((candidate) => String(candidate) === name);
      if (values.length === 0)
        complain(`no option "${id}"; there are ${Object.keys(OPTION_VALUES).join(', ')}.`);
      else if (value === undefined) complain(`${id} is one of ${values.join(', ')}, not "${name}".`);
      else options[id] = value;
    }
    return options;
  },
};

const readCards = (text: string, complain: Complain): Card[] =>
  wordsOf(text).flatMap((word) => {
    const card = parseCard(word);
    if (card === null) complain(`"${word}" is no card.`);
    return card === null ? [] : [card];
  });

const readNumber = (text: string, least: number, most: number, complain: Complain): number => {
  const number = /^\d+$/.test(text) ? Number(text) : NaN;
  const isInRange = number >= least && number <= most;
  if (!isInRange) complain(`"${text}" is not a whole number from ${least} to ${most}.`);
  return isInRange ? number : least;
};

const splitOnce = (text: string, mark: string): [string, string] => {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
};
