import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { AppError } from '@freehold/contract';
import type { Deps } from '../deps.ts';
import { readableBy } from './cross-origin.ts';
import type { Door } from './drain.ts';
import { errorReply } from './error-handler.ts';
import { closedPolicy, fixedHeaders } from './security-headers.ts';

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
 * one would be answered when nobody waits for it any more. Whether the server lives and can work is always answered, and so are
 * pages and files. Stands before the framework, whose way to a refusal takes twice as long: in a crowd there are more of these
 * than of all others.
 */
export function limitCrowd(answer: RequestListener, deps: Deps, door: Door): RequestListener {
  const taken = { accounts: 0, others: 0 };
  return (request, response) => {
    const kind = kindOf(request);
    if (kind !== null && taken[kind] >= places[kind]) {
      refuse({ request, response }, deps, door);
      return;
    }
    if (kind !== null) {
      taken[kind] += 1;
      response.once('close', () => {
        taken[kind] -= 1;
      });
    }
    answer(request, response);
  };
}

/** Whose places a call takes; none for a page, a file, the server's own health and a browser's question before a call. */
function kindOf({ method, url = '' }: IncomingMessage): keyof typeof places | null {
  // An address of the API can be written with escapes; those of pages and files have none.
  const isCall = url.startsWith('/api/') || url.split('?', 1)[0]?.includes('%') === true;
  if (!isCall || method === 'OPTIONS' || url.startsWith('/api/health/')) return null;
  return url.startsWith('/api/auth/') ? 'accounts' : 'others';
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

function refuse({ request, response }: Exchange, { config, log, metrics }: Deps, door: Door): void {
  const requestId = randomUUID();
  const method = request.method ?? '';
  const body = JSON.stringify(errorReply(refusal, requestId));
  response.writeHead(refusal.status, {
    ...fixedHeaders,
    ...readableBy(request.headers.origin, config.corsOrigins),
    ...(door.isEnding ? { connection: 'close' } : {}),
    'content-security-policy': closedPolicy,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'retry-after': String(retryAfterSeconds),
    'x-request-id': requestId,
  });
  response.end(method === 'HEAD' ? undefined : body);
  log.info({ requestId, method, route: '(crowd)', status: refusal.status, ms: 0, actorId: null }, 'request');
  metrics.requestAnswered({ method, route: '(crowd)', status: refusal.status, seconds: 0 });
}
