import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { bucketOf } from './address-bucket.ts';
import type { Secrets } from './secrets.ts';

/** Origin of a request, for the audit log. */
export interface RequestOrigin {
  /** The session of the request; null when signed out. */
  readonly sessionId: string | null;
  readonly addressCode: string;
}

const origins = new AsyncLocalStorage<RequestOrigin>();

/** Origin of the current request; undefined in jobs and commands. */
export function currentOrigin(): RequestOrigin | undefined {
  return origins.getStore();
}

/** Makes each request's origin available to the code it runs. */
export function noteOrigins(app: FastifyInstance, secrets: Secrets): void {
  // After body parsing, since stream events lose the async context.
  app.addHook('preValidation', (request, _reply, done) => {
    origins.run({ sessionId: request.actor?.sessionId ?? null, addressCode: codeOfAddress(secrets, request.ip) }, done);
  });
}

const codeLength = 22;

/** A keyed code of a network address: equal within one IPv4 address or IPv6 /64, useless without the key. */
export function codeOfAddress(secrets: Secrets, address: string): string {
  return secrets.mac('audit-address', bucketOf(address).key).slice(0, codeLength);
}
