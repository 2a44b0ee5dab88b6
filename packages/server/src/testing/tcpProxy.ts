import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** What becomes of a line whose answer is lost: it breaks, or it stays and says nothing any more. */
export type Loss = 'break' | 'silence';

/** A line between a client and a server that a test can spoil. */
export interface TcpProxy {
  readonly port: number;
  /**
   * The next time a client sends something with this text, the server gets it and answers, but neither this answer nor
   * anything else comes back on that connection. Resolves when it was lost.
   */
  loseAnswerTo(text: string, loss: Loss): Promise<void>;
  /** The next time a client sends something with this text, the connection breaks before the server has it. */
  loseRequest(text: string): Promise<void>;
  /** Breaks every connection; new ones are taken. */
  breakAll(): void;
  /** Every connection stays, but nothing comes back on it any more; new ones are as ever. */
  silenceAll(): void;
  close(): Promise<void>;
}

interface Plan {
  readonly text: string;
  readonly what: Loss | 'request';
  readonly done: () => void;
}

/** @param to the port behind it; a function is asked for every new connection */
export const startTcpProxy = async (to: number | (() => number)): Promise<TcpProxy> => {
  const targetPort = typeof to === 'number' ? () => to : to;
  const sockets = new Set<Socket>();
  const plans: Plan[] = [];
  const silent = new WeakSet<Socket>();
  const server = createServer((client) => {
    const target = connect(targetPort(), '127.0.0.1');
    let lost: Plan | null = null;
    const end = () => {
      // A line that ends before its answer came has lost it as well.
      lost?.done();
      client.destroy();
      target.destroy();
    };
    for (const socket of [client, target]) {
      sockets.add(socket.setNoDelay());
      socket.on('error', end).on('close', end);
      socket.on('close', () => sockets.delete(socket));
    }
    client.on('data', (chunk: Buffer) => {
      const index = plans.findIndex(({ text }) => chunk.includes(text));
      if (index >= 0) lost = plans.splice(index, 1)[0]!;
      if (lost?.what !== 'request') return target.write(chunk);
      end();
      return lost.done();
    });
    target.on('data', (chunk: Buffer) => {
      if (silent.has(client)) return;
      if (lost === null) return client.write(chunk);
      if (lost.what === 'break') end();
      return lost.done();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const plan = (text: string, what: Plan['what']) =>
    new Promise<void>((done) => plans.push({ text, what, done }));
  const breakAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    loseAnswerTo: (text, loss) => plan(text, loss),
    loseRequest: (text) => plan(text, 'request'),
    breakAll,
    silenceAll: () => sockets.forEach((socket) => silent.add(socket)),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      breakAll();
      await closed;
    },
  };
};
