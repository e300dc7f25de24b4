import { setImmediate } from 'node:timers/promises';
import { type Access, AppError, type Route } from '@freehold/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { infer as Infer, ZodMiniType } from 'zod/mini';
import { canonicalJson } from '../content-hash.ts';
import { type Tx, transaction } from '../db/transaction.ts';
import type { Secrets } from '../secrets.ts';
import { type CallOf, callOf } from './call.ts';
import { idempotencyKey, type Kept as KeptAnswer, type KeyedWrite, keptFor, once } from './idempotency.ts';
import { type Binding, decideAgain, register, routeOptions, type SentBefore } from './register-route.ts';

export type { Binding } from './register-route.ts';

/** Binds a read-only or idempotent route. */
export function bindRoute<
  P extends ZodMiniType,
  Q extends ZodMiniType,
  B extends ZodMiniType,
  R extends ZodMiniType,
  A extends Access,
>(binding: Binding, route: Route<P, Q, B, R, A>, handle: (call: CallOf<P, Q, B, A>) => Promise<Infer<R>>): void {
  const { deps, limit } = binding;
  register(binding, route, async (request, reply) => {
    if (limit) await deps.limits.consumeFrom(limit, request.ip);
    return reply.status(route.status).send(await handle(callOf(request)));
  });
}

/** A page of a list and the next page's cursor; null at the end. */
export interface ListPage<Items> {
  readonly items: Items;
  readonly next: string | null;
}

/** Binds a list: the response is a bare array, and a `Link` header points to the next page. */
export function bindList<
  P extends ZodMiniType,
  Q extends ZodMiniType,
  B extends ZodMiniType,
  R extends ZodMiniType,
  A extends Access,
>(
  binding: Binding,
  route: Route<P, Q, B, R, A>,
  handle: (call: CallOf<P, Q, B, A>) => Promise<ListPage<Infer<R>>>,
): void {
  register(binding, route, async (request, reply) => {
    const { items, next } = await handle(callOf(request));
    // Serialising a thousand rows takes a while: yield to other requests first.
    await setImmediate();
    if (next !== null) reply.header('link', nextLink(request, next));
    return reply.status(route.status).send(items);
  });
}

/**
 * Binds a write that runs once per Idempotency-Key: its effect and stored response commit together. Without a key every
 * request runs it.
 */
export function bindWrite<
  P extends ZodMiniType,
  Q extends ZodMiniType,
  B extends ZodMiniType,
  R extends ZodMiniType,
  A extends Access,
>(
  binding: Binding,
  route: Route<P, Q, B, R, A>,
  handle: (tx: Tx, call: CallOf<P, Q, B, A>, hasKey: boolean) => Promise<Infer<R>>,
): void {
  bindPreparedWrite<P, Q, B, R, A, undefined, Infer<R>>(binding, route, {
    prepare: async () => undefined,
    perform: (tx, call) => handle(tx, call, call.hasKey),
    answer: async (kept) => kept,
    isKeptAnswer: true,
  });
}

/** A write whose response may be too long to store, and how to rebuild it. */
export interface LongWrite<Call, Reply> extends Remade<Call, Reply, Reply> {
  perform(tx: Tx, call: Call & { readonly hasKey: boolean }): Promise<Reply>;
}

/** Like `bindWrite`, but of a long response only the id is stored; a retry gets a response rebuilt from the record. */
export function bindLongWrite<
  P extends ZodMiniType,
  Q extends ZodMiniType,
  B extends ZodMiniType,
  R extends ZodMiniType,
  A extends Access,
>(
  binding: Binding,
  route: Route<P, Q, B, R, A>,
  { perform, ...remade }: LongWrite<CallOf<P, Q, B, A>, Infer<R>>,
): void {
  bindPreparedWrite<P, Q, B, R, A, undefined, Infer<R>>(binding, route, {
    prepare: async () => undefined,
    perform,
    answer: async (kept) => kept,
    remade,
  });
}

