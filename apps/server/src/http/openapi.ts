import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipBytes } from 'node:zlib';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { errorReplySchema } from '@freehold/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod';

// Every route uses this error schema; registering it once keeps the document readable.
if (!z.globalRegistry.has(errorReplySchema)) z.globalRegistry.add(errorReplySchema, { id: 'ErrorReply' });

const descriptionPath = '/api/openapi.json';
// Higher levels save a tenth and block a thread for a second.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/**
 * Serves an OpenAPI description of the routes registered after it at /api/openapi.json, with Swagger UI at /api/docs.
 */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Freehold API',
        version: '1',
        description:
          'Money is Australian dollars as JSON numbers, rates are percent, dates are ISO 8601. Lists take q and cursor in the header X-Search too, written as in a query, so that what is searched for is in no address.',
      },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: browserPolicy,
    theme: { title: 'Freehold API' },
    uiHooks: { onRequest: oneDescription },
    uiConfig: { layout: 'BaseLayout', deepLinking: false, displayRequestDuration: true },
  });
  serveDescription(app);
}

/** The serialised description, generated and compressed once. */
interface Description {
  readonly json: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

function serveDescription(app: FastifyInstance): void {
  let made: Promise<Description> | null = null;
  const options = { config: { access: 'public' as const }, schema: { hide: true }, compress: false as const };
  app.get(descriptionPath, options, async (request, reply) => {
    made ??= describe(app.swagger());
    const description = await made;
    const encoding = encodingFor(request.headers['accept-encoding']);
    reply.header('content-type', 'application/json; charset=utf-8').header('vary', 'accept-encoding');
    if (encoding !== null) reply.header('content-encoding', encoding);
    return reply.send(encoding === null ? description.json : description[encoding]);
  });
}

async function describe(document: object): Promise<Description> {
  const json = Buffer.from(JSON.stringify(document));
  const [br, gzip] = await Promise.all([promisify(brotliCompress)(json, brotli), promisify(gzipBytes)(json)]);
  return { json, br, gzip };
}

function encodingFor(accepted: string | string[] | undefined): 'br' | 'gzip' | null {
  const names = String(accepted ?? '')
    .split(',')
    .map((part) => part.trim());
  return (
    (['br', 'gzip'] as const).find((name) =>
      names.some((part) => part === name || part.startsWith(`${name};q=0.`) || part === `${name};q=1`),
    ) ?? null
  );
}

// Swagger UI serves its own copy of the description, generated anew per visitor; redirect to ours.
function oneDescription(request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  if (/\/(?:json|yaml)$/.test(request.routeOptions.url ?? '')) reply.redirect(descriptionPath);
  else next();
}

// Swagger UI sets style attributes; otherwise the policy is the same as for our pages.
function browserPolicy(policy: string): string {
  const directives = policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && directive !== 'upgrade-insecure-requests')
    .filter((directive) => !directive.startsWith('style-src-attr') && !directive.startsWith('frame-ancestors'));
  return [...directives, "style-src-attr 'unsafe-inline'", "frame-ancestors 'none'"].join('; ');
}
