import { randomBytes } from 'node:crypto';
import { PROTOCOL_VERSION, type OwnUpdate, type RoomEntry, type SharedUpdate } from '@regicide/protocol';
import type { ScriptedGame } from './scriptedGame.ts';
import { WireSocket, type EventListener } from './wireSocket.ts';

/** From the sending of an intent, ms. */
export interface MoveTimes {
  readonly ack: number;
  /** Until the last of the four holds the view that follows. */
  readonly views: number;
}

/** Bytes and number of the updates that were received. */
export interface Traffic {
  bytes: number;
  updates: number;
}

export interface Entry {
  readonly roomCode: string;
  readonly tokens: readonly string[];
}

/** A room with the position of the game on its table. */
export const openRoom = async (
  url: string,
  { position }: Pick<ScriptedGame, 'position'>,
  headers: Record<string, string> = {},
): Promise<Entry> => {
  const tokens = Array.from({ length: 4 }, () => randomBytes(18).toString('base64url'));
  const response = await fetch(`${url}/api/scenarios`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ protocol: PROTOCOL_VERSION, position, tokens }),
  });
  const answer = (await response.json()) as RoomEntry;
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return { roomCode: answer.roomCode, tokens };
};

/** Opens a member's socket; resolves when the room's snapshot is there. */
export const enter = async (
  url: string,
  { roomCode, tokens }: Entry,
  seat: number,
  onEvent: EventListener = () => {},
  headers: Record<string, string> = {},
): Promise<WireSocket> => {
  let isShown = (): void => {};
  const shown = new Promise<void>((resolve) => (isShown = resolve));
  const listener: EventListener = (name, args, bytes) => {
    if (name === 'snapshot') isShown();
    onEvent(name, args, bytes);
  };
  const auth = { protocol: PROTOCOL_VERSION, roomCode, token: tokens[seat] };
  const socket = await WireSocket.open(url, auth, { onEvent: listener, headers });
  await shown;
  return socket;
};

/** Four sockets at a table, of this server or of the reference pipeline, that play the scripted game. */
export class GameTable {
  readonly traffic: Traffic = { bytes: 0, updates: 0 };
  readonly #sockets: WireSocket[] = [];
  #viewCame: () => void = () => {};

  private constructor(readonly game: ScriptedGame) {}

  /** `urls`: the nodes that the seats are spread over. */
  static async open(
    urls: readonly string[],
    game: ScriptedGame,
    headers: Record<string, string> = {},
  ): Promise<GameTable> {
    const table = new GameTable(game);
    const entry = await openRoom(urls[0]!, game, headers);
    const people = [0, 1, 2, 3].map((seat) => {
      const listener: EventListener = (name, args, bytes) => table.#receive(seat, name, args, bytes);
      return enter(urls[seat % urls.length]!, entry, seat, listener, headers);
    });
    table.#sockets.push(...(await Promise.all(people)));
    return table;
  }

  /** A table of the reference, which has no rooms and no seats. */
  static async openBare(url: string, game: ScriptedGame): Promise<GameTable> {
    const table = new GameTable(game);
    const auth = { table: randomBytes(6).toString('hex') };
    for (let seat = 0; seat < 4; seat++)
      table.#sockets.push(await WireSocket.open(url, auth, { onEvent: table.#onBareEvent }));
    return table;
  }

  /** Plays the whole game, one intent after the other. */
  async play(times: MoveTimes[], pause = 0): Promise<void> {
    for (const { seat, step, intent } of this.game.moves) {
      times.push(await this.#move(seat, { id: randomBytes(12).toString('base64url'), step, intent }));
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#sockets.map((socket) => socket.close()));
  }

  #move(seat: number, message: object): Promise<MoveTimes> {
    return new Promise((resolve, reject) => {
      let ack = 0;
      let waiting = 4;
      const start = performance.now();
      const endWhenAll = (): void => {
        if (waiting === 0 && ack > 0) resolve({ ack, views: performance.now() - start });
      };
      this.#viewCame = () => {
        waiting--;
        endWhenAll();
      };
      this.#sockets[seat]!.ask('intent', message, (answer) => {
        if (!(answer as { ok: boolean }).ok) reject(new Error(JSON.stringify([message, answer])));
        ack = performance.now() - start;
        endWhenAll();
      });
    });
  }

  #receive(seat: number, name: string, args: readonly unknown[], bytes: number): void {
    if (name !== 'update') return;
    const [shared, own] = args as [SharedUpdate, OwnUpdate | null];
    if (shared.view == null) return;
    if (own?.seat !== seat) throw new Error(`an update of seat ${own?.seat} came to seat ${seat}`);
    this.#count(bytes);
  }

  readonly #onBareEvent: EventListener = (_name, _args, bytes) => this.#count(bytes);

  #count(bytes: number): void {
    this.traffic.bytes += bytes;
    this.traffic.updates++;
    this.#viewCame();
  }
}
