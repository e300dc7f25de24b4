import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

const preflightSeconds = 600;

/**
 * Lets pages of the listed origins call the API, compared as whole texts; every other origin gets no header that would let
 * its pages read an answer. Cookies are never accepted. Without origins nothing is registered. Call it after the security
 * headers, so that the answer to a preflight has them too, and before routes must declare their access: the library's
 * own OPTIONS route cannot.
 */
export async function allowOrigins(
  app: FastifyInstance,
  { corsOrigins }: { readonly corsOrigins: readonly string[] },
): Promise<void> {
  if (corsOrigins.length === 0) return;
  const allowed = new Set(corsOrigins);
  await app.register(cors, {
    // A function instead of the list: the library then answers a foreign preflight as an unknown address.
    origin: async (origin: string | undefined) => (origin !== undefined && allowed.has(origin) ? origin : false),
    credentials: false,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'if-match'],
    exposedHeaders: ['link', 'retry-after', 'x-request-id'],
    maxAge: preflightSeconds,
  });
}
