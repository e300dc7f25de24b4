import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Hashes of a built page's inline scripts and styles, computed by the build. */
export interface PageHashes {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

const oneYearSeconds = 31_536_000;

/** CSP of responses that are not pages: nothing may load or frame anything. */
export const closedPolicy = "default-src 'none';frame-ancestors 'none'";

/** CSP of the service worker: it may fetch what pages may. */
export const workerPolicy = "default-src 'none';script-src 'self';connect-src 'self';frame-ancestors 'none'";

/** Frames of a page besides its own content. */
interface PageFrames {
  /** What may show it in a frame, in CSP's words; nothing unless named. */
  readonly ancestors?: readonly string[];
  /** True for a page that shows another of this site in a frame. */
  readonly hasFrames?: boolean;
}

/**
 * CSP of a page with these inline scripts and styles. Style attributes are the one exception: Mantine needs them. Text
 * becomes code only through the page's own Trusted Types policy (apps/web/app/entry.client.tsx).
 */
export function pagePolicy(
  { scriptHashes, styleHashes }: PageHashes,
  { ancestors = ["'none'"], hasFrames = false }: PageFrames = {},
): string {
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
    ...(hasFrames ? ["frame-src 'self'"] : []),
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors.join(' ')}`,
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join(';');
}

/** Headers of every response, by name. */
export const fixedHeaders = {
  'strict-transport-security': `max-age=${oneYearSeconds}`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(),geolocation=(),microphone=(),payment=()',
} as const;

/** The fixed headers with the HSTS subdomain setting applied; even the earliest responses must use these. */
export function fixedHeadersFor({ hasHstsSubdomains }: Pick<Config, 'hasHstsSubdomains'>): Record<string, string> {
  const ofOwnName = fixedHeaders['strict-transport-security'];
  const ofAll = hasHstsSubdomains ? `${ofOwnName}; includeSubDomains` : ofOwnName;
  return { ...fixedHeaders, 'strict-transport-security': ofAll };
}

/** Adds the security headers to every response; pages then set their own CSP. */
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
    // Legacy headers, or covered by the CSP; each would be sent with every file.
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
