import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@freehold/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { readBacklog } from '../metrics/backlog.ts';

/**
 * Counts every answer, and shows the counts at `/metrics`: to a caller on this machine who did not come through a proxy, or
 * with the token of the settings. To everybody else the address does not exist.
 */
export function serveMetrics(app: FastifyInstance, { config, db, metrics }: Deps): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? '(none)';
    const seconds = reply.elapsedTime / 1_000;
    metrics.requestAnswered({ method: request.method, route, status: reply.statusCode, seconds });
  });
  const options = { config: { access: 'public' as const }, schema: { hide: true } };
  app.get('/metrics', options, async (request, reply) => {
    if (!isFromThisMachine(request) && !hasToken(request, config.metricsToken)) throw new AppError('not-found');
    const text = await metrics.text({ pool: db.poolUse(), backlog: await readBacklog(db) });
    return reply.header('cache-control', 'no-store').type(metrics.contentType).send(text);
  });
}

const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const marksOfProxies = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

// By the socket, not by what a proxy says; and by name, since a name elsewhere may be made to lead here.
function isFromThisMachine(request: FastifyRequest): boolean {
  const name = request.hostname.replace(/^\[(.*)\]$/, '$1');
  return (
    loopback.test(request.socket.remoteAddress ?? '') &&
    (name === 'localhost' || loopback.test(name)) &&
    marksOfProxies.every((header) => request.headers[header] === undefined)
  );
}

function hasToken(request: FastifyRequest, token: string | null): boolean {
  if (token === null) return false;
  return timingSafeEqual(hash(request.headers.authorization ?? ''), hash(`Bearer ${token}`));
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
