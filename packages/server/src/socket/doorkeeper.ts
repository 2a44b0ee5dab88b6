import type { IncomingMessage } from 'node:http';
import type { Rejection } from '@regicide/protocol';
import { addressKeyOf } from '../clientAddress.ts';
import { bugOf } from '../log.ts';
import type { ServerContext } from '../serverContext.ts';
import { authenticate } from './authenticate.ts';
import type { ServerSocket, Session } from './connection.ts';
import type { SocketLimits } from './socketLimits.ts';

/** Refusals that a guesser would cause. */
const GUESSES: readonly Rejection[] = ['auth/unknown_member', 'room/not_found'];

/** What the door found out about a socket that it let in. */
export interface Admission {
  readonly session: Session;
  readonly address: string;
}

/** How many sockets are open, with the one at the door: in all, and of an address. */
export interface SocketCount {
  readonly all: () => number;
  readonly of: (address: string) => number;
}

/**
 * Lets a handshake in, or answers why not; the client gets the code as `data.code` of its connect_error. Whom it speaks
 * for is found out before anything is counted: what others at the same address guess must not keep a member out.
 */
export const admit = async (
  context: ServerContext,
  limits: SocketLimits,
  count: SocketCount,
  socket: ServerSocket,
): Promise<Admission | { readonly code: Rejection }> => {
  const { config, log, isDraining } = context;
  const request: IncomingMessage = socket.request;
  const address = addressKeyOf(request, config.TRUST_PROXY);
  const since = performance.now();
  const refuse = (code: Rejection): { code: Rejection } => {
    log.info({ code }, 'a socket was refused');
    return { code };
  };
  if (isDraining()) return refuse('server/draining');
  if (count.all() > config.MAX_SOCKETS) return refuse('server/full');
  if (count.of(address) > config.ADDRESS_SOCKETS) return refuse('rate/limited');
  try {
    const result = await authenticate(context, socket.handshake.auth);
    if (result.kind === 'refused')
      return refuse(
        GUESSES.includes(result.code)
          ? await context.guesses.answerTo(result.code, address, since)
          : result.code,
      );
    const { session } = result;
    return limits.takeSocket(address, session) ? { session, address } : refuse('rate/limited');
  } catch (error) {
    log.error({ code: 'bug/handshake', ...bugOf(error) }, 'a handshake failed');
    return refuse('server/error');
  }
};
