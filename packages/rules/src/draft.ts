import type { Card } from './cards.ts';
import type { GameEvent } from './events.ts';
import type { Enemy, GameState } from './state.ts';
import type { Seat } from './seats.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Piles = { tavern: Card[]; discard: Card[]; handBySeat: Card[][] };

/** A position while events are being placed on it. A pile is copied at its first change; all others stay shared. */
export class Draft {
  private readonly base: GameState;
  private readonly next: Mutable<Omit<GameState, keyof Piles>> & Piles;

  constructor(base: GameState) {
    this.base = base;
    this.next = copyOf(base) as Mutable<GameState> & Piles;
  }

  /** The position so far. It is the caller's for good once nothing more is placed. */
  get state(): GameState {
    return this.next;
  }

  /** One more accepted intent. */
  countStep(): void {
    this.next.step++;
  }

  /** Puts cards and markers where the event says; it decides nothing. */
  place(event: GameEvent): void {
    const state = this.next;
    switch (event.type) {
      case 'played':
        state.plays = [...state.plays, { seat: event.seat, cards: event.cards }];
        this.takeFromHand(event.seat, event.cards);
        this.markYielded(event.seat, false);
        return;
      case 'yielded':
        this.markYielded(event.seat, true);
        return;
      case 'healed':
        this.ownTavern().push(...event.cards);
        state.discard = event.rest.slice();
        return;
      case 'drew':
        this.ownTavern().shift();
        this.ownHand(event.seat).push(event.card);
        return;
      case 'damaged':
        state.enemy = withDamage(state.enemy!, event.amount);
        return;
      case 'immunityCancelled':
        state.enemy = { card: state.enemy!.card, damage: state.enemy!.damage, isImmunityCancelled: true };
        return;
      case 'defeated':
        this.defeat(event.enemy, event.isRecruited);
        return;
      case 'revealed':
        state.castle = state.castle.slice(1);
        state.enemy = { card: event.enemy, damage: 0, isImmunityCancelled: false };
        return;
      case 'attacked':
        if (event.amount > 0) state.awaiting = { kind: 'payAttack', amount: event.amount };
        return;
      case 'paid':
        this.takeFromHand(event.seat, event.cards);
        this.ownDiscard().push(...event.cards);
        return;
      case 'flipped':
        this.takeFromHand(event.seat, event.cards);
        this.ownDiscard().push(...event.cards);
        state.flipsUsed++;
        return;
      case 'asked':
        state.awaiting = { kind: 'nameNext' };
        return;
      case 'turnStarted':
        state.turn = event.seat;
        state.awaiting = { kind: 'playOrYield' };
        return;
      case 'ended':
        state.awaiting = { kind: 'finished', outcome: event.outcome };
        return;
      case 'blocked':
      case 'shielded':
      case 'named':
        return;
      default:
        event satisfies never;
    }
  }

  /** */
  private defeat(enemy: Card, isRecruited: boolean): void {
    const state = this.next;
    const discard = this.ownDiscard();
    if (!isRecruited) discard.push(enemy);
    else if (state.options.recruit === 'top') this.ownTavern().unshift(enemy);
    else this.ownTavern().push(enemy);
    for (const play of state.plays) discard.push(...play.cards);
    state.plays = [];
    state.defeats = [...state.defeats, { card: enemy, isRecruited }];
    state.enemy = null;
  }

  private ownTavern(): Card[] {
    if (this.next.tavern === this.base.tavern) this.next.tavern = this.base.tavern.slice();
    return this.next.tavern;
  }

  private ownDiscard(): Card[] {
    if (this.next.discard === this.base.discard) this.next.discard = this.base.discard.slice();
    return this.next.discard;
  }

  private ownHand(seat: Seat): Card[] {
    const hands = this.ownHands();
    if (hands[seat] === this.base.handBySeat[seat]) hands[seat] = hands[seat]!.slice();
    return hands[seat]!;
  }

  private ownHands(): Card[][] {
    if (this.next.handBySeat === this.base.handBySeat)
      this.next.handBySeat = this.base.handBySeat.slice() as Card[][];
    return this.next.handBySeat;
  }

  private takeFromHand(seat: Seat, cards: readonly Card[]): void {
    const hands = this.ownHands();
    const kept: Card[] = [];
    for (const card of hands[seat]!) if (!cards.includes(card)) kept.push(card);
    hands[seat] = kept;
  }

  private markYielded(seat: Seat, hasYielded: boolean): void {
    if (this.next.hasYieldedBySeat[seat] === hasYielded) return;
    this.next.hasYieldedBySeat = this.next.hasYieldedBySeat.with(seat, hasYielded);
  }
}

/** Field by field: a literal is copied twice as fast as a spread, and this runs twice for every intent. */
const copyOf = (state: GameState): GameState => ({
  seatCount: state.seatCount,
  options: state.options,
  seed: state.seed,
  step: state.step,
  castle: state.castle,
  enemy: state.enemy,
  defeats: state.defeats,
  tavern: state.tavern,
  discard: state.discard,
  plays: state.plays,
  handBySeat: state.handBySeat,
  turn: state.turn,
  awaiting: state.awaiting,
  hasYieldedBySeat: state.hasYieldedBySeat,
  flipsUsed: state.flipsUsed,
});

const withDamage = ({ card, damage, isImmunityCancelled }: Enemy, amount: number): Enemy => ({
  card,
  damage: damage + amount,
  isImmunityCancelled,
});
