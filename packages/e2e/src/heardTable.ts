/** A card as a screen reader says it. */
export interface HeardCard {
  /** "3 of diamonds"; all Jesters are alike. */
  readonly words: string;
  /** 1 for an Ace, 11 to 13 for royals, 0 for a Jester. */
  readonly rank: number;
  readonly suit: string | null;
  /** What it counts in a hand. */
  readonly value: number;
}

/** All that the plan of a move is made from. */
export interface HeardTable {
  readonly hand: readonly HeardCard[];
  readonly health: number;
  readonly attack: number;
  /** The suit that does nothing now. */
  readonly immuneTo: string | null;
  readonly tavern: number;
  readonly discard: number;
  /** Cards that fit into all hands together. */
  readonly room: number;
}

const RANKS = ['Jester', 'Ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Jack', 'Queen', 'King'];
const ROYAL_VALUE: Readonly<Record<number, number>> = { 11: 10, 12: 15, 13: 20 };

/** "Queen of clubs", or "Jester". */
export const heardCard = (words: string): HeardCard => {
  const [name, suit = null] = words.split(' of ') as [string, string?];
  const rank = RANKS.indexOf(name);
  if (rank < 0) throw new Error(`"${words}" is no card.`);
  return { words, rank, suit, value: ROYAL_VALUE[rank] ?? rank };
};

const sum = (cards: readonly HeardCard[]): number => cards.reduce((total, { value }) => total + value, 0);

/** Single cards, an Ace with one other card, and equal cards up to 10 (R-11 .. R-13). */
const playsOf = (hand: readonly HeardCard[]): HeardCard[][] => {
  const plays = hand.map((card) => [card]);
  for (const ace of hand.filter(({ rank }) => rank === 1))
    for (const other of hand) if (other !== ace && other.rank > 0) plays.push([ace, other]);
  for (let rank = 2; rank <= 5; rank++) {
    const equal = hand.filter((card) => card.rank === rank);
    for (let count = 2; count <= equal.length && count * rank <= 10; count++)
      plays.push(equal.slice(0, count));
  }
  return plays;
};

/** What the play does to the enemy, as the table's preview says it too. */
export const damageOf = (cards: readonly HeardCard[], { immuneTo }: Pick<HeardTable, 'immuneTo'>): number =>
  sum(cards) * (immuneTo !== 'clubs' && cards.some(({ suit }) => suit === 'clubs') ? 2 : 1);

const worthOf = (cards: readonly HeardCard[], table: HeardTable): number => {
  const works = (suit: string): boolean =>
    table.immuneTo !== suit && cards.some((card) => card.suit === suit);
  const value = sum(cards);
  const left = table.health - damageOf(cards, table);
  const healed = works('hearts') ? Math.min(value, table.discard) : 0;
  const drawn = works('diamonds') ? Math.min(value, table.tavern + healed, table.room + cards.length) : 0;
  const gains = 4 * drawn + 1.5 * healed - value - cards.length;
  if (left <= 0) return gains + 30 + table.attack + (left === 0 ? 20 : left / 2);
  const shield = works('spades') ? Math.min(value, table.attack) : 0;
  const owed = cards[0]!.rank === 0 ? 0 : table.attack - shield;
  const rest = sum(table.hand) - value;
  const danger = owed > rest + 3 * drawn ? 1000 : 4 * Math.max(0, owed - rest);
  return gains + (cards[0]!.rank === 0 ? -12 : 0) + table.health - left + 2 * shield - owed - danger;
};

/** The cards to play, or null to yield. */
export const choosePlay = (table: HeardTable): HeardCard[] | null => {
  const [best] = playsOf(table.hand).toSorted((one, other) => worthOf(other, table) - worthOf(one, table));
  if (best === undefined) return null;
  const yielding = table.attack > sum(table.hand) ? -1000 : -table.attack;
  return worthOf(best, table) >= yielding ? best : null;
};
