import { CARD_COUNT, type Card, type GameEvent, type GameState, type RandomSource } from '@regicide/rules';
import type { Game, RoomDocument } from '../../../src/rooms/roomDocument.ts';
import { ownUpdate, sharedUpdate } from '../../../src/socket/sharedUpdate.ts';
import { snapshotOf } from '../../../src/socket/snapshotOf.ts';
import type { TrueState } from './truth.ts';

/** All that one member is sent on the way from one state to the next, as bytes would be. */
const sentTo = (memberId: string, before: RoomDocument, { document, events }: TrueState): string =>
  [
    snapshotOf(before, memberId as never, 0),
    snapshotOf(document, memberId as never, 0),
    sharedUpdate(before, document, events, 0),
    ownUpdate(document, memberId, events),
  ]
    .map((part) => JSON.stringify(part))
    .join('\n');

/**
 * Whether this member is sent the very same text when all cards that the member may not know change places, and the
 * game has another seed.
 */
export const isBlindToSwaps = (
  memberId: string,
  before: RoomDocument,
  after: TrueState,
  random: RandomSource,
): boolean => {
  const known = new Set([
    ...knownOf(before, memberId),
    ...knownOf(after.document, memberId),
    ...(after.events ?? []).flatMap((event) => knownByEvent(event, seatIn(after.document, memberId))),
  ]);
  const hidden = Array.from({ length: CARD_COUNT }, (_, card) => card).filter((card) => !known.has(card));
  const places = [...hidden];
  for (let index = places.length - 1; index > 0; index--) {
    const other = random.below(index + 1);
    [places[index], places[other]] = [places[other]!, places[index]!];
  }
  const swap = (card: Card): Card => places[hidden.indexOf(card)] ?? card;
  const swapped: TrueState = {
    document: withSwaps(after.document, swap),
    events: after.events?.map((event) => eventWithSwaps(event, swap)) ?? null,
  };
  return sentTo(memberId, before, after) === sentTo(memberId, withSwaps(before, swap), swapped);
};

const seatIn = ({ memberBySeat, game }: RoomDocument, memberId: string): number | null => {
  const seat = memberBySeat.findIndex((id) => id === memberId);
  return game === null || seat < 0 || seat >= game.seatCount ? null : seat;
};

/** */
const knownOf = (document: RoomDocument, memberId: string): Card[] => {
  const state = document.game?.state ?? null;
  if (state === null) return [];
  const { enemy, plays, defeats, discard, handBySeat, options } = state;
  const seat = seatIn(document, memberId);
  return [
    ...(enemy === null ? [] : [enemy.card]),
    ...plays.flatMap(({ cards }) => cards),
    ...defeats.map(({ card }) => card),
    ...(options.discardPile === 'open' ? discard : discard.slice(-1)),
    ...(seat === null ? [] : handBySeat[seat]!),
  ];
};

const knownByEvent = (event: GameEvent, seat: number | null): Card[] => {
  switch (event.type) {
    case 'drew':
      return event.seat === seat ? [event.card] : [];
    case 'healed':
      return event.rest.slice(-1);
    case 'defeated':
    case 'revealed':
      return [event.enemy];
    default:
      return 'cards' in event ? [...event.cards] : [];
  }
};

const withSwaps = (document: RoomDocument, swap: (card: Card) => Card): RoomDocument => {
  const { game } = document;
  if (game === null || game.state === null) return document;
  const { castle, tavern, discard, handBySeat } = game.state;
  const state: GameState = {
    ...game.state,
    seed: '0'.repeat(64),
    castle: castle.map(swap),
    tavern: tavern.map(swap),
    discard: discard.map(swap),
    handBySeat: handBySeat.map((hand) => hand.map(swap)),
  };
  return { ...document, game: { ...game, state } satisfies Game };
};

const eventWithSwaps = (event: GameEvent, swap: (card: Card) => Card): GameEvent => {
  if (event.type === 'drew') return { ...event, card: swap(event.card) };
  if (event.type !== 'healed') return event;
  return { ...event, cards: event.cards.map(swap), rest: event.rest.map(swap) };
};
