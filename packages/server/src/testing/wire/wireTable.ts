import { randomBytes } from 'node:crypto';
import { greedyPolicy } from '@regicide/bots';
import { fastRandom } from '@regicide/rules';
import { PROTOCOL_VERSION, type RoomEntry } from '@regicide/protocol';
import { ask, type Door } from './door.ts';
import { WirePlayer } from './wirePlayer.ts';

const ANSWER_TIME = 20_000;

export interface WireTableOptions {
  /** The door of each player; players beyond the last use the last. */
  readonly doors: readonly Door[];
  readonly seatCount: number;
  /** Thinking time before every intent, ms. */
  readonly pause: number;
  readonly seed: number;
  /** Another game after each one. */
  readonly playsOn: boolean;
}

/** Makes a room, or joins one. */
export const enter = async (door: Door, path: string, token: string, name: string): Promise<RoomEntry> => {
  const body = { protocol: PROTOCOL_VERSION, token, name };
  const answer = await ask(door, path, { method: 'POST', body });
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.body}`);
  return JSON.parse(answer.body) as RoomEntry;
};

export const newToken = (): string => randomBytes(24).toString('base64url');

/** A room of people who play over the wire, from the first request on. */
export class WireTable {
  finishedGames = 0;
  /** What the journal of a finished game should have said and did not. */
  readonly faults: string[] = [];
  #checked: Promise<void> = Promise.resolve();
  #lastGame: string | null = null;
  readonly #watchers = new Set<() => void>();

  private constructor(
    readonly roomCode: string,
    readonly players: readonly WirePlayer[],
    private readonly playsOn: boolean,
  ) {
    for (const player of players) player.onView = () => this.#look();
  }

  static async open({ doors, seatCount, pause, seed, playsOn }: WireTableOptions): Promise<WireTable> {
    const tokens = Array.from({ length: seatCount }, newToken);
    const doorOf = (seat: number): Door => doors[Math.min(seat, doors.length - 1)]!;
    const { roomCode } = await enter(doorOf(0), '/api/rooms', tokens[0]!, 'Host');
    for (const [seat, token] of tokens.entries())
      if (seat > 0) await enter(doorOf(seat), `/api/rooms/${roomCode}/members`, token, `Guest ${seat}`);
    const players = tokens.map((token, seat) => {
      const random = fastRandom(seed * 4 + seat);
      return new WirePlayer({ door: doorOf(seat), roomCode, token, policy: greedyPolicy, random, pause });
    });
    const table = new WireTable(roomCode, players, playsOn);
    for (const player of players) player.connect();
    await table.until(() => players.every(({ room }) => room !== null), 15_000);
    const ack = await players[0]!.command({ verb: 'start' });
    if (!ack.ok) throw new Error(`start: ${ack.code}`);
    return table;
  }

  get step(): number {
    return Math.max(...this.players.map(({ view }) => view?.step ?? 0));
  }

  /** Comes back when it holds; throws when it doesn't in time. */
  async until(holds: () => boolean, ms: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    let look = (): void => {};
    const come = new Promise<void>((resolve, reject) => {
      look = () => {
        if (holds()) resolve();
      };
      this.#watchers.add(look);
      timer = setTimeout(() => reject(new Error(`not within ${ms} ms; ${this.describe()}`)), ms);
      look();
    });
    await come.finally(() => {
      clearTimeout(timer);
      this.#watchers.delete(look);
    });
  }

  /** Waits until the journal of the games that have ended so far was compared with what was acked. */
  get checked(): Promise<void> {
    return this.#checked;
  }

  describe(): string {
    const players = this.players.map((player) => {
      const { view, room, connects, refusals } = player;
      const game = `${room?.game?.status ?? 'no game'} step ${view?.step} ${view?.awaiting.kind}`;
      return `${game}, ${connects} connects, ${JSON.stringify([...refusals])}`;
    });
    return players.join(' | ');
  }

  close(): void {
    for (const player of this.players) player.close();
  }

  #look(): void {
    const game = this.players[0]!.room?.game ?? null;
    const isOver = this.players.every(
      ({ room }) => room?.game?.id === game?.id && room?.game?.status === 'finished',
    );
    // A game that was begun and lost again has to be begun once more.
    if (game?.id !== this.#lastGame) this.#lastGame = null;
    if (game !== null && isOver && this.#lastGame !== game.id) {
      this.#lastGame = game.id;
      this.finishedGames++;
      this.#checked = this.#checked.then(() => this.#checkJournal()).then(() => this.#again());
    }
    for (const look of this.#watchers) look();
  }

  /** Every acked intent is in the journal, once; nothing else is. */
  async #checkJournal(): Promise<void> {
    // The last view may come before the ack of the intent that caused it.
    const deadline = Date.now() + ANSWER_TIME;
    while (!this.players.every(({ isIdle }) => isIdle) && Date.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 20));
    const acked = this.players.flatMap((player) => [...player.acked]).sort((a, b) => a - b);
    let log = await this.players[0]!.log();
    // A node that dies takes its answers with it; to ask again changes nothing.
    while (!log.ok && log.code === 'no answer' && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      log = await this.players[0]!.log();
    }
    if (!log.ok) return void this.faults.push(`log: ${log.code}`);
    const stored = log.entries.map(({ step }) => step);
    if (stored.join() !== acked.join())
      this.faults.push(`acked ${acked.join()} but the journal has ${stored.join()}`);
  }

  async #again(): Promise<void> {
    if (!this.playsOn) return;
    const [host] = this.players;
    const ended = host!.room?.game?.id;
    const ack = await host!.command({ verb: 'rematch' });
    if (!ack.ok && host!.room?.game?.id === ended) this.faults.push(`rematch: ${ack.code}`);
  }
}