/** How to rebuild a response that was too long to store. */
export interface Remade<Call, Kept, Reply> {
  /** The id of the response's subject. */
  id(kept: Kept): string;
  /** The response for its current state, read from the record. */
  again(id: string, call: Call): Promise<Reply>;
}

/** A write in three steps. */
export interface PreparedWrite<Call, Prepared, Kept, Reply> {
  /** Slow work before the transaction, such as hashing; skipped when a response is already stored. */
  prepare(call: Call): Promise<Prepared>;
  /** The effect, in one transaction; its result is stored for retries. */
  perform(tx: Tx, call: Call & { readonly prepared: Prepared; readonly hasKey: boolean }): Promise<Kept>;
  /** The response, built after the commit and again for each retry; never stored. */
  answer(kept: Kept, call: Call): Promise<Reply>;
  /** Set where a stored value is the response itself, so that a retry gets what was sent and nothing newer. */
  readonly isKeptAnswer?: true;
  /** Set when the value to store may be long. */
  readonly remade?: Remade<Call, Kept, Reply>;
}

/** Binds a keyed write that needs slow work first, or whose response must not be stored. */
export function bindPreparedWrite<
  P extends ZodMiniType,
  Q extends ZodMiniType,
  B extends ZodMiniType,
  R extends ZodMiniType,
  A extends Access,
  Prepared,
  Kept,
>(
  binding: Binding,
  route: Route<P, Q, B, R, A>,
  steps: PreparedWrite<CallOf<P, Q, B, A>, Prepared, Kept, Infer<R>>,
): void {
  const { app, deps, limit } = binding;
  const sentBefore: SentBefore = async (request) => {
    const write = steps.isKeptAnswer ? keyedWrite(route, request, deps.secrets) : null;
    const kept = write && (await keptFor(deps.db, write));
    return kept && 'value' in kept ? { body: kept.value } : null;
  };
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const call: CallOf<P, Q, B, A> = callOf(request);
    const write = keyedWrite(route, request, deps.secrets);
    const repeated = (kept: KeptAnswer) => answerAgain(steps, kept, call);
    const earlier = write && (await keptFor(deps.db, write));
    if (earlier) return send(reply, route, await repeated(earlier));
    if (limit) await deps.limits.consumeFrom(limit, request.ip);
    const prepared = await steps.prepare(call);
    const kept = await transaction(deps.db, async (tx) => {
      const perform = async () => {
        await decideAgain(deps, route, { request, tx });
        return await steps.perform(tx, { ...call, prepared, hasKey: write !== null });
      };
      if (write === null) return { value: await perform() };
      return await once(tx, write, { perform, brief: (value) => steps.remade?.id(value as Kept) });
    });
    return send(reply, route, await repeated(kept));
  };
  app.route({ ...routeOptions(route, deps, sentBefore), handler });
}

function answerAgain<Call, Prepared, Kept, Reply>(
  steps: PreparedWrite<Call, Prepared, Kept, Reply>,
  kept: KeptAnswer,
  call: Call,
): Promise<Reply> {
  if (!('brief' in kept)) return steps.answer(kept.value as Kept, call);
  if (steps.remade === undefined) throw new AppError('already-done');
  return steps.remade.again(String(kept.brief), call);
}

function send(reply: FastifyReply, route: Route, body: unknown): FastifyReply {
  return reply.status(route.status).send(body);
}

function nextLink(request: FastifyRequest, cursor: string): string {
  const url = new URL(request.url, 'http://localhost');
  url.searchParams.set('cursor', cursor);
  return `<${url.pathname}${url.search}>; rel="next"`;
}

function keyedWrite(route: Route, request: FastifyRequest, secrets: Secrets): KeyedWrite | null {
  const key = idempotencyKey(request.headers['idempotency-key']);
  if (key === null) return null;
  return {
    scope: `${route.method} ${route.path} ${request.actor?.id ?? 'public'}`,
    key,
    request: canonicalJson({ params: request.params, query: request.query, body: request.body }),
    secrets,
    afterErasure: route.errors.includes('not-found') ? 'not-found' : 'already-done',
  };
}
