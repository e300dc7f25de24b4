import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { errorReplySchema } from '@freehold/contract';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod';

// Every route answers errors in this shape; described once, the document stays readable.
if (!z.globalRegistry.has(errorReplySchema)) z.globalRegistry.add(errorReplySchema, { id: 'ErrorReply' });

/** Describes the routes registered after it as OpenAPI at /api/openapi.json, with a page to browse at /api/docs. */
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
    uiConfig: { layout: 'BaseLayout', deepLinking: false, displayRequestDuration: true },
  });
  app.get('/api/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, async () => app.swagger());
}

// The API browser sets style attributes; everything else is held as on the product's own pages.
function browserPolicy(policy: string): string {
  const directives = policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && directive !== 'upgrade-insecure-requests')
    .filter((directive) => !directive.startsWith('style-src-attr') && !directive.startsWith('frame-ancestors'));
  return [...directives, "style-src-attr 'unsafe-inline'", "frame-ancestors 'none'"].join('; ');
}
