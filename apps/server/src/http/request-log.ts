import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { codeOfAddress } from '../request-origin.ts';

/** Logs one line per request: route, outcome, caller and duration. Never the raw path, query or body. */
export function logRequests(app: FastifyInstance, { log, secrets }: Pick<Deps, 'log' | 'secrets'>): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        actorId: request.actor?.id ?? null,
        sessionId: request.actor?.sessionId ?? null,
        addressCode: codeOfAddress(secrets, request.ip),
      },
      'request',
    );
  });
}
