import { randomBytes } from 'node:crypto';
import { greedyPolicy } from '@regicide/bots';
import { fastRandom } from '@regicide/rules';
import { PROTOCOL_VERSION, type RoomEntry } from '@regicide/protocol';
import { WirePlayer } from './wirePlayer.ts';

export interface WireTableOptions {
  /** The address of each player's door; players beyond the last use the last. */
  readonly origins: readonly string[];
  readonly seatCount: number;
  /** Thinking time before every intent, ms. */
  readonly pause: number;
  readonly seed: number;
  /** Another game after each one. */
  readonly playsOn: boolean;
}

const post = async (origin: string, path: string, token: string, name: string): Promise<RoomEntry> => {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ protocol: PROTOCOL_VERSION, token, name }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as RoomEntry;
};

/** A room of people who play over the wire, from the first request on. */
export class WireTable {
  finishedGames = 0;
  /** What the journal of a finished game should have said and did not. */
  readonly faults: string[] = [];
  #checked: Promise<void> = Promise.resolve();
  #lastGame: string | null = null;
  readonly #watchers = new Set<() => void>();

  private constructor(
    readonly players: readonly WirePlayer[],
    private readonly playsOn: boolean,
  ) {
    for (const player of players) player.onView = () => this.#look();
  }

  static async open({ origins, seatCount, pause, seed, playsOn }: WireTableOptions): Promise<WireTable> {
    const tokens = Array.from({ length: seatCount }, () => randomBytes(24).toString('base64url'));
    const originOf = (seat: number): string => origins[Math.min(seat, origins.length - 1)]!;
    const { roomCode } = await post(originOf(0), '/api/rooms', tokens[0]!, 'Host');
    for (const [seat, token] of tokens.entries())
      if (seat > 0) await post(originOf(seat), `/api/rooms/${roomCode}/members`, token, `Guest ${seat}`);
    const players = tokens.map((token, seat) => {
      const random = fastRandom(seed * 4 + seat);
      return new WirePlayer({ origin: originOf(seat), roomCode, token, policy: greedyPolicy, random, pause });
    });
    const table = new WireTable(players, playsOn);
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
    if (game !== null && isOver && this.#lastGame !== game.id) {
      this.#lastGame = game.id;
      this.finishedGames++;
      this.#checked = this.#checked.then(() => this.#checkJournal()).then(() => this.#again());
    }
    for (const look of this.#watchers) look();
  }

  /** Every acked intent is in the journal, once; nothing else is. */
  async #checkJournal(): Promise<void> {
    const acked = this.players.flatMap((player) => [...player.acked]).sort((a, b) => a - b);
    const log = await this.players[0]!.log();
    if (!log.ok) return void this.faults.push(`log: ${log.code}`);
    const stored = log.entries.map(({ step }) => step);
    if (stored.join() !== acked.join())
      this.faults.push(`acked ${acked.join()} but the journal has ${stored.join()}`);
  }

  async #again(): Promise<void> {
    if (!this.playsOn) return;
    const ack = await this.players[0]!.command({ verb: 'rematch' });
    if (!ack.ok) this.faults.push(`rematch: ${ack.code}`);
  }
}
