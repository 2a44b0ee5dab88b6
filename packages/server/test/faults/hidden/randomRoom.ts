import { greedyPolicy } from '@regicide/bots';
import { PROTOCOL_VERSION, type Ack, type Command } from '@regicide/protocol';
import {
  fastRandom,
  formatPosition,
  legalIntents,
  randomPosition,
  STANDARD_OPTIONS,
  type GameOptions,
  type Intent,
  type RandomSource,
  type Seat,
  type SeatCount,
} from '@regicide/rules';
import type { RoomDocument } from '../../../src/rooms/roomDocument.ts';
import { eventually } from '../../harness/eventually.ts';
import { newToken, Player, post } from '../../play/player.ts';
import { RecordingProxy } from './recordingProxy.ts';
import type { Stage } from './stage.ts';
import { Truth } from './truth.ts';

/** Accepted intents after which a long game is left. */
const MOST_STEPS = 50;

/** A room that was played in, what everybody in it was sent, and what they may not know. */
export interface PlayedRoom {
  readonly people: readonly { readonly player: Player; readonly proxy: RecordingProxy }[];
  readonly truth: Truth;
  readonly secrets: readonly string[];
  /** Messages out of order or of another shape. */
  readonly faults: readonly string[];
  readonly counts: Record<
    'steps' | 'companionMoves' | 'games' | 'drops' | 'joins' | 'logs' | 'takenSeats' | 'standIns',
    number
  >;
}

/** A room of 2 to 4 players, companions among them, and spectators, with drops, joins, talk, requests for the log, seats that change and rematches. */
export class RandomRoom {
  readonly people: { readonly player: Player; readonly proxy: RecordingProxy }[] = [];
  readonly counts = {
    steps: 0,
    companionMoves: 0,
    games: 0,
    drops: 0,
    joins: 0,
    logs: 0,
    takenSeats: 0,
    standIns: 0,
  };
  readonly #random: RandomSource;
  truth!: Truth;

  constructor(
    readonly stage: Stage,
    readonly seed: number,
  ) {
    this.#random = fastRandom(seed);
  }

  async play(): Promise<PlayedRoom> {
    const seatCount = (2 + this.#below(3)) as SeatCount;
    if (this.#below(2) === 0) await this.#openScenario(seatCount);
    else await this.#openLobby(seatCount);
    while (this.counts.steps < MOST_STEPS) {
      if (this.#below(3) === 0) await this.#disturb();
      const { game } = this.#room;
      if (game?.status === 'playing') await this.#move();
      else if (game?.status === 'finished') {
        this.counts.games++;
        const seated = this.people.find(({ player }) =>
          this.#room.memberBySeat.some((id) => id === player.memberId),
        );
        if (this.#below(3) > 0 || seated === undefined) break;
        await seated.player.command({ verb: 'rematch' });
        await this.#until('the next deal', ({ game: next }) => next?.status === 'playing');
      } else await this.#until('the deal', ({ game: dealt }) => dealt?.status === 'playing');
    }
    const { revision } = this.#room;
    for (const { player } of this.people) {
      await player.until(() => player.version.revision >= revision, 'the last state');
      player.close();
    }
    // Whatever was shown was stored before.
    const stored = (await this.stage.store.versionOf(this.truth.roomId))!;
    await this.#until('all that was stored', (room) => room.revision >= stored.revision);
    await this.truth.readJournals();
    const tokens = this.people.map(({ player }) => player.token);
    return {
      people: this.people,
      truth: this.truth,
      secrets: [...tokens, ...this.truth.buried],
      faults: this.people.flatMap(({ player }) => player.faults),
      counts: this.counts,
    };
  }

  async close(): Promise<void> {
    await Promise.all(this.people.map(({ proxy }) => proxy.close()));
  }

  get #room(): RoomDocument {
    return this.truth.states.at(-1)!.document;
  }

  #below(n: number): number {
    return this.#random.below(n);
  }

  #pick<T>(from: readonly T[]): T {
    return from[this.#below(from.length)]!;
  }

  #options(): GameOptions {
    return {
      ...STANDARD_OPTIONS,
      discardPile: this.#pick(['top', 'open']),
      length: this.#pick(['full', 'short']),
      extraJester: this.#pick([0, 1]),
      recruit: this.#pick(['top', 'under']),
    };
  }

  async #person(name: string, token: string, code: string): Promise<Player> {
    const proxy = await RecordingProxy.start(this.#pick(this.stage.ports));
    const player = new Player(proxy.url, name, token, code);
    this.people.push({ player, proxy });
    return player;
  }

  async #openScenario(seatCount: SeatCount): Promise<void> {
    const position = formatPosition(randomPosition(this.#random, seatCount, this.#options()));
    const tokens = Array.from({ length: seatCount + this.#below(3) }, newToken);
    const first = await this.#person('Player 1', tokens[0]!, '');
    const request = { protocol: PROTOCOL_VERSION, position, tokens };
    const answer = await persistentPost(`${first.url}/api/scenarios`, request);
    if (answer.status !== 201) throw new Error(`${position}: ${JSON.stringify(answer.body)}`);
    const code = answer.body['roomCode'] as string;
    first.code = code;
    this.truth = await Truth.of(this.stage.store, code);
    const others = await Promise.all(
      tokens.slice(1).map((token, n) => this.#person(`Player ${n + 2}`, token, code)),
    );
    for (const player of [first, ...others]) await player.connect();
  }

  async #openLobby(seatCount: SeatCount): Promise<void> {
    const first = await this.#person('Player 1', newToken(), '');
    const { status, body } = await persistentPost(`${first.url}/api/rooms`, {
      protocol: PROTOCOL_VERSION,
      token: first.token,
      name: first.name,
      options: this.#options(),
    });
    if (status !== 201) throw new Error(`no room: ${status} ${JSON.stringify(body)}`);
    first.code = body['roomCode'] as string;
    this.truth = await Truth.of(this.stage.store, first.code);
    await first.connect();
    const people = this.#below(2) === 0 ? seatCount : 1 + this.#below(seatCount);
    for (let n = 1; n < people; n++) await this.#join();
    for (let n = people; n < seatCount; n++) await first.command({ verb: 'addCompanion', seat: n as Seat });
    await first.command({ verb: 'start' });
    await this.#until('the deal', ({ game }) => game?.status === 'playing');
  }

  async #join(): Promise<void> {
    const player = await this.#person(
      `Player ${this.people.length + 1}`,
      newToken(),
      this.people[0]!.player.code,
    );
    const { status, body } = await persistently(() => player.join());
    if (status !== 200) throw new Error(`not in: ${status} ${JSON.stringify(body)}`);
    await player.connect();
    this.counts.joins++;
  }

  async #move(): Promise<void> {
    const { step, turn } = this.#room.game!.state!;
    if (this.#room.companionBySeat[turn] !== null) {
      await this.#until(`a companion's move ${step}`, ({ game }) => (game?.state?.step ?? 0) > step);
      this.counts.steps++;
      this.counts.companionMoves++;
      return;
    }
    const memberId = this.#room.memberBySeat[turn];
    const mover = this.people.find(({ player }) => player.memberId === memberId);
    if (mover === undefined) return this.#take(turn);
    const { player } = mover;
    const what = `step ${step}, seed ${this.seed}, revision ${this.#room.revision}`;
    await player.until(() => player.view?.step === step && player.view.seat === turn, what);
    const intents = legalIntents(player.seatView);
    const intent = this.#below(3) > 0 ? greedyPolicy(player.seatView, this.#random) : this.#pick(intents);
    const ack = await player.persistentIntent(intent);
    if (!ack.ok) throw new Error(`seed ${this.seed}: ${ack.code}, ${JSON.stringify(intent)}`);
    this.counts.steps++;
    await this.#until(`what follows step ${step}`, ({ game }) => (game?.state?.step ?? 0) > step);
  }

  /** Where somebody has left a companion plays, or a spectator, or a newcomer, sits down. */
  async #take(seat: Seat): Promise<void> {
    const seated = this.#room.memberBySeat;
    const player = this.people.find(({ player: { memberId } }) => seated.some((id) => id === memberId));
    if (player !== undefined && this.#below(2) === 0) {
      await player.player.command({ verb: 'addCompanion', seat });
      this.counts.standIns++;
      return this.#until('a companion plays', ({ companionBySeat }) => companionBySeat[seat] !== null);
    }
    let spectator = this.people.find(({ player }) => !seated.some((id) => id === player.memberId));
    if (spectator === undefined) {
      await this.#join();
      spectator = this.people.at(-1)!;
    }
    await spectator.player.command({ verb: 'takeSeat', seat });
    this.counts.takenSeats++;
    await this.#until('the seat is taken', ({ memberBySeat }) => memberBySeat[seat] !== null);
  }

