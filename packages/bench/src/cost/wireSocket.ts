import { once } from 'node:events';
import { WebSocket } from 'ws';

/** Signs in front of a socket.io packet inside an engine.io message. */
const CONNECT = '40';
const REFUSED = '44';
const EVENT = '42';
const ACK = '43';
const PING = '2';
const PONG = '3';

export type EventListener = (name: string, args: readonly unknown[], bytes: number) => void;

/**
 * The client's end of a socket.io connection with as little of its own as possible, so that what is measured is the
 * server. One for all servers, with or without a game.
 */
export class WireSocket {
  /** Called for every event from the server, with the bytes of its frame. */
  onEvent: EventListener = () => {};
  onClose: () => void = () => {};
  readonly #socket: WebSocket;
  readonly #replies = new Map<number, (answer: unknown) => void>();
  #nextId = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  /** Resolves when the server has let this socket in; rejects with its refusal. */
  static async open(
    url: string,
    auth: object,
    { onEvent, headers = {} }: { onEvent?: EventListener; headers?: Record<string, string> } = {},
  ): Promise<WireSocket> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
      perMessageDeflate: false,
      headers: { origin: url, ...headers },
    });
    const wire = new WireSocket(socket);
    if (onEvent !== undefined) wire.onEvent = onEvent;
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('close', () => {
        reject(new Error('closed'));
        wire.onClose();
      });
      socket.on('message', (data: Buffer) => {
        const text = data.toString();
        if (text[0] === '0') socket.send(`${CONNECT}${JSON.stringify(auth)}`);
        else if (text === PING) socket.send(PONG);
        else if (text.startsWith(CONNECT)) resolve(wire);
        else if (text.startsWith(REFUSED)) reject(new Error(text));
        else wire.#receive(text, data.length);
      });
    });
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  ask(verb: string, payload: unknown, onAnswer: (answer: unknown) => void): void {
    const id = this.#nextId++;
    this.#replies.set(id, onAnswer);
    this.#socket.send(`${EVENT}${id}${JSON.stringify([verb, payload])}`);
  }

  async close(): Promise<void> {
    if (this.#socket.readyState === WebSocket.CLOSED) return;
    const closed = once(this.#socket, 'close');
    this.#socket.close();
    await closed;
  }

  #receive(text: string, length: number): void {
    const from = text.indexOf('[');
    const body = JSON.parse(text.slice(from)) as unknown[];
    if (text.startsWith(EVENT)) this.onEvent(body[0] as string, body.slice(1), frameBytes(length));
    else if (text.startsWith(ACK)) {
      const id = Number(text.slice(ACK.length, from));
      const reply = this.#replies.get(id);
      this.#replies.delete(id);
      reply?.(body[0]);
    }
  }
}

/** With the head of a websocket frame from a server. */
const frameBytes = (length: number): number => length + (length < 126 ? 2 : 4);
