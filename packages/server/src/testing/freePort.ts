import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that a system takes for outgoing connections (Linux: from 32768 on). */
const FIRST = 12_000;
const COUNT = 20_000;

/**
 * A port of the loopback address that nobody listens on. It is not one of those that any connection may take at any
 * moment: between the answer here and its use, or while a server that is started again is down (a client that tries to
 * reconnect to such a port may even reach itself, and hold the port for good).
 */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
};
