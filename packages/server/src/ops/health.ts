import type { FastifyInstance } from 'fastify';

export interface HealthChecks {
  readonly isDraining: () => boolean;
  /** Whether the store answers; never rejects. */
  readonly storeAnswers: () => Promise<boolean>;
}

/**
 * `GET /healthz`: the process answers. `GET /readyz`: it may be sent players; else 503 with the reason. A balancer asks
 * for the second; a supervisor that restarts asks for the first, since a restart does not mend the store.
 */
export const addHealthRoutes = (app: FastifyInstance, checks: HealthChecks): void => {
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'alive' }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    if (checks.isDraining()) return reply.code(503).send({ status: 'draining' });
    if (!(await checks.storeAnswers())) return reply.code(503).send({ status: 'store_unavailable' });
    return { status: 'ready' };
  });
};
