import {
  SUITS,
  suitOf,
  type Answer,
  type Card,
  type PlayPreview,
  type Seat,
  type Suit,
} from '@regicide/rules';
import type { Dictionary } from '../text/dictionary.ts';
import { strong, words } from '../ui/sentenceParts.ts';
import type { Who } from './who.ts';

type BoardText = Dictionary['board'];

/** One line of the strip that says what a selection would do. */
export interface DecreeLine {
  readonly icon: Suit | 'jester' | 'check' | 'sword';
  readonly text: string;
  /** The power is blocked; what is marked strong is struck through. */
  readonly isOff?: boolean;
  /** A judgement behind the fact. */
  readonly note?: Note;
}
export interface Note {
  readonly text: string;
  readonly tone: 'ok' | 'bad' | 'open';
}

/** The lines for a legal play, in the order in which the powers act; the answer of the enemy comes last. */
export const decreeLines = (
  play: PlayPreview,
  enemy: Card,
  people: readonly Who[],
  mySeat: Seat,
  text: BoardText,
): DecreeLine[] => {
  if (play.isJester) return jesterLines(play, enemy, people.length === 1, text);
  const suits = SUITS.filter((suit) => play.cards.some((card) => suitOf(card) === suit));
  const lines = suits.flatMap((suit) => suitLine(suit, play, enemy, people, mySeat, text));
  return shortened(withEnding(lines, play, enemy, text), play);
};

const suitLine = (
  suit: Suit,
  play: PlayPreview,
  enemy: Card,
  people: readonly Who[],
  mySeat: Seat,
  text: BoardText,
): DecreeLine[] => {
  if (play.blocked === suit) return [{ icon: suit, text: text.blockedBySeal(suit, enemy), isOff: true }];
  switch (suit) {
    case 'hearts':
      return [{ icon: suit, text: text.heal(play.healed) }];
    case 'diamonds':
      return [{ icon: suit, text: drawText(play, people, mySeat, text) }];
    case 'clubs':
      return [{ icon: suit, text: text.doubled(play.damage) }];
    case 'spades':
      // A shield ends with its enemy.
      if (play.result !== 'stands') return [];
      return [{ icon: suit, text: text.shield(play.shieldGained, play.attackAfter) }];
  }
};

/** The own share first, then clockwise from there, as the cards are drawn. */
const drawText = (play: PlayPreview, people: readonly Who[], mySeat: Seat, text: BoardText): string => {
  const inOrder = [...people.slice(mySeat), ...people.slice(0, mySeat)];
  const shares = inOrder.flatMap(({ seat, name, isYou }) => {
    const count = play.drawnBySeat[seat]!;
    if (count === 0) return [];
    return [isYou ? strong(text.shareYou(count)) : text.share(words(name), count)];
  });
  const drawn = play.drawnBySeat.reduce((sum, count) => sum + count, 0);
  const line = text.draw(drawn, play.drawWanted, shares.join(', '));
  return play.drawStoppedBy === null ? line : `${line}. ${text.drawStopped[play.drawStoppedBy]}`;
};

/** The strip has room for three lines. What its head says too goes first: that the damage is doubled. */
const shortened = (lines: DecreeLine[], play: PlayPreview): DecreeLine[] =>
  lines.length > 3 && play.isDoubled ? lines.filter(({ icon }) => icon !== 'clubs') : lines;

const withEnding = (lines: DecreeLine[], play: PlayPreview, enemy: Card, text: BoardText): DecreeLine[] => {
  if (play.result !== 'stands') {
    const what = play.wins ? text.wins : play.result === 'exact' ? text.joins(enemy) : text.falls(enemy);
    return [...lines, { icon: 'check', text: text.noAttack, note: { text: what, tone: 'ok' } }];
  }
  const note = answerNote(play.answer, text);
  const last = lines.at(-1);
  if (last?.icon === 'spades' && last.isOff !== true) return [...lines.slice(0, -1), { ...last, note }];
  return [...lines, { icon: 'sword', text: text.strikes(enemy, play.attackAfter), note }];
};

/** Whether the hand can bear what follows: yes, no, or it depends on cards not seen yet. */
export const answerNote = (answer: Answer, text: BoardText): Note => {
  switch (answer.kind) {
    case 'none':
      return { text: text.safe, tone: 'ok' };
    case 'yes':
      return { text: text.canPay(answer.handValue), tone: 'ok' };
    case 'no':
      return { text: text.cannotPay(answer.handValue), tone: 'bad' };
    case 'depends':
      return { text: text.depends(answer.handValue, answer.unseen), tone: 'open' };
  }
};

/** R-60 .. R-62 */
const jesterLines = (play: PlayPreview, enemy: Card, isAlone: boolean, text: BoardText): DecreeLine[] => {
  const lines: DecreeLine[] = [{ icon: 'jester', text: text.breaksSeal(suitOf(enemy)!) }];
  if (play.shieldGained > 0)
    lines.push({ icon: 'spades', text: text.oldShields(play.shieldGained, play.attackAfter) });
  const next = isAlone ? text.youGoOn : text.youNameNext;
  lines.push({ icon: 'check', text: next, note: { text: text.nobodyAttacked, tone: 'ok' } });
  return lines;
};
