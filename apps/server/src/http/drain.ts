import { AppError } from '@freehold/contract';
import type { FastifyInstance } from 'fastify';

/** With connections open, the server keeps responding for this long, so that each client gets a `Connection: close`. */
const noticeMs = 1_000;
/** How long to then wait for responses under way and hanging clients. */
const drainMs = 5_000;

/** Shutdown state, shared with the request handlers. */
export interface Shutdown {
  isEnding: boolean;
}

/**
 * Prepares an application, before it listens, for graceful shutdown; returns the function that starts it. First,
 * readiness fails while requests are still served with `Connection: close`; then it stops accepting connections, drains
 * responses under way and drops clients that hang. Takes up to six seconds.
 */
export function gracefulShutdown(app: FastifyInstance, shutdown: Shutdown): () => Promise<void> {
  app.addHook('onRequest', async (request) => {
    if (shutdown.isEnding && request.url === '/api/health/ready')
      throw new AppError('unavailable', { retryAfterSeconds: 5 });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (shutdown.isEnding) reply.header('connection', 'close');
  });
  return async () => {
    shutdown.isEnding = true;
    if (await hasConnections(app)) await new Promise((resolve) => setTimeout(resolve, noticeMs));
    const deadline = setTimeout(() => app.server.closeAllConnections(), drainMs);
    await app.close();
    clearTimeout(deadline);
  };
}

function hasConnections(app: FastifyInstance): Promise<boolean> {
  return new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count > 0)));
  });
}
