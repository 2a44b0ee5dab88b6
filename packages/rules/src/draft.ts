import type { Card } from './cards.ts';
import type { GameEvent } from './events.ts';
import type { Defeat, GameState, Play } from './state.ts';
import type { Seat } from './seats.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Piles = { castle: Card[]; tavern: Card[]; discard: Card[]; plays: Play[]; defeats: Defeat[] };

/** A position while events are being placed on it. A pile is copied at its first change; all others stay shared. */
export class Draft {
  readonly #base: GameState;
  readonly #state: Mutable<Omit<GameState, keyof Piles>> & Piles;

  constructor(base: GameState) {
    this.#base = base;
    this.#state = { ...base } as Mutable<GameState> & Piles;
  }

  /** The position so far. It is the caller's for good once nothing more is placed. */
  get state(): GameState {
    return this.#state;
  }

  /** One more accepted intent. */
  countStep(): void {
    this.#state.step++;
  }

  /** Puts cards and markers where the event says; it decides nothing. */
  place(event: GameEvent): void {
    const state = this.#state;
    switch (event.type) {
      case 'played':
        this.#own('plays').push({ seat: event.seat, cards: event.cards });
        this.#takeFromHand(event.seat, event.cards);
        this.#markYielded(event.seat, false);
        return;
      case 'yielded':
        this.#markYielded(event.seat, true);
        return;
      case 'healed':
        this.#own('tavern').push(...event.cards);
        state.discard = event.rest.slice();
        return;
      case 'drew':
        this.#own('tavern').shift();
        this.#ownHand(event.seat).push(event.card);
        return;
      case 'damaged':
        state.enemy = { ...state.enemy!, damage: state.enemy!.damage + event.amount };
        return;
      case 'immunityCancelled':
        state.enemy = { ...state.enemy!, isImmunityCancelled: true };
        return;
      case 'defeated':
        this.#defeat(event.enemy, event.isRecruited);
        return;
      case 'revealed':
        this.#own('castle').shift();
        state.enemy = { card: event.enemy, damage: 0, isImmunityCancelled: false };
        return;
      case 'attacked':
        if (event.amount > 0) state.awaiting = { kind: 'payAttack', amount: event.amount };
        return;
      case 'paid':
        this.#takeFromHand(event.seat, event.cards);
        this.#own('discard').push(...event.cards);
        return;
      case 'flipped':
        this.#takeFromHand(event.seat, event.cards);
        this.#own('discard').push(...event.cards);
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
  #defeat(enemy: Card, isRecruited: boolean): void {
    const state = this.#state;
    const discard = this.#own('discard');
    if (!isRecruited) discard.push(enemy);
    else if (state.options.recruit === 'top') this.#own('tavern').unshift(enemy);
    else this.#own('tavern').push(enemy);
    for (const play of state.plays) discard.push(...play.cards);
    state.plays = [];
    this.#own('defeats').push({ card: enemy, isRecruited });
    state.enemy = null;
  }

  #own<K extends keyof Piles>(pile: K): Piles[K] {
    const piles: Piles = this.#state;
    if (piles[pile] === this.#base[pile]) piles[pile] = this.#base[pile].slice() as Piles[K];
    return piles[pile];
  }

  #ownHand(seat: Seat): Card[] {
    const state = this.#state;
    if (state.handBySeat === this.#base.handBySeat) state.handBySeat = this.#base.handBySeat.slice();
    const hands = state.handBySeat as Card[][];
    if (hands[seat] === this.#base.handBySeat[seat]) hands[seat] = hands[seat]!.slice();
    return hands[seat]!;
  }

  #takeFromHand(seat: Seat, cards: readonly Card[]): void {
    const hand = this.#ownHand(seat);
    for (const card of cards) hand.splice(hand.indexOf(card), 1);
  }

  #markYielded(seat: Seat, hasYielded: boolean): void {
    if (this.#state.hasYieldedBySeat[seat] === hasYielded) return;
    this.#state.hasYieldedBySeat = this.#state.hasYieldedBySeat.with(seat, hasYielded);
  }
}
