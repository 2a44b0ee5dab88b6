import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { Metrics } from './metrics.ts';

/** `GET /metrics` on a port of its own, which is not published with the game's. */
export const startMetricsServer = async (metrics: Metrics, host: string, port: number): Promise<Server> => {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.exposition().then(
      ({ contentType, text }) => response.writeHead(200, { 'content-type': contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
};
