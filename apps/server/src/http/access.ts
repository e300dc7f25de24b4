import { type AdvisersCall, AppError, type Subject } from '@freehold/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';
import type { ClientScope } from '../client-scope.ts';
import { leadInReach } from '../db/reach.ts';
import type { Reader } from '../db/transaction.ts';

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
 * The actor of an ADVISER's call with the client it may reach. Throws AppError `not-found` alike for the client or lead
 * of another adviser and one that does not exist. Everyone else comes back as given.
 */
export async function withReach(
  reader: Reader,
  { actor, call }: { actor: Actor; call: AdvisersCall },
  request: FastifyRequest,
): Promise<Actor> {
  if (actor.role !== 'ADVISER' || call === 'nobody') return actor;
  const named = namedIn(request, call);
  if (named === null) throw new AppError('not-found');
  if (call === 'lead-in-path') {
    if (!(await isLeadInReach(reader, { adviserId: actor.id, leadId: named }))) throw new AppError('not-found');
    return actor;
  }
  return await reachingClient(reader, actor, named);
}

/** The actor of a call about a client, whom an ADVISER reaches if they are theirs. Throws AppError `not-found` otherwise. */
export async function reachingClient(reader: Reader, actor: Actor, clientId: string): Promise<Actor> {
  if (actor.role !== 'ADVISER') return actor;
  if (!(await isClientOf(reader, { adviserId: actor.id, clientId }))) throw new AppError('not-found');
  return { ...actor, clientInReach: clientId };
}

function namedIn(request: FastifyRequest, call: Exclude<AdvisersCall, 'nobody'>): string | null {
  const name = call === 'client-as-user-id' ? 'userId' : 'clientId';
  const isInPath = call === 'client-in-path' || call === 'lead-in-path';
  const found = isInPath ? partOf(request.params, 'id') : (partOf(request.query, name) ?? partOf(request.body, name));
  // PostgreSQL accepts UUIDs in either case.
  return typeof found === 'string' ? found.toLowerCase() : null;
}

function partOf(holder: unknown, name: string): unknown {
  return isRecord(holder) ? holder[name] : undefined;
}

async function isClientOf(reader: Reader, { adviserId, clientId }: { adviserId: string; clientId: string }) {
  const row = await reader
    .selectFrom('client_advisers')
    .select('since')
    .where('client_id', '=', clientId)
    .where('adviser_id', '=', adviserId)
    .executeTakeFirst();
  return row !== undefined;
}

async function isLeadInReach(reader: Reader, { adviserId, leadId }: { adviserId: string; leadId: string }) {
  const row = await reader
    .selectFrom('leads')
    .select('id')
    .where('id', '=', leadId)
    .where(leadInReach(adviserId))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The scope of the client a call names: clients reach only their own, an ADMIN any, an ADVISER the one that
 * `withReach` found to be theirs. Defaults to the actor's own. Throws AppError `not-found` for someone else's, as
 * for a client that does not exist.
 */
export function scopeFor(actor: Actor, profileId: string = actor.id): ClientScope {
  // PostgreSQL accepts UUIDs in either case.
  const id = profileId.toLowerCase();
  if (!isReachable(actor, id)) throw new AppError('not-found');
  return grant(id);
}

function isReachable({ id, role, clientInReach }: Actor, profileId: string): boolean {
  if (role === 'ADVISER') return profileId === clientInReach;
  return role === 'ADMIN' || profileId === id;
}

/**
 * The scope that a validated request of a `self-or-admin` route needs. Throws AppError `not-found` as `scopeFor` does.
 */
export function subjectScope(actor: Actor, request: FastifyRequest, subject: Subject): ClientScope {
  const [part, name] = subject === 'params.id' ? (['params', 'id'] as const) : splitSubject(subject);
  const id = partOf(request[part], name);
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
