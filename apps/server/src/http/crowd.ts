import { AppError } from '@freehold/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorReply } from './error-handler.ts';

/**
 * How many calls are worked on at a time. So many keep both processor and database busy; with twice as many a crowd gets a tenth
 * fewer answers. Those about accounts wait long for their turn at the hashing of passwords, without working: they have places of
 * their own and take none from others.
 */
export const places = { accounts: 200, others: 64 } as const;

const retryAfterSeconds = 2;
const refusal = new AppError('unavailable', { retryAfterSeconds });

/**
 * Refuses a call as `unavailable` at once while too many others are being answered: those would only get slower, and this
 * one would be answered when nobody waits for it any more. Whether the server lives and can work is always answered.
 */
export function limitCrowd(app: FastifyInstance): void {
  const taken = { accounts: 0, others: 0 };
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/health/')) return;
    const kind = request.url.startsWith('/api/auth/') ? 'accounts' : 'others';
    if (taken[kind] >= places[kind]) {
      refuse(request, reply);
      return;
    }
    taken[kind] += 1;
    reply.raw.once('close', () => {
      taken[kind] -= 1;
    });
  });
}

// Past the framework's way of answering, which takes more than half as long again: in a crowd there are more of these than of all others.
function refuse(request: FastifyRequest, reply: FastifyReply): void {
  const body = JSON.stringify(errorReply(refusal, request.id));
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.writeHead(refusal.status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'retry-after': String(retryAfterSeconds),
  });
  reply.raw.end(request.method === 'HEAD' ? undefined : body);
}
