import { greedyPolicy } from '@regicide/bots';
import { fastRandom } from '@regicide/rules';
import { newToken, Player } from '../../play/player.ts';

/** Between two moves of the table, ms: no person comes near the ten messages a second that a socket may send. */
const THINKING = 60;

export interface HonestReport {
  readonly intents: number;
  readonly games: number;
  /** 99 of 100 intents were answered within this, ms. */
  readonly p99: number;
  readonly refusals: readonly string[];
  /** Messages out of order or of another shape. */
  readonly faults: readonly string[];
}

/** Four people who play game after game, and how long each of their intents took, ms. */
export class HonestTable {
  readonly latencies: number[] = [];
  readonly refusals: string[] = [];
  games = 0;
  #isOver = false;
  #playing: Promise<void> = Promise.resolve();

  private constructor(readonly players: readonly Player[]) {}

  /** `address`: where they come from, as a proxy says. */
  static async open(url: string, address: string): Promise<HonestTable> {
    const first = await Player.host(url, 'Ann');
    first.close();
    const guests = ['Ben', 'Cleo', 'Dan'].map((name) => new Player(url, name, newToken(), first.code));
    for (const guest of guests) await guest.join();
    const players = [first, ...guests];
    for (const player of players) {
      player.headers = { 'x-forwarded-for': address };
      await player.connect();
    }
    const table = new HonestTable(players);
    await first.command({ verb: 'start' });
    table.#playing = table.#playOn();
    return table;
  }

  /** How it went since the last report. */
  report(): HonestReport {
    const sorted = this.latencies.splice(0).sort((a, b) => a - b);
    return {
      intents: sorted.length,
      games: this.games,
      p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
      refusals: this.refusals,
      faults: this.players.flatMap(({ faults }) => faults),
    };
  }

  async close(): Promise<void> {
    this.#isOver = true;
    await this.#playing;
    for (const player of this.players) player.close();
  }

  async #playOn(): Promise<void> {
    const [host] = this.players as [Player];
    while (!this.#isOver) {
      const { view, room } = host;
      if (room.game?.status === 'finished') {
        this.games++;
        await host.command({ verb: 'rematch' });
        await host.until(() => host.room.game?.status === 'playing', 'the next deal');
      } else if (view === null) await host.until(() => host.view !== null, 'the deal');
      else await this.#move(view.turn, view.step, room.game!.id);
    }
  }

  async #move(turn: number, step: number, gameId: string): Promise<void> {
    const mover = this.players[turn]!;
    await mover.until(() => mover.room.game?.id === gameId && mover.view?.step === step, `step ${step}`);
    const intent = greedyPolicy(mover.seatView, fastRandom(step));
    const start = performance.now();
    const ack = await mover.intent(intent);
    this.latencies.push(performance.now() - start);
    if (!ack.ok) this.refusals.push(ack.code);
    const [host] = this.players as [Player];
    await host.until(() => (host.view?.step ?? 0) > step || !ack.ok, `what follows step ${step}`);
    await new Promise((resolve) => setTimeout(resolve, THINKING));
  }
}
