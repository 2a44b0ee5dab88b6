import type { Ack } from '@regicide/protocol';
import { cardsOfGame, deal, evolveAll, gameSeedOf, type GameState, type Intent } from '@regicide/rules';
import type { Commit, MemoryStore, RoomDocument } from '@regicide/server/testing';

/** These say that nothing is known or that nothing was looked at; the same request may be sent again. */
const CLAIM_NOTHING = ['store/unavailable', 'server/draining', 'server/error'];

export interface IntentMessage {
  readonly id: string;
  readonly step: number;
  readonly intent: Intent;
}

interface Version {
  readonly epoch: number;
  readonly revision: number;
}

/** So many answers of each member are kept: a command that comes again after as many newer ones is a new one. */
const KEPT_ANSWERS = 4;

/** What the store applied and what people were told, and whatever of it must not be. */
export class Ledger {
  readonly faults: string[] = [];
  readonly counts = { commits: 0, intents: 0, resent: 0, refused: 0, unavailable: 0, games: 0, rollbacks: 0 };
  readonly #appliedById = new Map<string, { readonly gameId: string; readonly step: number } | null>();
  /** Ids of applied requests, the newest last. */
  readonly #appliedByMember = new Map<string, string[]>();
  readonly #ackById = new Map<string, { readonly message: IntentMessage; readonly ack: Ack }>();
  readonly #askedIds = new Set<string>();
  #last: RoomDocument | null = null;
  /** Since the store came back older nothing is known of what was lost with it. */
  #hasRolledBack = false;

  constructor(readonly database: MemoryStore) {
    database.onApplied = (commit) => this.#onApplied(commit);
  }

  fault(text: string): void {
    this.faults.push(text);
  }

  rolledBack(): void {
    this.counts.rollbacks++;
    this.#hasRolledBack = true;
    this.#last = null;
    this.#appliedById.clear();
    this.#appliedByMember.clear();
    this.#ackById.clear();
  }

  asked(message: { readonly id: string }): void {
    if (this.#askedIds.has(message.id)) this.counts.resent++;
    this.#askedIds.add(message.id);
  }

  answered(message: IntentMessage, ack: Ack): void {
    if (!ack.ok && CLAIM_NOTHING.includes(ack.code)) return void this.counts.unavailable++;
    const known = this.#ackById.get(message.id);
    if (known !== undefined && known.ack.ok !== ack.ok) this.fault(`${message.id} got two different answers`);
    this.#ackById.set(message.id, { message, ack });
    if (!ack.ok) this.counts.refused++;
  }

  /** What a client was shown, one thing after the other, on one connection or all. */
  shown(who: string, before: Version | null, after: Version): void {
    if (before === null || this.#hasRolledBack) return;
    if (after.epoch < before.epoch || (after.epoch === before.epoch && after.revision < before.revision))
      this.fault(
        `${who} was shown ${after.epoch}.${after.revision} after ${before.epoch}.${before.revision}`,
      );
  }

  /** Once all is quiet: acks and journals, and that a journal leads from its deal to the state that is stored. */
  async close(room: RoomDocument): Promise<void> {
    for (const [id, { message, ack }] of this.#ackById) await this.#checkAck(room.id, id, message, ack);
    const { game } = room;
    if (game === null || game.state === null) return;
    const journal = await this.database.journal(room.id, game.id, 0);
    if (journal.some(({ step }, index) => step !== index) || journal.length !== game.state.step)
      this.fault(`the journal has the steps ${journal.map(({ step }) => step).join(' ')}`);
    const { seatCount, options, serverSeed, nonceBySeat } = game;
    let state = deal({ seatCount, options, seed: gameSeedOf(serverSeed, nonceBySeat) });
    for (const { events } of journal) state = evolveAll(state, events);
    if (JSON.stringify(state) !== JSON.stringify(game.state))
      this.fault('the journal leads to another state');
  }

  async #checkAck(roomId: string, id: string, message: IntentMessage, ack: Ack): Promise<void> {
    const applied = this.#appliedById.get(id);
    if (!ack.ok) {
      if (applied !== undefined) this.fault(`${id} was refused (${ack.code}) and applied`);
      return;
    }
    if (applied === undefined) {
      if (!this.#hasRolledBack) this.fault(`${id} was acked and never applied`);
      return;
    }
    if (applied === null) return this.fault(`${id} was applied without a step`);
    const entries = await this.database.journal(roomId, applied.gameId, 0);
    const same = entries.filter(({ step }) => step === message.step);
    if (applied.step !== message.step || same.length !== 1)
      return this.fault(`step ${message.step} of ${id} is ${same.length} times in the journal`);
    if (JSON.stringify(same[0]!.intent) !== JSON.stringify(message.intent))
      this.fault(`${id} stands in the journal as another intent`);
  }

  #onApplied({ document, request, journal }: Commit): void {
    this.counts.commits++;
    const last = this.#last;
    this.#last = document;
    if (
      last !== null &&
      (document.epoch < last.epoch ||
        (document.epoch === last.epoch && document.revision !== last.revision + 1))
    )
      this.fault(`${document.epoch}.${document.revision} was stored after ${last.epoch}.${last.revision}`);
    if (request !== null) {
      const { memberId, requestId } = request;
      const earlier = this.#appliedByMember.get(memberId) ?? [];
      const isRemembered = journal !== null || earlier.slice(-KEPT_ANSWERS).includes(requestId);
      if (isRemembered && this.#appliedById.has(requestId)) this.fault(`${requestId} was applied twice`);
      this.#appliedById.set(requestId, journal && { gameId: journal.gameId, step: journal.step });
      this.#appliedByMember.set(memberId, [...earlier, requestId]);
    }
    if (journal !== null) this.counts.intents++;
    const state = document.game?.state ?? null;
    if (state !== null && !isConserved(state)) this.fault(`cards are missing at step ${state.step}`);
    if (last?.game?.status !== 'finished' && document.game?.status === 'finished') this.counts.games++;
  }
}

/** */
const isConserved = (state: GameState): boolean => {
  const { castle, enemy, tavern, discard, plays, handBySeat } = state;
  const cards = [
    ...castle,
    ...(enemy === null ? [] : [enemy.card]),
    ...tavern,
    ...discard,
    ...plays.flatMap((play) => play.cards),
    ...handBySeat.flat(),
  ];
  const all = cardsOfGame(state.seatCount, state.options);
  return sorted(cards) === sorted(all);
};

const sorted = (cards: readonly number[]): string => [...cards].sort((a, b) => a - b).join();
