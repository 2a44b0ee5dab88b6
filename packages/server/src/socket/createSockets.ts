import type { Server as HttpServer } from 'node:http';
import { Server, type ExtendedError } from 'socket.io';
import type { ClientToServer, ServerToClient } from '@regicide/protocol';
import type { ServerContext } from '../serverContext.ts';
import { admit, type Admission } from './doorkeeper.ts';
import { isOwnOrigin } from './originCheck.ts';
import { Reception } from './reception.ts';
import { SocketLimits } from './socketLimits.ts';

const MAX_PACKET = 8 * 1024;
/** Together: how long a half-open socket goes unnoticed at most, ms. */
const PING_INTERVAL = 10_000;
const PING_TIMEOUT = 8_000;

export interface Sockets {
  readonly reception: Reception;
  /** Says goodbye, waits for what is under way, and closes every socket. */
  close(): Promise<void>;
}

/** The socket side. Websocket only: then no node needs sticky sessions. */
export const createSockets = (context: ServerContext, http: HttpServer): Sockets => {
  const { config, log, now } = context;
  const io = new Server<ClientToServer, ServerToClient>(http, {
    transports: ['websocket'],
    serveClient: false,
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: MAX_PACKET,
    pingInterval: PING_INTERVAL,
    pingTimeout: PING_TIMEOUT,
    connectTimeout: PING_TIMEOUT,
    allowRequest: (request, answer) => {
      const isOwn = isOwnOrigin(request, config.PUBLIC_URL);
      if (!isOwn) log.warn({ code: 'socket/foreign_origin' }, 'a page of another origin wanted a socket');
      answer(isOwn ? null : 'origin', isOwn);
    },
  });
  const limits = new SocketLimits(config, log, now);
  const reception = new Reception(context, limits);
  const admissions = new WeakMap<object, Admission>();
  io.use((socket, next) => {
    void admit(context, limits, () => io.engine.clientsCount, socket).then((admission) => {
      if ('code' in admission)
        return next(Object.assign(new Error(admission.code), { data: admission }) as ExtendedError);
      admissions.set(socket, admission);
      next();
    });
  });
  io.on('connection', (socket) => {
    const { session, address } = admissions.get(socket)!;
    reception.welcome(socket, session, address);
  });
  return {
    reception,
    close: async () => {
      await reception.close();
      // Closes the sockets; the HTTP server is fastify's to close.
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
};
