import { viewOf, type OwnUpdate, type RoomView, type SharedUpdate, type Snapshot } from '@regicide/protocol';
import type { GameView } from '@regicide/rules';
import type { Page, WebSocket } from 'playwright-core';

/** A socket.io event of the default namespace, as text on the websocket. */
const EVENT = /^42(?<json>\[.*)$/s;

/** How long a page waits for what the server must send, ms. */
const PATIENCE = 30_000;

/**
 * What the server sent to this page, read off its websocket: the choices of a test come from what this player may
 * know, and what the page shows is compared with it.
 */
export class ReceivedView {
  room: RoomView | null = null;
  view: GameView | null = null;

  constructor(page: Page) {
    page.on('websocket', (socket) => this.#listen(socket));
  }

  /** Comes back once the server sent a game. */
  async whenPlaying(): Promise<void> {
    await this.#until(() => this.view !== null, 'a game');
  }

  /** Comes back once the server sent this step, or a later one. */
  async whenAt(step: number): Promise<void> {
    await this.#until(() => (this.view?.step ?? -1) >= step, `step ${step}`);
  }

  async #until(isThere: () => boolean, what: string): Promise<void> {
    const deadline = Date.now() + PATIENCE;
    while (!isThere()) {
      if (Date.now() > deadline) throw new Error(`The server did not send ${what}.`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  #listen(socket: WebSocket): void {
    socket.on('framereceived', ({ payload }) => {
      const json = EVENT.exec(payload.toString())?.groups?.['json'];
      if (json !== undefined) this.#take(JSON.parse(json) as [string, ...unknown[]]);
    });
  }

  #take([event, ...parts]: [string, ...unknown[]]): void {
    if (event === 'snapshot') {
      const snapshot = parts[0] as Snapshot;
      this.room = snapshot.room;
      this.view = snapshot.view;
    }
    if (event === 'update') {
      const [shared, own] = parts as [SharedUpdate, OwnUpdate | null];
      if (shared.room !== undefined) this.room = shared.room;
      if (shared.view !== undefined)
        this.view = shared.view === null ? null : viewOf(shared.view, own ?? null);
    }
  }
}
