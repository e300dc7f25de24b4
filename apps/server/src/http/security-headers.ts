import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Hashes of the inline scripts and styles of the built pages, made when they are built. */
export interface PageHashes {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

const oneYearSeconds = 31_536_000;

/** The content security policy, one list of sources a directive. Style attributes are the one exception: the kit needs them. */
export function contentSecurityPolicy({ scriptHashes, styleHashes }: PageHashes): Record<string, string[]> {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scriptHashes)],
    'style-src': ["'self'", ...quoted(styleHashes)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'https:', 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

/** The headers that stand on every answer whatever its kind, by name. */
export const fixedHeaders = {
  'strict-transport-security': `max-age=${oneYearSeconds}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/** The policy of an answer that is no page: nothing may be loaded by it or around it. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Puts the security headers on every answer of the application. */
export async function secureHeaders(app: FastifyInstance, hashes: PageHashes): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(hashes) },
    strictTransportSecurity: { maxAge: oneYearSeconds, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', fixedHeaders['permissions-policy']);
  });
}
