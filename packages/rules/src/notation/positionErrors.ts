import { healthOf, isJester, isRoyal, rankOf, totalValue, type Card } from '../cards.ts';
import { cardsOfGame } from '../deal.ts';
import { enemyAfter } from '../enemyAfter.ts';
import { isPlay } from '../legality.ts';
import type { Enemy, GameState } from '../state.ts';
import { attackAmount, canYield, flipsLeft, handLimitAt } from '../table.ts';
import { medalOf } from '../turns.ts';
import { cardName, cardNames } from './cardNotation.ts';

/** What makes a position unlawful, a sentence each; empty for every position that a game can reach. */
export const positionErrors = (state: GameState): string[] => {
  const errors = seatErrors(state);
  return errors.length > 0 ? errors : [...cardErrors(state), ...enemyErrors(state), ...phaseErrors(state)];
};

const seatErrors = ({
  seatCount,
  handBySeat,
  plays,
  turn,
  flipsUsed,
  hasYieldedBySeat,
}: GameState): string[] =>
  failures([
    [handBySeat.length === seatCount, `${handBySeat.length} hands are given for a table of ${seatCount}.`],
    [turn < seatCount, `There is no seat ${turn} at a table of ${seatCount}.`],
    [plays.every(({ seat }) => seat < seatCount), 'A play names a seat beyond the table.'],
    [hasYieldedBySeat.length === seatCount, 'The yields are not one for each seat.'],
    [flipsUsed === 0 || (seatCount === 1 && flipsUsed <= 2), 'Two flips at most, and in solo alone (R-70).'],
  ]);

/** */
const cardErrors = (state: GameState): string[] => {
  const { castle, tavern, discard, handBySeat, plays, enemy, seatCount, options } = state;
  const limit = handLimitAt(state);
  const enemies = enemy === null ? [] : [enemy.card];
  const all = [enemies, castle, tavern, discard, ...handBySeat, ...plays.map(({ cards }) => cards)].flat();
  const game = cardsOfGame(seatCount, options);
  const missing = game.filter((card) => !all.includes(card));
  return [
    ...all.filter((card, i) => all.indexOf(card) !== i).map((card) => `${cardName(card)} is in two places.`),
    ...all.filter((card) => !game.includes(card)).map((card) => `${cardName(card)} is not in this game.`),
    ...failures([[missing.length === 0, `Nowhere to be found: ${cardNames(missing)}.`]]),
    ...handBySeat.flatMap((hand, seat) =>
      failures([
        [hand.length <= limit, `Seat ${seat} holds ${hand.length} cards, the limit is ${limit} (R-05).`],
      ]),
    ),
    ...plays.flatMap(({ cards }) => failures([[isPlay(cards), `"${cardNames(cards)}" is no play (R-11).`]])),
  ];
};

/** */
const enemyErrors = (state: GameState): string[] => {
  const { castle, enemy, plays, defeats, tavern, discard, handBySeat } = state;
  const order = [...defeats.map(({ card }) => card), ...(enemy === null ? [] : [enemy.card]), ...castle];
  const loose = [tavern, discard, ...handBySeat, ...plays.map(({ cards }) => cards)].flat().filter(isRoyal);
  const beaten = defeats.map(({ card }) => card);
  return [
    ...order.filter((card) => !isRoyal(card)).map((card) => `${cardName(card)} is no enemy.`),
    ...loose
      .filter((card) => !beaten.includes(card))
      .map((card) => `${cardName(card)} is not beaten yet (R-01).`),
    ...beaten
      .filter((card) => !loose.includes(card))
      .map((card) => `${cardName(card)} is beaten, but not among the cards.`),
    ...failures([
      [isAscending(order), 'The enemies come out of order: Jacks, then Queens, then Kings (R-03).'],
      [
        enemy !== null || (castle.length === 0 && plays.length === 0),
        'Without an enemy nobody is left to fight.',
      ],
    ]),
    ...(enemy === null ? [] : damageErrors(enemy, enemyAfter(enemy.card, plays))),
  ];
};

const damageErrors = ({ card, damage, isImmunityCancelled }: Enemy, played: Enemy): string[] =>
  failures([
    [
      damage < healthOf(card),
      `${cardName(card)} with ${damage} damage is beaten: its health is ${healthOf(card)}.`,
    ],
    [damage >= played.damage, `The plays did ${played.damage} damage, not ${damage}.`],
    [
      isImmunityCancelled === played.isImmunityCancelled,
      'A Jester in play cancels the immunity, nothing else (R-60).',
    ],
  ]);

/** */
const phaseErrors = (state: GameState): string[] => {
  const { awaiting, enemy } = state;
  const isWon = awaiting.kind === 'finished' && awaiting.outcome.result === 'won';
  return failures([
    [(enemy === null) === isWon, 'The game is won when no enemy is left (R-34).'],
    ...phaseChecks(state),
  ]);
};

const phaseChecks = (state: GameState): Check[] => {
  const { awaiting, turn, plays } = state;
  const handValue = totalValue(state.handBySeat[turn]!);
  const due = attackAmount(state);
  const isStuck = state.handBySeat[turn]!.length === 0 && !canYield(state) && flipsLeft(state) === 0;
  const isOverwhelmed = handValue < due && flipsLeft(state) === 0;
  switch (awaiting.kind) {
    case 'playOrYield':
      return [[!isStuck, `Seat ${turn} can neither play nor yield: the game is lost (R-52).`]];
    case 'payAttack':
      return [
        [due > 0, 'Nothing is to be paid: the attack is 0 (R-40).'],
        [due === 0 || awaiting.amount === due, `The attack is ${due}, not ${awaiting.amount} (R-40).`],
        [!isOverwhelmed, `Seat ${turn} cannot pay ${due} with ${handValue}: the game is lost (R-43).`],
      ];
    case 'nameNext': {
      const last = plays.at(-1);
      const hasPlayedJester = last?.seat === turn && last.cards.some(isJester);
      return [
        [state.seatCount > 1, 'In solo nobody is named (R-62).'],
        [hasPlayedJester, `Seat ${turn} names the next player only after a Jester of its own (R-62).`],
      ];
    }
    case 'finished': {
      const { outcome } = awaiting;
      if (outcome.result === 'won')
        return [[outcome.medal === medalOf(state), 'The medal follows from the flips (R-71).']];
      if (outcome.reason === 'stuck')
        return [[isStuck, `Seat ${turn} can still play, yield or flip (R-52).`]];
      return [[due > 0 && isOverwhelmed, `Seat ${turn} can still pay or flip (R-43).`]];
    }
  }
};

/** What must hold, and the sentence where it does not. */
type Check = readonly [boolean, string];

const failures = (checks: readonly Check[]): string[] =>
  checks.flatMap(([holds, sentence]) => (holds ? [] : [sentence]));

/** Jacks, then Queens, then Kings. */
const isAscending = (cards: readonly Card[]): boolean =>
  cards.every((card, i) => i === 0 || rankOf(cards[i - 1]!) <= rankOf(card));
