import { AppError, errorKinds, errorReplySchema, type Route } from '@freehold/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';
import type { ClientScope } from '../client-scope.ts';
import type { Reader } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { requireFreshProof } from '../fresh-proof.ts';
import { subjectScope, withReach } from './access.ts';
import type { LimitName } from './limits.ts';

// Public routes that still read the access token: sign-out accepts either token, a mailed link requires the password
// only without a session, and a workbook names the practice to its clients.
const knownCallerPaths: readonly string[] = [
  '/api/auth/logout',
  '/api/auth/verify-email',
  '/api/auth/verify-email/look',
  '/api/auth/confirm-new-email',
  '/api/workbooks/mortgage',
  '/api/workbooks/portfolio',
];
const accountPaths = '/api/auth/';

/**
 * The actor a request may act for under a route's access; null on a public route. Throws AppError `signed-out` without
 * a valid token of a live session, `not-allowed` when the role is insufficient, `second-factor-enrolment-needed` when
 * an admin who must first set up an authenticator app calls anything but their own account, and `proof-needed` as
 * `requireFreshProof` does.
 */
export async function authenticate(
  deps: Pick<Deps, 'findActor' | 'now'>,
  route: Pick<Route, 'access' | 'advisers' | 'needsFreshProof'>,
  request: FastifyRequest,
): Promise<Actor | null> {
  const { access, needsFreshProof } = route;
  const path = request.routeOptions.url ?? '';
  if (access === 'public' && !knownCallerPaths.includes(path)) return null;
  const token = bearerToken(request.headers.authorization);
  const actor = token === null ? null : await deps.findActor(token);
  if (access === 'public') return actor;
  if (actor === null) throw new AppError('signed-out');
  // Set before the role check, so that the log shows who was rejected.
  request.actor = actor;
  if (actor.isSecondFactorNeeded && !path.startsWith(accountPaths)) {
    throw new AppError('second-factor-enrolment-needed');
  }
  if (!isRoleLetIn(route, { role: actor.role, path })) throw new AppError('not-allowed');
  if (needsFreshProof) requireFreshProof(deps, actor);
  return actor;
}

/** An ADVISER is let in where the route says so and to their own account; whose records it is about, `withReach` checks. */
function isRoleLetIn(
  { access, advisers }: Pick<Route, 'access' | 'advisers'>,
  { role, path }: { role: Actor['role']; path: string },
): boolean {
  if (role === 'ADVISER') return advisers !== undefined || (access === 'signed-in' && path.startsWith(accountPaths));
  return role === 'ADMIN' || access !== 'admin';
}

function bearerToken(header: string | undefined): string | null {
  const match = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(header ?? '');
  return match?.[1] ?? null;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required on every API route; a route without it fails to register. */
    access?: Route['access'];
  }
  interface FastifyRequest {
    actor: Actor | null;
    scope: ClientScope | null;
    /** When the caller's access was last decided. */
    decidedAt?: Date;
  }
}

type Decider = Pick<Deps, 'findActor' | 'now'>;

async function decide(deps: Decider, route: Route, request: FastifyRequest): Promise<void> {
  // Before the look-up: what ends while it runs is not known to it.
  const at = deps.now();
  request.actor = await authenticate(deps, route, request);
  request.decidedAt = at;
}

/** Longest that a decision on a write stands, milliseconds: an ordinary body is here sooner, and costs no second one. */
const decisionMs = 500;

function isDecisionOld({ now }: Pick<Deps, 'now'>, { method, access }: Route, { decidedAt }: FastifyRequest): boolean {
  if (method === 'GET' || access === 'public' || decidedAt === undefined) return false;
  return now().getTime() - decidedAt.getTime() >= decisionMs;
}

/**
 * Decides again within the transaction of a write whose work took more than a moment: session, role or reach may have
 * ended meanwhile. Throws AppError as the edge does, and `not-allowed` where the role is another now.
 */
export async function decideAgain(deps: Decider, route: Route, within: Within): Promise<void> {
  const { request, tx } = within;
  const { actor } = request;
  if (actor === null || !isDecisionOld(deps, route, request)) return;
  // On the embedded database the transaction holds the only connection.
  const inside = { ...deps, findActor: (token: string) => deps.findActor(token, tx) };
  const known = await authenticate(inside, route, request);
  if (known?.role !== actor.role) throw new AppError('not-allowed');
  if (route.advisers) await withReach(tx, { actor: known, call: route.advisers }, request);
}

/** A write's request and its transaction. */
interface Within {
  readonly request: FastifyRequest;
  readonly tx: Reader;
}

/** Where to bind routes, and the options for the next one. */
export interface Binding {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  /** Limit per address, counted before the work; a retry with a stored response does not count. */
  readonly limit?: LimitName;
}

/** The response that was sent to the same request before; null where there is none. */
export type SentBefore = (request: FastifyRequest) => Promise<{ readonly body: unknown } | null>;

/** Fastify's options for a route: URL, access and schemas. */
export function routeOptions(route: Route, deps: Deps, sentBefore: SentBefore = async () => null) {
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
      await decide(deps, route, request);
      if (request.actor) await deps.personLimits.count(request.actor.id, route.method);
    },
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { advisers: call } = route;
      // The body may have come half a minute after its headers.
      if (isDecisionOld(deps, route, request)) await decide(deps, route, request);
      try {
        if (request.actor && call)
          request.actor = await withReach(deps.db.kysely, { actor: request.actor, call }, request);
      } catch (error) {
        // A lead that an adviser hands on is out of their reach: a repeat of that write must not read as its failure.
        const sent = call === 'lead-in-path' ? await sentBefore(request) : null;
        if (sent === null) throw error;
        return reply.status(route.status).send(sent.body);
      }
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
