import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** Between one person and the servers: keeps every byte that comes to that person, a list for each connection. */
export class RecordingProxy {
  readonly connections: Buffer[][] = [];
  readonly #sockets = new Set<Socket>();

  private constructor(
    readonly server: Server,
    /** Where the next connection goes; it may be another node each time. */
    public target: number,
  ) {
    server.on('connection', (client) => this.#join(client));
  }

  static async start(target: number): Promise<RecordingProxy> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new RecordingProxy(server, target);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  #join(client: Socket): void {
    const bytes: Buffer[] = [];
    this.connections.push(bytes);
    const target = connect(this.target, '127.0.0.1');
    for (const [one, other] of [
      [client, target],
      [target, client],
    ] as const) {
      this.#sockets.add(one);
      one.setNoDelay();
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
    }
    client.on('data', (chunk: Buffer) => target.write(chunk));
    target.on('data', (chunk: Buffer) => {
      bytes.push(chunk);
      client.write(chunk);
    });
  }
}
