import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import { Refusal } from './refusal.ts';

const YEAR = 365 * 24 * 60 * 60;
const NOT_BUILT = `<!doctype html><meta charset="utf-8"><title>Regicide</title>
<p>The server runs, but the web client is not built. Run <code>npm start</code>, or <code>pnpm build</code>, and load this page again.</p>`;

/**
 * The web client's build: what has a hash in its name may be kept for ever, the page itself is asked for every time.
 * Every path without a dot is the page, which finds its way by its address (`/`, `/r/ABCD2345`, `/rules`).
 */
export const serveWeb = async (app: FastifyInstance, webDir: string, log: Log): Promise<void> => {
  const isBuilt = existsSync(join(webDir, 'index.html'));
  if (!isBuilt) log.warn({ code: 'web/not_built' }, 'the web client is not built; run `pnpm build`');
  if (isBuilt)
    await app.register(fastifyStatic, {
      root: webDir,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        const isHashed = path.includes('/assets/');
        void response.header('cache-control', isHashed ? `public, max-age=${YEAR}, immutable` : 'no-cache');
      },
    });
  const sendPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const [path = '/'] = request.url.split('?');
    if (request.method !== 'GET' || path.startsWith('/api/') || path.includes('.'))
      throw new Refusal('message/unknown');
    return isBuilt ? reply.sendFile('index.html') : reply.code(503).type('text/html').send(NOT_BUILT);
  };
  app.get('/', sendPage);
  app.setNotFoundHandler(sendPage);
};
