import type { Server } from 'node:http';
import {
  fastify,
  type FastifyError,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Rejection } from '@regicide/protocol';
import { addHealthRoutes } from '../ops/health.ts';
import { StoreUnavailable } from '../stores/roomStore.ts';
import { bugOf, type Log } from '../log.ts';
import type { ServerContext } from '../serverContext.ts';
import { getAddresses } from './getAddresses.ts';
import { getRoom } from './getRoom.ts';
import { postDevice } from './postDevice.ts';
import { postMember } from './postMember.ts';
import { PostLimit } from './postLimit.ts';
import { postRoom } from './postRoom.ts';
import { postScenario } from './postScenario.ts';
import { Refusal } from './refusal.ts';
import { addSecurityHeaders } from './securityHeaders.ts';
import { serveWeb } from './serveWeb.ts';
import { statusOf } from './statusOf.ts';

/** How long a request may take to arrive, ms. */
const REQUEST_TIME = 15_000;

/** The HTTP side: the client's files, making and joining rooms, health. Under /api every refusal is `{ code }`. */
export const createHttp = async (context: ServerContext): Promise<FastifyInstance> => {
  const { config, log } = context;
  const answerError = (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { code, extra } = refusalOf(error, log);
    return reply.code(statusOf(code)).send({ code, ...extra });
  };
  const options: FastifyHttpOptions<Server> = {
    bodyLimit: config.MAX_MESSAGE_BYTES,
    requestTimeout: REQUEST_TIME,
    trustProxy: config.TRUST_PROXY,
    frameworkErrors: answerError,
    logger: false,
  };
  const app: FastifyInstance = fastify(options);
  app.setErrorHandler(answerError);
  await addSecurityHeaders(app, config.PUBLIC_URL);
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
  });
  await app.register(async (posts) => {
    posts.addHook('onRequest', async () => {
      if (context.isDraining()) throw new Refusal('server/draining');
    });
    const rooms = new PostLimit(config.ADDRESS_ROOMS_PER_MINUTE, context.now);
    postRoom(posts, context, rooms);
    postMember(posts, context, new PostLimit(config.ADDRESS_JOINS_PER_MINUTE, context.now));
    postDevice(posts, context);
    if (config.ALLOW_SCENARIOS) postScenario(posts, context, rooms);
  });
  getAddresses(app, context);
  getRoom(app, context);
  addHealthRoutes(app, { isDraining: context.isDraining, storeAnswers: () => context.store.ping() });
  await serveWeb(app, context.webDir, log);
  return app;
};

/** What went wrong, as a code; what is the server's own fault is logged, without its text. */
const refusalOf = (
  error: FastifyError,
  log: Log,
): { code: Rejection; extra: Readonly<Record<string, unknown>> } => {
  if (error instanceof Refusal) {
    log.info({ code: error.code }, 'a request was refused');
    return error;
  }
  if (error instanceof StoreUnavailable) return { code: 'store/unavailable', extra: {} };
  if (error.statusCode !== undefined && error.statusCode < 500) {
    log.warn({ code: 'message/malformed', status: error.statusCode }, 'a malformed request');
    return { code: 'message/malformed', extra: {} };
  }
  log.error({ code: 'bug/http', ...bugOf(error) }, 'a request failed');
  return { code: 'server/error', extra: {} };
};
