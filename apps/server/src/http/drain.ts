import { AppError } from '@freehold/contract';
import type { FastifyInstance } from 'fastify';

/** While connections are open the server goes on answering for this long, so that each learns with an answer to leave. */
const noticeMs = 1_000;
/** How long answers under way, and clients that hang, are waited for after that. */
const drainMs = 5_000;

/** What stands open to callers until the product ends. */
export interface Shutdown {
  isEnding: boolean;
}

/**
 * Prepares an application, before it listens, to end without cutting an answer; gives how to end it. From then on it is not
 * ready for more work, answers what still comes and says with each answer that the connection ends; after that it takes no
 * more, waits for the answers under way and drops whoever hangs. Takes up to six seconds.
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
