import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { bucketOf } from './address-bucket.ts';
import type { Secrets } from './secrets.ts';

/** Where a request comes from, for the audit log. */
export interface RequestOrigin {
  /** The session it is made in; null before and without a sign-in. */
  readonly sessionId: string | null;
  readonly addressCode: string;
}

const origins = new AsyncLocalStorage<RequestOrigin>();

/** Where the request being answered comes from; undefined in jobs and commands. */
export function currentOrigin(): RequestOrigin | undefined {
  return origins.getStore();
}

/** Makes the origin of each request known to what it calls. */
export function noteOrigins(app: FastifyInstance, secrets: Secrets): void {
  // After body parsing, since stream events lose the async context.
  app.addHook('preValidation', (request, _reply, done) => {
    origins.run({ sessionId: request.actor?.sessionId ?? null, addressCode: codeOfAddress(secrets, request.ip) }, done);
  });
}

const codeLength = 22;

/** A keyed code of a network address: equal for one IPv4 address or IPv6 /64, of no use without the key. */
export function codeOfAddress(secrets: Secrets, address: string): string {
  return secrets.mac('audit-address', bucketOf(address).key).slice(0, codeLength);
}
