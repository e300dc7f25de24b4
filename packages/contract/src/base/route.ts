import type { ZodMiniType } from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/** Access to a route; `admin` lets in an ADVISER only where the route says so. There is no default: a route without it does not compile. */
export type Access = 'public' | 'signed-in' | 'self-or-admin' | 'admin';

/**
 * How a write handles a repeated delivery. `keyed`: the Idempotency-Key makes it one effect with one response;
 * `natural`: running it again has the same effect; `never`: the response must not be stored (it holds a token).
 */
export type Repeat = 'keyed' | 'natural' | 'never';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Where a call names its client. */
export type Subject = 'params.id' | 'query.userId' | 'body.userId';

/**
 * What a call of an ADVISER is about: `nobody` in particular (their own account, or a list that holds only what is
 * theirs), a client named in the path, as `userId` or as `clientId`, or a lead named in the path.
 */
export type AdvisersCall = 'nobody' | 'client-in-path' | 'client-as-user-id' | 'client-as-client-id' | 'lead-in-path';

/** A route of the API: everything that server, browser, tests and the published description need to know. */
export interface Route<
  Params extends ZodMiniType = ZodMiniType,
  Query extends ZodMiniType = ZodMiniType,
  Body extends ZodMiniType = ZodMiniType,
  Reply extends ZodMiniType = ZodMiniType,
  Reach extends Access = Access,
> {
  readonly method: Method;
  /** Path below /api, parameters as `:name`. */
  readonly path: `/${string}`;
  readonly access: Reach;
  /** On `self-or-admin` routes only: whose records the call is about. */
  readonly subject?: Subject;
  /**
   * ADVISERs may call it, and the server holds them to their own clients and leads. Without it they are refused, as on
   * every route of the practice.
   */
  readonly advisers?: AdvisersCall;
  /** The route exists only where the diagnostics setting is on. */
  readonly onlyWithDiagnostics?: true;
  /** A sensitive act: refused with `proof-needed` when password or code were last given more than five minutes ago. */
  readonly needsFreshProof?: true;
  readonly repeat: Repeat;
  /** Largest body, where the 256 kB of all others are too few or too many. */
  readonly largestBodyBytes?: number;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /**
   * Loose on purpose: an open tab of an older build must not fail on a field added since. The server drops what is not
   * named.
   */
  readonly reply: Reply;
  /** Status of a successful answer. */
  readonly status: 200 | 201 | 204;
  /** Error codes besides those that every route may answer. */
  readonly errors: readonly ErrorCode[];
}

/** The route as given, with its schema types and its access kept. */
export function defineRoute<
  Params extends ZodMiniType,
  Query extends ZodMiniType,
  Body extends ZodMiniType,
  Reply extends ZodMiniType,
  const Reach extends Access,
>(
  route: Route<Params, Query, Body, Reply, Reach> &
    (Reach extends 'self-or-admin' ? { readonly subject: Subject } : { readonly subject?: never }),
): Route<Params, Query, Body, Reply, Reach> {
  return route;
}
