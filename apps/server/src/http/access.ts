import { AppError, type Subject } from '@freehold/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';
import type { ClientScope } from '../client-scope.ts';

/**
 * Makes a route that does not declare its access fail to register at start. Plugins that serve files and the API's own
 * description cannot declare it; they are listed here and public.
 */
export function refuseUndeclaredRoutes(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const isPublicFile = route.url === '/*' || route.url.startsWith('/api/docs');
    if (route.config?.access === undefined && !isPublicFile) {
      throw new Error(`Route ${String(route.method)} ${route.url} does not declare its access`);
    }
  });
}

/**
 * The scope of the client a call names: clients reach only their own, an ADMIN any. Defaults to the actor's own. Throws
 * AppError `not-found` for someone else's, as for a client that does not exist.
 */
export function scopeFor(actor: Actor, profileId: string = actor.id): ClientScope {
  // PostgreSQL accepts UUIDs in either case.
  const id = profileId.toLowerCase();
  if (actor.role !== 'ADMIN' && id !== actor.id) throw new AppError('not-found');
  return grant(id);
}

/**
 * The scope that a validated request of a `self-or-admin` route needs. Throws AppError `not-found` as `scopeFor` does.
 */
export function subjectScope(actor: Actor, request: FastifyRequest, subject: Subject): ClientScope {
  const [part, name] = subject === 'params.id' ? (['params', 'id'] as const) : splitSubject(subject);
  const holder: unknown = request[part];
  const id = isRecord(holder) ? holder[name] : undefined;
  if (typeof id !== 'string') throw new AppError('not-found');
  return scopeFor(actor, id);
}

function splitSubject(subject: 'query.userId' | 'body.userId'): ['query' | 'body', 'userId'] {
  return [subject === 'query.userId' ? 'query' : 'body', 'userId'];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

// The only place that casts to the branded type.
function grant(profileId: string): ClientScope {
  return { profileId } as ClientScope;
}