  async #disturb(): Promise<void> {
    const person = this.#pick(this.people);
    const { player, proxy } = person;
    const command = async (wish: Command) => this.#settle(await player.command(wish));
    const disturbances: readonly (() => Promise<unknown>)[] = [
      async () => {
        player.close();
        proxy.target = this.#pick(this.stage.ports);
        await player.connect();
        this.counts.drops++;
      },
      async () => {
        await player.log(this.#below(5));
        this.counts.logs++;
      },
      () => player.wake(),
      () => command({ verb: 'say', phrase: this.#pick(['ouch', 'thanks', 'meNext']) }),
      // One in a thousand is lawful: a Jester's choice.
      async () => this.#settle(await player.intent(this.#pick(ODD_INTENTS))),
      () => player.ask(this.#pick(['intent', 'command', 'log', 'nothing']), { bad: this.seed }),
      async () => this.people.length < 7 && this.#join(),
      () => command({ verb: 'leaveSeat' }),
      () => command({ verb: 'takeSeat', seat: this.#below(4) as Seat }),
      () => fetch(`${proxy.url}/api/rooms/${player.code}`),
      () => post(`${proxy.url}/api/rooms/${player.code}/members`, { token: player.token }),
    ];
    await this.#pick(disturbances)();
  }

  /** What was accepted is in the room before anything else is chosen by it. */
  async #settle(ack: Ack): Promise<void> {
    if (ack.ok) await this.#until('what was accepted', ({ revision }) => revision >= ack.revision);
  }

  async #until(what: string, isSo: (room: RoomDocument) => boolean): Promise<void> {
    await eventually(`${what}, seed ${this.seed}`, () => isSo(this.#room));
  }
}

/** As the client does: again while the store does not answer. What is looked for in a finished room holds this process up. */
const persistently = async (ask: () => ReturnType<typeof post>): ReturnType<typeof post> => {
  for (;;) {
    const answer = await ask();
    if (answer.body['code'] !== 'store/unavailable') return answer;
  }
};
const persistentPost = (url: string, body: object): ReturnType<typeof post> =>
  persistently(() => post(url, body));

const ODD_INTENTS: readonly Intent[] = [
  { verb: 'play', cards: [0, 0] },
  { verb: 'pay', cards: [54] },
  { verb: 'name', seat: 3 },
  { verb: 'flip' },
];
