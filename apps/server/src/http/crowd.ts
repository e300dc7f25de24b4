import { AppError } from '@freehold/contract';
import type { FastifyInstance } from 'fastify';

/**
 * How many calls are worked on at a time. So many keep both processor and database busy. Those about accounts wait long for
 * their turn at the hashing of passwords, without working: they have places of their own and take none from others.
 */
export const places = { accounts: 200, others: 120 } as const;

/**
 * Refuses a call as `unavailable` at once while too many others are being answered: those would only get slower, and this
 * one would be answered when nobody waits for it any more. Whether the server lives and can work is always answered.
 */
export function limitCrowd(app: FastifyInstance): void {
  const taken = { accounts: 0, others: 0 };
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/health/')) return;
    const kind = request.url.startsWith('/api/auth/') ? 'accounts' : 'others';
    if (taken[kind] >= places[kind]) throw new AppError('unavailable', { retryAfterSeconds: 2 });
    taken[kind] += 1;
    reply.raw.once('close', () => {
      taken[kind] -= 1;
    });
  });
}
