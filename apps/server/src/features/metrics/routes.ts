import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@freehold/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { readBacklog } from './backlog.ts';

/**
 * Counts every response and serves the counts at `/metrics` to callers with the configured token. Otherwise `/metrics`
 * returns 404.
 */
export function serveMetrics(app: FastifyInstance, { config, db, metrics }: Deps): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? '(none)';
    const seconds = reply.elapsedTime / 1_000;
    metrics.requestHandled({ method: request.method, route, status: reply.statusCode, seconds });
  });
  const options = { config: { access: 'public' as const }, schema: { hide: true } };
  app.get('/metrics', options, async (request, reply) => {
    if (!hasToken(request, config.metricsToken)) throw new AppError('not-found');
    const text = await metrics.text({ pool: db.poolUse(), backlog: await readBacklog(db) });
    return reply.header('cache-control', 'no-store').type(metrics.contentType).send(text);
  });
}

function hasToken(request: FastifyRequest, token: string | null): boolean {
  if (token === null) return false;
  return timingSafeEqual(hash(request.headers.authorization ?? ''), hash(`Bearer ${token}`));
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
