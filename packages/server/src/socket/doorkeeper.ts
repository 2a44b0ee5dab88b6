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

/** Lets a handshake in, or answers why not; the client gets the code as `data.code` of its connect_error. */
export const admit = async (
  context: ServerContext,
  limits: SocketLimits,
  socketCount: () => number,
  socket: ServerSocket,
): Promise<Admission | { readonly code: Rejection }> => {
  const { config, log, isDraining } = context;
  const request: IncomingMessage = socket.request;
  const address = addressKeyOf(request, config.TRUST_PROXY);
  const refuse = (code: Rejection): { code: Rejection } => {
    if (GUESSES.includes(code)) limits.countGuess(address);
    log.info({ code }, 'a socket was refused');
    return { code };
  };
  if (isDraining()) return refuse('server/draining');
  if (socketCount() > config.MAX_SOCKETS) return refuse('server/full');
  if (!limits.takeSocket(address) || !limits.mayGuess(address)) return refuse('rate/limited');
  try {
    const result = await authenticate(context, socket.handshake.auth);
    return result.kind === 'refused' ? refuse(result.code) : { session: result.session, address };
  } catch (error) {
    log.error({ code: 'bug/handshake', ...bugOf(error) }, 'a handshake failed');
    return refuse('server/error');
  }
};
