import type { Route } from '@freehold/contract';
import { AppError, errorKinds, errorReplySchema } from '@freehold/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { infer as Infer, ZodMiniType } from 'zod/mini';
import type { Actor } from '../actor.ts';
import { contentHash } from '../content-hash.ts';
import { type Tx, transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { authenticate } from './authentication.ts';
import { idempotencyKey, type KeyedWrite, keptReply, once } from './idempotency.ts';
import type { LimitName } from './limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Present on every route of the API; a route without it does not register. */
    access?: Route['access'];
  }
  interface FastifyRequest {
    actor: Actor | null;
  }
}

/** A validated request, as a handler sees it. */
export interface Call<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly actor: Actor | null;
  /** Address the request came from, after trusted proxies. */
  readonly address: string;
  readonly userAgent: string | null;
}

/** Where routes are bound, and what the next one is bound with. */
export interface Binding {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  /** Limit counted per address before the work; a repeat whose answer is kept does not count. */
  readonly limit?: LimitName;
}

type CallOf<P extends ZodMiniType, Q extends ZodMiniType, B extends ZodMiniType> = Call<Infer<P>, Infer<Q>, Infer<B>>;

/** Binds a route whose effect is safe to repeat, or which only reads. */
export function bindRoute<P extends ZodMiniType, Q extends ZodMiniType, B extends ZodMiniType, R extends ZodMiniType>(
  { app, deps, limit }: Binding,
  route: Route<P, Q, B, R>,
  handle: (call: CallOf<P, Q, B>) => Promise<Infer<R>>,
): void {
  register({ app, deps }, route, async (request, reply) => {
    if (limit) await deps.limits.consume(limit, request.ip);
    return reply.status(route.status).send(await handle(callOf(request)));
  });
}

/**
 * Binds a write that is performed once per Idempotency-Key: its effect and its kept answer commit together. Without a key
 * it runs once per delivery.
 */
export function bindWrite<P extends ZodMiniType, Q extends ZodMiniType, B extends ZodMiniType, R extends ZodMiniType>(
  { app, deps, limit }: Binding,
  route: Route<P, Q, B, R>,
  handle: (tx: Tx, call: CallOf<P, Q, B>, hasKey: boolean) => Promise<Infer<R>>,
): void {
  register({ app, deps }, route, async (request, reply) => {
    const call: CallOf<P, Q, B> = callOf(request);
    const write = keyedWrite(route, request);
    const kept = write && (await keptReply(deps.db, write));
    if (kept) return reply.status(route.status).send(kept.reply);
    if (limit) await deps.limits.consume(limit, request.ip);
    const answer = await transaction(deps.db, (tx) => {
      if (write === null) return handle(tx, call, false);
      return once(tx, write, () => handle(tx, call, true)).then(({ reply: first }) => first);
    });
    return reply.status(route.status).send(answer);
  });
}

function register(
  { app, deps }: Binding,
  route: Route,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.route({
    method: route.method,
    url: route.path,
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
    onRequest: async (request) => {
      request.actor = await authenticate(deps.findActor, route.access, request);
    },
    handler,
  });
}

function errorReplies(route: Route): Record<number, typeof errorReplySchema> {
  const always = ['invalid-input', 'malformed-request', 'too-large', 'unexpected', 'unavailable'] as const;
  const guarded = route.access === 'public' ? [] : (['signed-out', 'not-allowed'] as const);
  const statuses = [...always, ...guarded, ...route.errors].map((code) => errorKinds[code].status);
  return Object.fromEntries(statuses.map((status) => [status, errorReplySchema]));
}

function callOf<Params, Query, Body>(request: FastifyRequest): Call<Params, Query, Body> {
  return {
    params: request.params as Params,
    query: request.query as Query,
    body: request.body as Body,
    actor: request.actor,
    address: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
  };
}

function keyedWrite(route: Route, request: FastifyRequest): KeyedWrite | null {
  const key = idempotencyKey(request.headers['idempotency-key']);
  if (key === null) return null;
  if (route.repeat !== 'keyed') throw new AppError('unexpected');
  return {
    scope: `${route.method} ${route.path} ${request.actor?.id ?? 'public'}`,
    key,
    requestHash: contentHash({ params: request.params, query: request.query, body: request.body }),
  };
}
