import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerAddresses } from '@regicide/protocol';
import { lanAddressesOf } from '../addresses.ts';
import type { ServerContext } from '../serverContext.ts';

/** `GET /api/addresses`: where others in the same network reach a server that was opened on its own machine. */
export const getAddresses = (app: FastifyInstance, { config }: Pick<ServerContext, 'config'>): void => {
  app.get('/api/addresses', async (request): Promise<ServerAddresses> => {
    if (config.PUBLIC_URL !== null) return { urls: [config.PUBLIC_URL] };
    return { urls: isOnThisMachine(request) ? lanAddressesOf(config.HOST, request.port ?? 80) : [] };
  });
};

/** Nobody else is told of the machine's networks. */
const isOnThisMachine = ({ hostname, socket, headers }: FastifyRequest): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname) &&
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined;
