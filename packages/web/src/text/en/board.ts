import { isJester, rankOf, suitOf, type Card, type Suit } from '@regicide/rules';

const RANKS = ['', 'Ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Jack', 'Queen', 'King'];
const suits: Record<Suit, string> = {
  hearts: 'hearts',
  diamonds: 'diamonds',
  clubs: 'clubs',
  spades: 'spades',
};

export const board = {
  suits,
  cardWords: (card: Card) =>
    isJester(card) ? 'Jester' : `${RANKS[rankOf(card)]} of ${suits[suitOf(card)!]}`,
  castleUnknown: 'never seen',
  castleState: {
    done: 'slain',
    exact: 'recruited',
    now: 'in front of you',
    standing: 'still standing',
    waiting: 'waiting',
  },
};
