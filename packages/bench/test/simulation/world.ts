import { STANDARD_OPTIONS, visibleEvents, type GameOptions } from '@regicide/rules';
import type { MemberId, RoomCode } from '@regicide/protocol';
import {
  joinRoom,
  newRoom,
  snapshotOf,
  tokenHashOf,
  type CallFate,
  type FeedFate,
  type MemoryStore,
  type RoomDocument,
  type StoreFaults,
} from '@regicide/server/testing';
import { Chance } from './chance.ts';
import { Ledger } from './ledger.ts';
import type { Mutant } from './mutant.ts';
import { SimulatedClient } from './simulatedClient.ts';
import { SimulatedNode } from './simulatedNode.ts';
import { drawTrouble, type Trouble } from './trouble.ts';
import type { WireTemper } from './wire.ts';

const ROOM = 'ABCD2345' as RoomCode;
/** How long a call to the store is waited for, ms. */
const PATIENCE = 1_000;
/** How long people go on once nothing goes wrong any more, or what goes wrong once they have stopped; ms. */
const PLAY_ON_TIME = 2_000;
/** Long enough for pings, reconnects with the longest pause, comparisons and sweeps, ms. */
const CALM_TIME = 45_000;

export interface Outcome {
  readonly seed: number;
  readonly faults: readonly string[];
  readonly counts: Ledger['counts'];
  /** Everything that was logged and committed, with its time: the same for the same seed. */
  readonly trace: readonly string[];
}

/** Nodes, clients, a store and the network between them, and everything that goes wrong by one schedule. */
export class World {
  readonly chance: Chance;
  readonly trouble: Trouble;
  readonly database: MemoryStore;
  readonly ledger: Ledger;
  readonly nodes: SimulatedNode[] = [];
  readonly clients: SimulatedClient[] = [];
  readonly trace: string[] = [];
  readonly #start = Date.now();
  isCalm = true;
  #stamps = 0;

  constructor(
    readonly seed: number,
    readonly mutant: Mutant,
  ) {
    this.chance = new Chance(seed);
    this.trouble = { ...drawTrouble(this.chance.fork()), ...mutant.trouble };
    this.database = new mutant.Store({ now: () => Date.now() });
    this.ledger = new Ledger(this.database);
    const { onApplied } = this.database;
    this.database.onApplied = (commit) => {
      this.note(
        `stored ${commit.document.epoch}.${commit.document.revision} ${commit.request?.requestId ?? ''} ${commit.journal?.step ?? ''}`,
      );
      onApplied(commit);
    };
  }

  note(text: string): void {
    this.trace.push(`${Date.now() - this.#start} ${text}`);
  }

