import { AppError } from '@freehold/contract';
import type { FastifyInstance } from 'fastify';

/** While connections are open the server goes on answering for this long, so that each learns with an answer to leave. */
const goodbyeMs = 1_000;
/** How long answers under way, and clients that hang, are waited for after that. */
const patienceMs = 5_000;

/**
 * Prepares an application, before it listens, to end without cutting an answer; gives how to end it. From then on it is not
 * ready for more work, answers what still comes and says with each answer that the connection ends; after that it takes no
 * more, waits for the answers under way and drops whoever hangs. Takes up to six seconds.
 */
export function endingGently(app: FastifyInstance): () => Promise<void> {
  let isEnding = false;
  app.addHook('onRequest', async (request, reply) => {
    if (!isEnding) return;
    // Here already, for what is refused past the framework (crowd.ts).
    reply.header('connection', 'close');
    if (request.url === '/api/health/ready') throw new AppError('unavailable', { retryAfterSeconds: 5 });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isEnding) reply.header('connection', 'close');
  });
  return async () => {
    isEnding = true;
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
