import type { FastifyInstance } from 'fastify';

/**
 * Makes the registration of a route that does not declare who may call it fail at start. Files and the API's own
 * description are served by plugins that cannot declare it; they are named here and public.
 */
export function refuseUndeclaredRoutes(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const isPublicFile = route.url === '/*' || route.url.startsWith('/api/docs');
    if (route.config?.access === undefined && !isPublicFile) {
      throw new Error(`Route ${String(route.method)} ${route.url} does not declare its access`);
    }
  });
}