  /** The room with everybody in it, before anything goes wrong. */
  async open(): Promise<void> {
    const { chance, trouble } = this;
    const tokens = Array.from({ length: trouble.seatCount + trouble.spectatorCount }, (_, n) =>
      `token-${n}`.padEnd(24, '0'),
    );
    const people = tokens.map((token, n) => ({
      id: `member-${n}` as MemberId,
      name: `Player ${n}`,
      tokenHash: tokenHashOf(token),
    }));
    const options: GameOptions = {
      ...STANDARD_OPTIONS,
      length: chance.pick(['full', 'short']),
      soloYield: chance.perMille(500),
      extraJester: chance.pick([0, 1]),
      discardPile: chance.pick(['top', 'open']),
    };
    let room: RoomDocument = newRoom(ROOM, people[0]!, options, Date.now());
    for (const person of people.slice(1)) {
      const joined = joinRoom(room, ROOM, person, Date.now());
      if (joined.kind === 'change') room = joined.document;
    }
    const isSeated = (index: number): boolean => index < trouble.seatCount;
    room = { ...room, memberBySeat: [0, 1, 2, 3].map((seat) => (isSeated(seat) ? people[seat]!.id : null)) };
    await this.database.commit({
      document: room,
      expected: null,
      request: null,
      events: null,
      journal: null,
      record: null,
      expiresAt: Date.now() + 24 * 60 * 60 * 1000,
    });
    for (let n = 0; n < trouble.nodeCount; n++) this.nodes.push(this.newNode());
    for (const [n, token] of tokens.entries())
      this.clients.push(
        new SimulatedClient({
          name: `Player ${n}`,
          roomCode: ROOM,
          token,
          chance: chance.fork(),
          ledger: this.ledger,
          trouble,
          surroundings: { temper: this.temper, findNode: () => this.#findNode() },
        }),
      );
  }

  newNode(): SimulatedNode {
    const callFate = this.chance.fork();
    const feedFate = this.chance.fork();
    const faults: StoreFaults = {
      callFate: () => this.#callFate(callFate),
      feedFate: () => this.#feedFate(feedFate),
      patience: PATIENCE,
    };
    return new SimulatedNode({
      database: this.database,
      faults,
      stamp: () => `stamp${this.#stamps++}`,
      mutant: this.mutant,
      logged: (code, line) => {
        if (code.startsWith('bug/')) this.ledger.fault(JSON.stringify(line));
        this.note(code);
      },
    });
  }

  get temper(): WireTemper {
    return this.trouble.wires;
  }

  /** Nothing goes wrong from here on; after a while everybody must have seen the same. */
  async calm(pass: (ms: number) => Promise<void>): Promise<void> {
    this.note('calm');
    if (this.trouble.endsPlay) {
      for (const client of this.clients) client.isPlaying = false;
      await pass(PLAY_ON_TIME);
    }
    this.isCalm = true;
    for (const node of this.nodes) if (node.isUp) node.store.heal();
    if (!this.nodes.some(({ isUp }) => isUp)) this.nodes.push(this.newNode());
    await pass(PLAY_ON_TIME);
    for (const client of this.clients) client.isPlaying = false;
    await pass(CALM_TIME);
    const room = await this.database.load(ROOM);
    if (room === null) return this.ledger.fault('the room is gone');
    await this.ledger.close(room);
    for (const client of this.clients) {
      this.#compare(client, room);
      await this.#compareLog(client, room);
    }
  }

  #compare({ session, options: { name } }: SimulatedClient, room: RoomDocument): void {
    const { received } = session;
    if (session.over !== null) return this.ledger.fault(`${name} is out: ${JSON.stringify(session.over)}`);
    if (received === null || !session.isOnline) return this.ledger.fault(`${name} is not connected`);
    if (session.unanswered > 0) this.ledger.fault(`${name} waits for ${session.unanswered} answers`);
    const { epoch, revision, room: view, view: game } = snapshotOf(room, received.memberId as MemberId, 0);
    const expected = { epoch, revision, room: view, view: game };
    const actual = {
      epoch: received.epoch,
      revision: received.revision,
      room: received.room,
      view: received.view,
    };
    for (const key of ['epoch', 'revision', 'room', 'view'] as const)
      if (canonical(actual[key]) !== canonical(expected[key]))
        this.ledger.fault(
          `${name} sees another ${key}: ${canonical(actual[key])} for ${canonical(expected[key])}`,
        );
  }

  /** What the client tells of the game is what its journal tells this member. */
  async #compareLog({ session, options: { name } }: SimulatedClient, room: RoomDocument): Promise<void> {
    const { received, log } = session;
    if (room.game === null || received?.view == null) return;
    const journal = await this.database.journal(room.id, room.game.id, 0);
    const audience = received.view.seat ?? 'spectator';
    const told = journal.map(({ step, seat, at, events }) => ({
      step,
      seat,
      at,
      events: visibleEvents(events, audience),
    }));
    // An update names the time at which it was sent, the journal that of the commit.
    const timeless = (entries: readonly object[]) => entries.map((entry) => canonical({ ...entry, at: 0 }));
    const [known, written] = [timeless(log?.entries ?? []), timeless(told)];
    const first = Math.max(
      known.findIndex((text, index) => text !== written[index]),
      written.findIndex((text, index) => text !== known[index]),
    );
    if (log?.gameId !== room.game.id || first >= 0)
      this.ledger.fault(
        `${name} has a log of ${known.length} entries for ${written.length}, other from ${first} on`,
      );
  }

  #findNode(): SimulatedNode | null {
    const up = this.nodes.filter(({ isUp }) => isUp);
    return up.length === 0 ? null : this.chance.pick(up);
  }

  #callFate(chance: Chance): CallFate {
    const { store } = this.trouble;
    const near = (): number => chance.between(0, 2);
    if (this.isCalm) return { doneAfter: [near()], answerAfter: near() };
    const delay = (): number => (chance.perMille(store.slow) ? chance.between(100, 3 * PATIENCE) : near());
    if (chance.perMille(store.lostRequests)) return { doneAfter: [], answerAfter: null };
    const doneAfter = chance.perMille(store.doubled) ? [delay(), delay()] : [delay()];
    return { doneAfter, answerAfter: chance.perMille(store.lostAnswers) ? null : delay() };
  }

  #feedFate(chance: Chance): FeedFate {
    const { store } = this.trouble;
    const near = (): number => chance.between(0, 3);
    if (this.isCalm) return [near()];
    if (chance.perMille(store.lostFeed)) return [];
    const delay = (): number => (chance.perMille(store.slow) ? chance.between(50, 2_000) : near());
    return chance.perMille(store.doubled) ? [delay(), delay()] : [delay()];
  }
}

/** The same text for the same value, whatever the order of its keys. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
