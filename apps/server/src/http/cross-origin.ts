import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

const preflightSeconds = 600;
const exposedHeaders = ['content-disposition', 'link', 'retry-after', 'x-request-id'];

/**
 * Lets pages of the listed origins call the API (exact match); other origins get no header that would let their pages
 * read a response. Cookies are never accepted, so a device that signs in from another origin is not recognised.
 * Registers nothing without origins. Call it after the security headers, so that preflight responses get them, and
 * before routes must declare their access: the library's own OPTIONS route cannot.
 */
export async function allowOrigins(
  app: FastifyInstance,
  { corsOrigins }: { readonly corsOrigins: readonly string[] },
): Promise<void> {
  if (corsOrigins.length === 0) return;
  const allowed = new Set(corsOrigins);
  await app.register(cors, {
    // A function rather than a list: the library then answers foreign preflights with 404.
    origin: async (origin: string | undefined) => (origin !== undefined && allowed.has(origin) ? origin : false),
    credentials: false,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'if-match', 'x-search'],
    exposedHeaders,
    maxAge: preflightSeconds,
  });
}

/** The headers that let pages of a listed origin read a response sent outside the framework; none for other origins. */
export function readableBy(
  origin: string | undefined,
  corsOrigins: readonly string[],
): Readonly<Record<string, string>> {
  if (origin === undefined || !corsOrigins.includes(origin)) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': exposedHeaders.join(', '),
    vary: 'Origin',
  };
}
