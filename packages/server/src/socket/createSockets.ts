import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Socket as Peer } from 'node:net';
import { Server, type ExtendedError } from 'socket.io';
import type { ClientToServer, ServerToClient } from '@regicide/protocol';
import { addressKeyOf } from '../clientAddress.ts';
import type { ServerContext } from '../serverContext.ts';
import { admit, type Admission } from './doorkeeper.ts';
import { OpenSockets } from './openSockets.ts';
import { isOwnOrigin } from './originCheck.ts';
import { Reception } from './reception.ts';
import { SocketLimits } from './socketLimits.ts';

/** Together: how long a half-open socket goes unnoticed at most, ms. */
const PING_INTERVAL = 10_000;
const PING_TIMEOUT = 8_000;
/** How long a refusal or a goodbye may take to leave before its socket is closed, ms. */
const LAST_WORDS = 1_000;
/** So many sockets of one address beyond its limit are told why they can't stay; further ones get no socket at all. */
const LEAVING = 100;

/** A websocket below socket.io's namespaces. */
interface EngineSocket {
  readonly request: IncomingMessage;
  once(event: 'close', listener: () => void): void;
}

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
    maxHttpBufferSize: config.MAX_MESSAGE_BYTES,
    pingInterval: PING_INTERVAL,
    pingTimeout: PING_TIMEOUT,
    connectTimeout: PING_TIMEOUT,
    allowRequest: (request, answer) => {
      const isOwn = isOwnOrigin(request, config.PUBLIC_URL);
      if (!isOwn) log.warn({ code: 'socket/foreign_origin' }, 'a page of another origin wanted a socket');
      const count = open.count(addressKeyOf(request, config.TRUST_PROXY));
      const isFree = count < config.ADDRESS_SOCKETS + LEAVING;
      answer(isOwn ? (isFree ? null : 'too many') : 'origin', isOwn && isFree);
    },
  });
  const open = new OpenSockets();
  const peers = new Set<Peer>();
  http.on('connection', (peer) => {
    peers.add(peer);
    peer.once('close', () => peers.delete(peer));
  });
  io.engine.on('connection', (socket: EngineSocket) => {
    const leave = open.enter(addressKeyOf(socket.request, config.TRUST_PROXY));
    socket.once('close', leave);
  });
  const limits = new SocketLimits(config, log, now);
  const reception = new Reception(context, limits);
  const admissions = new WeakMap<object, Admission>();
  io.use((socket, next) => {
    const count = { all: () => io.engine.clientsCount, of: (address: string) => open.count(address) };
    void admit(context, limits, count, socket).then((admission) => {
      if ('code' in admission) {
        // Else one that stays after its refusal would hold a place until the time for entering is over.
        setTimeout(() => socket.conn.close(), LAST_WORDS).unref();
        return next(Object.assign(new Error(admission.code), { data: admission }) as ExtendedError);
      }
      admissions.set(socket, admission);
      next();
    });
  });
  io.on('connection', (socket) => {
    const peer = socket.request.socket;
    // What was asked of it is known by now, and an idle socket would hold it for ever.
    (socket.conn as { request: IncomingMessage | null }).request = null;
    const { session, address } = admissions.get(socket)!;
    reception.welcome(socket, peer, session, address);
  });
  return {
    reception,
    close: async () => {
      await reception.close();
      // Closes the sockets; the HTTP server is fastify's to close.
      io.disconnectSockets(true);
      io.engine.close();
      // Whoever does not answer that they close would else be waited for.
      setTimeout(() => peers.forEach((peer) => peer.destroy()), LAST_WORDS);
    },
  };
};
