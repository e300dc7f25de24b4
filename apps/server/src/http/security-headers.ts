import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Hashes of the inline scripts and styles of a built page, made when it is built. */
export interface PageHashes {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

const oneYearSeconds = 31_536_000;

/** The policy of an answer that is no page: nothing may be loaded by it or around it. */
export const closedPolicy = "default-src 'none';frame-ancestors 'none'";

/** The policy of the service worker: it may fetch what the pages may. */
export const workerPolicy = "default-src 'none';script-src 'self';connect-src 'self';frame-ancestors 'none'";

/**
 * The policy of a page with these inline parts. Style attributes are the one exception: the kit needs them. Text becomes a program
 * only as the page's own rule says (apps/web/app/trusted-scripts.ts).
 */
export function pagePolicy({ scriptHashes, styleHashes }: PageHashes): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${quoted(scriptHashes)}`,
    `style-src 'self'${quoted(styleHashes)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join(';');
}

/** The headers that stand on every answer whatever its kind, by name. */
export const fixedHeaders = {
  'strict-transport-security': `max-age=${oneYearSeconds}`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/** The fixed headers with what the settings say of subdomains: no answer, however early it is given, may say otherwise. */
export function fixedHeadersFor({ hasHstsSubdomains }: Pick<Config, 'hasHstsSubdomains'>): Record<string, string> {
  const ofOwnName = fixedHeaders['strict-transport-security'];
  const ofAll = hasHstsSubdomains ? `${ofOwnName}; includeSubDomains` : ofOwnName;
  return { ...fixedHeaders, 'strict-transport-security': ofAll };
}

/** Puts the security headers on every answer; a page then sets the policy of its own. */
export async function secureHeaders(
  app: FastifyInstance,
  { hasHstsSubdomains }: Pick<Config, 'hasHstsSubdomains'>,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    strictTransportSecurity: { maxAge: oneYearSeconds, includeSubDomains: hasHstsSubdomains },
    referrerPolicy: { policy: 'same-origin' },
    // Legacy headers, or repeated by the CSP; each would be sent with every file.
    frameguard: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
    xXssProtection: false,
    originAgentCluster: false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', fixedHeaders['permissions-policy']);
  });
}
