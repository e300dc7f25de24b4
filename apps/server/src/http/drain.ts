import { AppError } from '@freehold/contract';
import type { FastifyInstance } from 'fastify';

/** While connections are open the server goes on answering for this long, so that each learns with an answer to leave. */
const goodbyeMs = 1_000;
/** How long answers under way, and clients that hang, are waited for after that. */
const patienceMs = 5_000;

/** What stands open to callers until the product ends. */
export interface Door {
  isEnding: boolean;
}

/**
 * Prepares an application, before it listens, to end without cutting an answer; gives how to end it. From then on it is not
 * ready for more work, answers what still comes and says with each answer that the connection ends; after that it takes no
 * more, waits for the answers under way and drops whoever hangs. Takes up to six seconds.
 */
export function endingGently(app: FastifyInstance, door: Door): () => Promise<void> {
  app.addHook('onRequest', async (request) => {
    if (door.isEnding && request.url === '/api/health/ready')
      throw new AppError('unavailable', { retryAfterSeconds: 5 });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (door.isEnding) reply.header('connection', 'close');
  });
  return async () => {
    door.isEnding = true;
    if (await hasConnections(app)) await new Promise((resolve) => setTimeout(resolve, goodbyeMs));
    const patience = setTimeout(() => app.server.closeAllConnections(), patienceMs);
    await app.close();
    clearTimeout(patience);
  };
}

function hasConnections(app: FastifyInstance): Promise<boolean> {
  return new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count > 0)));
  });
}
