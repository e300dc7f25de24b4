import type { ZodMiniType } from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/** Who may call a route. There is no default: a route without it does not compile. */
export type Access = 'public' | 'signed-in' | 'self-or-admin' | 'admin';

/**
 * What a repeated delivery of a write does. `keyed`: the Idempotency-Key makes it one effect with one answer; `natural`:
 * the effect is the same however often it runs; `never`: the answer must not be remembered (it holds a token).
 */
export type Repeat = 'keyed' | 'natural' | 'never';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of the API: everything that server, browser, tests and the published description need to know about it. */
export interface Route<
  Params extends ZodMiniType = ZodMiniType,
  Query extends ZodMiniType = ZodMiniType,
  Body extends ZodMiniType = ZodMiniType,
  Reply extends ZodMiniType = ZodMiniType,
> {
  readonly method: Method;
  /** Path below /api, parameters as `:name`. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly repeat: Repeat;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Loose on purpose: an open tab of an older build must not fail on a field added since. The server drops what is not named. */
  readonly reply: Reply;
  /** Status of a successful answer. */
  readonly status: 200 | 201 | 204;
  /** Error codes besides those that every route may answer. */
  readonly errors: readonly ErrorCode[];
}

/** The route as given, with its schema types kept. */
export function defineRoute<
  Params extends ZodMiniType,
  Query extends ZodMiniType,
  Body extends ZodMiniType,
  Reply extends ZodMiniType,
>(route: Route<Params, Query, Body, Reply>): Route<Params, Query, Body, Reply> {
  return route;
}
