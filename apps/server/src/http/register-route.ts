import { AppError, errorKinds, errorReplySchema, type Route } from '@freehold/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';
import type { ClientScope } from '../client-scope.ts';
import type { Deps } from '../deps.ts';
import { subjectScope } from './access.ts';
import { authenticate } from './authentication.ts';
import type { LimitName } from './limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required on every API route; a route without it fails to register. */
    access?: Route['access'];
  }
  interface FastifyRequest {
    actor: Actor | null;
    scope: ClientScope | null;
  }
}

/** Where to bind routes, and the options for the next one. */
export interface Binding {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  /** Limit per address, counted before the work; a retry with a stored response does not count. */
  readonly limit?: LimitName;
}

/** Fastify's options for a route: URL, access and schemas. */
export function routeOptions(route: Route, deps: Deps) {
  return {
    method: route.method,
    url: route.path,
    ...(route.largestBodyBytes === undefined ? {} : { bodyLimit: route.largestBodyBytes }),
    config: { access: route.access },
    schema: {
      summary: route.summary,
      tags: [route.path.split('/')[1] ?? 'other'],
      ...(route.access === 'public' ? {} : { security: [{ bearer: [] }] }),
      ...(route.params ? { params: route.params } : {}),
      ...(route.query ? { querystring: route.query } : {}),
      ...(route.body ? { body: route.body } : {}),
      response: { [route.status]: route.reply, ...errorReplies(route) },
    },
    onRequest: async (request: FastifyRequest) => {
      request.actor = await authenticate(deps, route, request);
      if (request.actor) await deps.personLimits.count(request.actor.id, route.method);
    },
    preHandler: async (request: FastifyRequest) => {
      if (route.subject !== undefined) request.scope = scopeOf(request, route.subject);
    },
  };
}

/** Registers a route of the contract; access checks and validation run before the handler. */
export function register(
  { app, deps }: Binding,
  route: Route,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.route({ ...routeOptions(route, deps), handler });
}

function scopeOf(request: FastifyRequest, subject: NonNullable<Route['subject']>): ClientScope {
  if (request.actor === null) throw new AppError('signed-out');
  return subjectScope(request.actor, request, subject);
}

function errorReplies(route: Route): Record<number, typeof errorReplySchema> {
  const always = [
    'invalid-input',
    'malformed-request',
    'too-large',
    'unexpected',
    'unavailable',
    'too-many-requests',
  ] as const;
  const guarded = route.access === 'public' ? [] : (['signed-out', 'not-allowed'] as const);
  const repeated = route.repeat === 'keyed' ? (['already-done'] as const) : [];
  const sensitive = route.needsFreshProof ? (['proof-needed'] as const) : [];
  const statuses = [...always, ...guarded, ...repeated, ...sensitive, ...route.errors].map(
    (code) => errorKinds[code].status,
  );
  return Object.fromEntries(statuses.map((status) => [status, errorReplySchema]));
}
